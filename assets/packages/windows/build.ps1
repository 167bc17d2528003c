# The game for Windows: a folder to unpack anywhere, and an installer. From the top of the checkout, in PowerShell:
#
#     assets\packages\windows\build.ps1
#
# Needs Rust's toolchain for MSVC, NSIS 3 (makensis) and ImageMagick (magick), for the icon. Not run on Windows yet: the installer's
# script has been compiled on Debian, this one not at all. The program has no icon of its own in Explorer.
$ErrorActionPreference = "Stop"
$version = (Select-String -Path Cargo.toml -Pattern '^version = "(.*)"$').Matches[0].Groups[1].Value
$out = "target\packages"
$folder = "$out\junkyard-bots-$version-windows"

cargo build --profile dist --locked
if ($LASTEXITCODE -ne 0) { throw "the game was not built" }
New-Item -ItemType Directory -Force $folder | Out-Null
Copy-Item target\dist\junkyard-bots.exe $folder
Copy-Item LICENSE "$folder\LICENSE.txt"
Copy-Item assets\packages\licences\licences.txt $folder
$icons = 16, 24, 32, 48, 64, 128, 256 | ForEach-Object { "assets\packages\icons\$_.png" }
magick $icons "$folder\junkyard-bots.ico"
if ($LASTEXITCODE -ne 0) { throw "the icon was not made" }
Compress-Archive -Force -Path $folder -DestinationPath "$folder.zip"
makensis "-DVERSION=$version" "-DFILES=$((Resolve-Path $folder).Path)" assets\packages\windows\junkyard-bots.nsi
if ($LASTEXITCODE -ne 0) { throw "the installer was not made" }
