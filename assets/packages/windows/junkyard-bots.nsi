; The installer for Windows, made by NSIS 3: see build.ps1 beside it.
;
; For one user, without administrator's rights. Saved games (*.junkyard.ron, *.robotics.ron, *.scrapyard.ron, *.engineers.ron) get an
; "open with"; Windows knows endings after the last dot alone, so that .ron as a whole is offered to the program and not taken from
; another one.

Unicode true
!include MUI2.nsh

!ifndef VERSION
  !error "say which version: makensis -DVERSION=0.1.0 -DFILES=folder"
!endif

Name "Junkyard Bots"
OutFile "${FILES}\junkyard-bots-${VERSION}-windows-setup.exe"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Junkyard Bots"
InstallDirRegKey HKCU "Software\Junkyard Bots" "Folder"
SetCompressor /SOLID lzma

!define MUI_ICON "${FILES}\junkyard-bots.ico"
!define GONE "Software\Microsoft\Windows\CurrentVersion\Uninstall\Junkyard Bots"
!define CLASSES "Software\Classes"

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Spanish"

Section
  SetOutPath "$INSTDIR"
  File "${FILES}\junkyard-bots.exe"
  File "${FILES}\junkyard-bots.ico"
  File "${FILES}\LICENSE.txt"
  File "${FILES}\licences.txt"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Junkyard Bots.lnk" "$INSTDIR\junkyard-bots.exe" "" "$INSTDIR\junkyard-bots.ico"
  WriteRegStr HKCU "Software\Junkyard Bots" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${CLASSES}\JunkyardBots.Game" "" "Junkyard Bots"
  WriteRegStr HKCU "${CLASSES}\JunkyardBots.Game\DefaultIcon" "" "$INSTDIR\junkyard-bots.ico"
  WriteRegStr HKCU "${CLASSES}\JunkyardBots.Game\shell\open\command" "" '"$INSTDIR\junkyard-bots.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\.ron\OpenWithProgids" "JunkyardBots.Game" ""
  WriteRegStr HKCU "${GONE}" "DisplayName" "Junkyard Bots"
  WriteRegStr HKCU "${GONE}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${GONE}" "DisplayIcon" "$INSTDIR\junkyard-bots.ico"
  WriteRegStr HKCU "${GONE}" "UninstallString" '"$INSTDIR\uninstall.exe"'
SectionEnd

; Saved games and settings stay.
Section "Uninstall"
  Delete "$INSTDIR\junkyard-bots.exe"
  Delete "$INSTDIR\junkyard-bots.ico"
  Delete "$INSTDIR\LICENSE.txt"
  Delete "$INSTDIR\licences.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Junkyard Bots.lnk"
  DeleteRegValue HKCU "${CLASSES}\.ron\OpenWithProgids" "JunkyardBots.Game"
  DeleteRegKey HKCU "${CLASSES}\JunkyardBots.Game"
  DeleteRegKey HKCU "${GONE}"
  DeleteRegKey HKCU "Software\Junkyard Bots"
SectionEnd
