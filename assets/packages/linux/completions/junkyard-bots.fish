# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_junkyard_bots_global_optspecs
    string join \n h/help V/version
end

function __fish_junkyard_bots_needs_command
    # Figure out if the current invocation already has a command.
    set -l cmd (commandline -opc)
    set -e cmd[1]
    argparse -s (__fish_junkyard_bots_global_optspecs) -- $cmd 2>/dev/null
    or return
    if set -q argv[1]
        # Also print the command, so this can be used to figure out what it is.
        echo $argv[1]
        return 1
    end
    return 0
end

function __fish_junkyard_bots_using_subcommand
    set -l cmd (__fish_junkyard_bots_needs_command)
    test -z "$cmd"
    and return 1
    contains -- $cmd[1] $argv
end

complete -c junkyard-bots -n "__fish_junkyard_bots_needs_command" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c junkyard-bots -n "__fish_junkyard_bots_needs_command" -s V -l version -d 'Print version'
complete -c junkyard-bots -n "__fish_junkyard_bots_needs_command" -a "simulate" -d 'Play games between computer players and print what happened in them'
complete -c junkyard-bots -n "__fish_junkyard_bots_needs_command" -a "balance" -d 'Measure what a tile set plays like against what it should, or search for a better one'
complete -c junkyard-bots -n "__fish_junkyard_bots_needs_command" -a "train" -d 'Make computer players better by playing'
complete -c junkyard-bots -n "__fish_junkyard_bots_needs_command" -a "puzzles" -d 'Find puzzles, prove a book of them, or print the puzzle of a day'
complete -c junkyard-bots -n "__fish_junkyard_bots_needs_command" -a "check" -d 'Say what a saved game is, or what is wrong with it'
complete -c junkyard-bots -n "__fish_junkyard_bots_needs_command" -a "replay" -d 'Play a saved game\'s history again and say whether it leads to its table'
complete -c junkyard-bots -n "__fish_junkyard_bots_needs_command" -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand simulate" -l game -d 'Game to play; the first of them if nothing else is said, and with --from that of the file' -r -f -a "junkyard-bots\t''
robotics\t''
scrapyard\t''
engineers\t''"
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand simulate" -l games -d 'Number of games to play' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand simulate" -l seats -d 'Seats at each table; as many as the game can have if nothing else is said' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand simulate" -l players -d 'Computer players in the order of the seats: random, rusty, tidy, cog, titan. Repeated if fewer than the seats' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand simulate" -l seed -d 'Seed of the first game; the games count up from it' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand simulate" -l from -d 'A saved game that every game goes on from, each with another random stream' -r -F
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand simulate" -l tiles -d 'The tiles to play with: the name of a tile set, such as standard, or a file, of which assets/games/junkyard_bots/tile_sets/README.md says what it has' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand simulate" -l data -d 'The file with the counters, prices and orders to play with, written like assets/games/robotics/data.ron' -r -F
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand simulate" -l orders-to-win -d 'Number of sold orders that wins, 2 to 5 (16.6)' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand simulate" -l credits-to-win -d 'Credits that win, 5000 to 20000 in thousands (16.6)' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand simulate" -l cards -d 'The file with the cards, maps and numbers to play with, written like assets/games/scrapyard/data.ron' -r -F
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand simulate" -l line -d 'Line of the time track, 20 or 30 (12.2)' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand simulate" -l crusher-from -d 'Round in which the crusher starts: 6, 8 or 10 (12.3)' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand simulate" -l set -d 'The file with the things, machines and maze tiles to play with, written like assets/games/engineers/data.ron' -r -F
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand simulate" -l target -d 'Points at which a game ends: 150, 250 or 400 (2.10)' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand simulate" -l round-limit -d 'Rounds after which a game ends (18.2); 30, 55 or 80 by the target if not said' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand simulate" -l notebook -d 'Notebook: bought, free, or not in the game (17.1)' -r -f -a "bought\t'A team may buy one in its first turn'
free\t'Every team has one'
none\t'Nobody has one'"
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand simulate" -l save -d 'Keep every game as a saved game in this folder' -r -F
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand simulate" -l rotate -d 'Play each seed once for each seat, the players a seat further every time'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand simulate" -l crystal-moves-on -d 'Play with the rule option "Crystal moves on": an owner of the boost crystal who is tied for the fastest gives it to another of the tied (8.4)'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand simulate" -l stored-saboteur -d 'Play with the rule option "Stored saboteur" (16.1)'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand simulate" -l warning-control -d 'Play with the rule option "Warning control" (16.2)'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand simulate" -l auction-every-round -d 'Play with the rule option "Auction every round" (16.3)'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand simulate" -l even-start -d 'Play with the rule option "Even start" (16.4)'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand simulate" -l last-bell -d 'Play with the rule option "Last bell" (16.5)'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand simulate" -l hidden-hands -d 'Play with the rule option "Hidden hands" (12.1)'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand simulate" -l no-trading -d 'Play without trades and auctions (2.10)'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand simulate" -l open-table -d 'Play with an open table (21.1)'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand simulate" -l replace -d 'Replace a file that is there already. Without this the tool refuses to begin'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand simulate" -l json -d 'Print JSON instead of text'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand simulate" -l check-saves -d 'After every action save the game, load it and save it again: it must be the same bytes, and proved'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand simulate" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand balance" -l tiles -d 'The tiles to begin with: the name of a tile set, such as standard, or a file' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand balance" -l player -d 'Computer players in the games' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand balance" -l games -d 'Games of each number of seats, for each tile set that is measured' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand balance" -l restricted -d 'Games of two for each part of the game that a player goes without; 0 leaves them out' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand balance" -l seed -d 'The seed of the first game and of the search' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand balance" -l steps -d 'Steps of the search; 0 only measures' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand balance" -l tries -d 'Varied tile sets that are tried in each step' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand balance" -l out -d 'File for the tile set with its statistics or, in a search, for the best set so far, written after every step' -r -F
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand balance" -l replace -d 'Replace a file that is there already. Without this the tool refuses to begin'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand balance" -s h -l help -d 'Print help'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand train; and not __fish_seen_subcommand_from preferences value calibration help" -s h -l help -d 'Print help'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand train; and not __fish_seen_subcommand_from preferences value calibration help" -f -a "preferences" -d 'Preferences of Cog or Titan, by an evolution strategy'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand train; and not __fish_seen_subcommand_from preferences value calibration help" -f -a "value" -d 'Chance that a seat wins, learned from games'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand train; and not __fish_seen_subcommand_from preferences value calibration help" -f -a "calibration" -d 'Accuracy of the chances that `replay --analyse` gives'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand train; and not __fish_seen_subcommand_from preferences value calibration help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand train; and __fish_seen_subcommand_from preferences" -l player -d 'Player to train: cog or titan. Preferences are tried without looking ahead' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand train; and __fish_seen_subcommand_from preferences" -l from -d 'Preferences to begin with, a file like `assets/games/junkyard_bots/opponents/cog.ron`; the player\'s own if nothing else is said' -r -F
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand train; and __fish_seen_subcommand_from preferences" -l rival -d 'The preferences of the Cogs to play against; Cog\'s own if nothing else is said' -r -F
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand train; and __fish_seen_subcommand_from preferences" -l tiles -d 'The tiles to play with: the name of a tile set, such as standard, or a file' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand train; and __fish_seen_subcommand_from preferences" -l generations -d 'Generations' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand train; and __fish_seen_subcommand_from preferences" -l games-of-two -d 'Games of two that each variation plays in a generation' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand train; and __fish_seen_subcommand_from preferences" -l games-of-four -d 'Games of four that each variation plays in a generation, one against three' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand train; and __fish_seen_subcommand_from preferences" -l seed -d 'The seed of the first game and of all variations' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand train; and __fish_seen_subcommand_from preferences" -l out -d 'File for the preferences, written after every generation' -r -F
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand train; and __fish_seen_subcommand_from preferences" -l replace -d 'Replace a file that is there already. Without this the tool refuses to begin'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand train; and __fish_seen_subcommand_from preferences" -s h -l help -d 'Print help'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand train; and __fish_seen_subcommand_from value" -l seats -d 'Seats at each table, 2 to 4' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand train; and __fish_seen_subcommand_from value" -l players -d 'Computer players in the games to learn from; in each game the next in turn. A titan plays without looking ahead' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand train; and __fish_seen_subcommand_from value" -l variety -d 'Variation of each player\'s preferences from game to game, in percent' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand train; and __fish_seen_subcommand_from value" -l games -d 'Number of games' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand train; and __fish_seen_subcommand_from value" -l passes -d 'Number of passes over all games' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand train; and __fish_seen_subcommand_from value" -l tiles -d 'The tiles to play with: the name of a tile set, such as standard, or a file' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand train; and __fish_seen_subcommand_from value" -l seed -d 'The seed of the first game' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand train; and __fish_seen_subcommand_from value" -l out -d 'File for the weights' -r -F
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand train; and __fish_seen_subcommand_from value" -l replace -d 'Replace a file that is there already. Without this the tool refuses to begin'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand train; and __fish_seen_subcommand_from value" -s h -l help -d 'Print help'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand train; and __fish_seen_subcommand_from calibration" -l seats -d 'Seats at each table, 2 to 4' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand train; and __fish_seen_subcommand_from calibration" -l players -d 'Computer players in the order of the seats; in each game a seat further' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand train; and __fish_seen_subcommand_from calibration" -l games -d 'Number of games' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand train; and __fish_seen_subcommand_from calibration" -l tiles -d 'The tiles to play with: the name of a tile set, such as standard, or a file' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand train; and __fish_seen_subcommand_from calibration" -l seed -d 'The seed of the first game' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand train; and __fish_seen_subcommand_from calibration" -s h -l help -d 'Print help'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand train; and __fish_seen_subcommand_from help" -f -a "preferences" -d 'Preferences of Cog or Titan, by an evolution strategy'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand train; and __fish_seen_subcommand_from help" -f -a "value" -d 'Chance that a seat wins, learned from games'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand train; and __fish_seen_subcommand_from help" -f -a "calibration" -d 'Accuracy of the chances that `replay --analyse` gives'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand train; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand puzzles; and not __fish_seen_subcommand_from generate verify daily help" -s h -l help -d 'Print help'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand puzzles; and not __fish_seen_subcommand_from generate verify daily help" -f -a "generate" -d 'Look for puzzles in games between computer players. The same seed finds the same puzzles. With `--out` alone, this makes the book that comes with the game'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand puzzles; and not __fish_seen_subcommand_from generate verify daily help" -f -a "verify" -d 'Prove every puzzle of a book again: its goal is the best, by one answer, which is kept with it'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand puzzles; and not __fish_seen_subcommand_from generate verify daily help" -f -a "daily" -d 'Print the puzzle of a day'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand puzzles; and not __fish_seen_subcommand_from generate verify daily help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand puzzles; and __fish_seen_subcommand_from generate" -l seed -d 'Seed of the first game; the games count up from it' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand puzzles; and __fish_seen_subcommand_from generate" -l games -d 'Most games to look through' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand puzzles; and __fish_seen_subcommand_from generate" -l each-goal -d 'Number of puzzles to find of each goal and level' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand puzzles; and __fish_seen_subcommand_from generate" -l each -d 'Number of puzzles to choose of each kind and level. The goals of a kind take turns' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand puzzles; and __fish_seen_subcommand_from generate" -l out -d 'File for the book of the puzzles found' -r -F
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand puzzles; and __fish_seen_subcommand_from generate" -l replace -d 'Replace a file that is there already. Without this the tool refuses to begin'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand puzzles; and __fish_seen_subcommand_from generate" -l json -d 'Print JSON instead of text'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand puzzles; and __fish_seen_subcommand_from generate" -s h -l help -d 'Print help'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand puzzles; and __fish_seen_subcommand_from verify" -s h -l help -d 'Print help'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand puzzles; and __fish_seen_subcommand_from daily" -l date -d 'Day, as in 2026-11-24; without it today, in universal time' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand puzzles; and __fish_seen_subcommand_from daily" -l json -d 'Print JSON instead of text'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand puzzles; and __fish_seen_subcommand_from daily" -s h -l help -d 'Print help'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand puzzles; and __fish_seen_subcommand_from help" -f -a "generate" -d 'Look for puzzles in games between computer players. The same seed finds the same puzzles. With `--out` alone, this makes the book that comes with the game'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand puzzles; and __fish_seen_subcommand_from help" -f -a "verify" -d 'Prove every puzzle of a book again: its goal is the best, by one answer, which is kept with it'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand puzzles; and __fish_seen_subcommand_from help" -f -a "daily" -d 'Print the puzzle of a day'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand puzzles; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand check" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand replay" -l explain -d 'Print the moves that the computer player compared in an action of the history, numbered as replay prints them: each with its chance of winning or its worth, as when the move was made' -r
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand replay" -l analyse -d 'Print how likely each seat was to win after every step, as far as that could be known then, what changed it most, and what people could have done better'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand replay" -l json -d 'Print the analysis or the explanation as JSON instead of text'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand replay" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand help; and not __fish_seen_subcommand_from simulate balance train puzzles check replay help" -f -a "simulate" -d 'Play games between computer players and print what happened in them'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand help; and not __fish_seen_subcommand_from simulate balance train puzzles check replay help" -f -a "balance" -d 'Measure what a tile set plays like against what it should, or search for a better one'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand help; and not __fish_seen_subcommand_from simulate balance train puzzles check replay help" -f -a "train" -d 'Make computer players better by playing'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand help; and not __fish_seen_subcommand_from simulate balance train puzzles check replay help" -f -a "puzzles" -d 'Find puzzles, prove a book of them, or print the puzzle of a day'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand help; and not __fish_seen_subcommand_from simulate balance train puzzles check replay help" -f -a "check" -d 'Say what a saved game is, or what is wrong with it'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand help; and not __fish_seen_subcommand_from simulate balance train puzzles check replay help" -f -a "replay" -d 'Play a saved game\'s history again and say whether it leads to its table'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand help; and not __fish_seen_subcommand_from simulate balance train puzzles check replay help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand help; and __fish_seen_subcommand_from train" -f -a "preferences" -d 'Preferences of Cog or Titan, by an evolution strategy'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand help; and __fish_seen_subcommand_from train" -f -a "value" -d 'Chance that a seat wins, learned from games'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand help; and __fish_seen_subcommand_from train" -f -a "calibration" -d 'Accuracy of the chances that `replay --analyse` gives'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand help; and __fish_seen_subcommand_from puzzles" -f -a "generate" -d 'Look for puzzles in games between computer players. The same seed finds the same puzzles. With `--out` alone, this makes the book that comes with the game'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand help; and __fish_seen_subcommand_from puzzles" -f -a "verify" -d 'Prove every puzzle of a book again: its goal is the best, by one answer, which is kept with it'
complete -c junkyard-bots -n "__fish_junkyard_bots_using_subcommand help; and __fish_seen_subcommand_from puzzles" -f -a "daily" -d 'Print the puzzle of a day'
