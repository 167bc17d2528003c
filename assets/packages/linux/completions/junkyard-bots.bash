_junkyard__bots() {
    local i cur prev opts cmd
    COMPREPLY=()
    if [[ "${BASH_VERSINFO[0]}" -ge 4 ]]; then
        cur="$2"
    else
        cur="${COMP_WORDS[COMP_CWORD]}"
    fi
    prev="$3"
    cmd=""
    opts=""

    for i in "${COMP_WORDS[@]:0:COMP_CWORD}"
    do
        case "${cmd},${i}" in
            ",$1")
                cmd="junkyard__bots"
                ;;
            junkyard__bots,balance)
                cmd="junkyard__bots__subcmd__balance"
                ;;
            junkyard__bots,check)
                cmd="junkyard__bots__subcmd__check"
                ;;
            junkyard__bots,help)
                cmd="junkyard__bots__subcmd__help"
                ;;
            junkyard__bots,puzzles)
                cmd="junkyard__bots__subcmd__puzzles"
                ;;
            junkyard__bots,replay)
                cmd="junkyard__bots__subcmd__replay"
                ;;
            junkyard__bots,simulate)
                cmd="junkyard__bots__subcmd__simulate"
                ;;
            junkyard__bots,train)
                cmd="junkyard__bots__subcmd__train"
                ;;
            junkyard__bots__subcmd__help,balance)
                cmd="junkyard__bots__subcmd__help__subcmd__balance"
                ;;
            junkyard__bots__subcmd__help,check)
                cmd="junkyard__bots__subcmd__help__subcmd__check"
                ;;
            junkyard__bots__subcmd__help,help)
                cmd="junkyard__bots__subcmd__help__subcmd__help"
                ;;
            junkyard__bots__subcmd__help,puzzles)
                cmd="junkyard__bots__subcmd__help__subcmd__puzzles"
                ;;
            junkyard__bots__subcmd__help,replay)
                cmd="junkyard__bots__subcmd__help__subcmd__replay"
                ;;
            junkyard__bots__subcmd__help,simulate)
                cmd="junkyard__bots__subcmd__help__subcmd__simulate"
                ;;
            junkyard__bots__subcmd__help,train)
                cmd="junkyard__bots__subcmd__help__subcmd__train"
                ;;
            junkyard__bots__subcmd__help__subcmd__puzzles,daily)
                cmd="junkyard__bots__subcmd__help__subcmd__puzzles__subcmd__daily"
                ;;
            junkyard__bots__subcmd__help__subcmd__puzzles,generate)
                cmd="junkyard__bots__subcmd__help__subcmd__puzzles__subcmd__generate"
                ;;
            junkyard__bots__subcmd__help__subcmd__puzzles,verify)
                cmd="junkyard__bots__subcmd__help__subcmd__puzzles__subcmd__verify"
                ;;
            junkyard__bots__subcmd__help__subcmd__train,calibration)
                cmd="junkyard__bots__subcmd__help__subcmd__train__subcmd__calibration"
                ;;
            junkyard__bots__subcmd__help__subcmd__train,preferences)
                cmd="junkyard__bots__subcmd__help__subcmd__train__subcmd__preferences"
                ;;
            junkyard__bots__subcmd__help__subcmd__train,value)
                cmd="junkyard__bots__subcmd__help__subcmd__train__subcmd__value"
                ;;
            junkyard__bots__subcmd__puzzles,daily)
                cmd="junkyard__bots__subcmd__puzzles__subcmd__daily"
                ;;
            junkyard__bots__subcmd__puzzles,generate)
                cmd="junkyard__bots__subcmd__puzzles__subcmd__generate"
                ;;
            junkyard__bots__subcmd__puzzles,help)
                cmd="junkyard__bots__subcmd__puzzles__subcmd__help"
                ;;
            junkyard__bots__subcmd__puzzles,verify)
                cmd="junkyard__bots__subcmd__puzzles__subcmd__verify"
                ;;
            junkyard__bots__subcmd__puzzles__subcmd__help,daily)
                cmd="junkyard__bots__subcmd__puzzles__subcmd__help__subcmd__daily"
                ;;
            junkyard__bots__subcmd__puzzles__subcmd__help,generate)
                cmd="junkyard__bots__subcmd__puzzles__subcmd__help__subcmd__generate"
                ;;
            junkyard__bots__subcmd__puzzles__subcmd__help,help)
                cmd="junkyard__bots__subcmd__puzzles__subcmd__help__subcmd__help"
                ;;
            junkyard__bots__subcmd__puzzles__subcmd__help,verify)
                cmd="junkyard__bots__subcmd__puzzles__subcmd__help__subcmd__verify"
                ;;
            junkyard__bots__subcmd__train,calibration)
                cmd="junkyard__bots__subcmd__train__subcmd__calibration"
                ;;
            junkyard__bots__subcmd__train,help)
                cmd="junkyard__bots__subcmd__train__subcmd__help"
                ;;
            junkyard__bots__subcmd__train,preferences)
                cmd="junkyard__bots__subcmd__train__subcmd__preferences"
                ;;
            junkyard__bots__subcmd__train,value)
                cmd="junkyard__bots__subcmd__train__subcmd__value"
                ;;
            junkyard__bots__subcmd__train__subcmd__help,calibration)
                cmd="junkyard__bots__subcmd__train__subcmd__help__subcmd__calibration"
                ;;
            junkyard__bots__subcmd__train__subcmd__help,help)
                cmd="junkyard__bots__subcmd__train__subcmd__help__subcmd__help"
                ;;
            junkyard__bots__subcmd__train__subcmd__help,preferences)
                cmd="junkyard__bots__subcmd__train__subcmd__help__subcmd__preferences"
                ;;
            junkyard__bots__subcmd__train__subcmd__help,value)
                cmd="junkyard__bots__subcmd__train__subcmd__help__subcmd__value"
                ;;
            *)
                ;;
        esac
    done

    case "${cmd}" in
        junkyard__bots)
            opts="-h -V --help --version simulate balance train puzzles check replay help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 1 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        junkyard__subcmd__bots__subcmd__balance)
            opts="-h --tiles --player --games --restricted --seed --steps --tries --out --replace --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --tiles)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --player)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --games)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --restricted)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --steps)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --tries)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --out)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        junkyard__subcmd__bots__subcmd__check)
            opts="-h --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        junkyard__subcmd__bots__subcmd__help)
            opts="simulate balance train puzzles check replay help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        junkyard__subcmd__bots__subcmd__help__subcmd__balance)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        junkyard__subcmd__bots__subcmd__help__subcmd__check)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        junkyard__subcmd__bots__subcmd__help__subcmd__help)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        junkyard__subcmd__bots__subcmd__help__subcmd__puzzles)
            opts="generate verify daily"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        junkyard__subcmd__bots__subcmd__help__subcmd__puzzles__subcmd__daily)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        junkyard__subcmd__bots__subcmd__help__subcmd__puzzles__subcmd__generate)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        junkyard__subcmd__bots__subcmd__help__subcmd__puzzles__subcmd__verify)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        junkyard__subcmd__bots__subcmd__help__subcmd__replay)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        junkyard__subcmd__bots__subcmd__help__subcmd__simulate)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        junkyard__subcmd__bots__subcmd__help__subcmd__train)
            opts="preferences value calibration"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        junkyard__subcmd__bots__subcmd__help__subcmd__train__subcmd__calibration)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        junkyard__subcmd__bots__subcmd__help__subcmd__train__subcmd__preferences)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        junkyard__subcmd__bots__subcmd__help__subcmd__train__subcmd__value)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        junkyard__subcmd__bots__subcmd__puzzles)
            opts="-h --help generate verify daily help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        junkyard__subcmd__bots__subcmd__puzzles__subcmd__daily)
            opts="-h --date --json --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --date)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        junkyard__subcmd__bots__subcmd__puzzles__subcmd__generate)
            opts="-h --seed --games --each-goal --each --out --replace --json --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --games)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --each-goal)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --each)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --out)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        junkyard__subcmd__bots__subcmd__puzzles__subcmd__help)
            opts="generate verify daily help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        junkyard__subcmd__bots__subcmd__puzzles__subcmd__help__subcmd__daily)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        junkyard__subcmd__bots__subcmd__puzzles__subcmd__help__subcmd__generate)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        junkyard__subcmd__bots__subcmd__puzzles__subcmd__help__subcmd__help)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        junkyard__subcmd__bots__subcmd__puzzles__subcmd__help__subcmd__verify)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        junkyard__subcmd__bots__subcmd__puzzles__subcmd__verify)
            opts="-h --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        junkyard__subcmd__bots__subcmd__replay)
            opts="-h --analyse --explain --json --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --explain)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        junkyard__subcmd__bots__subcmd__simulate)
            opts="-h --game --games --seats --players --seed --rotate --from --tiles --crystal-moves-on --data --orders-to-win --credits-to-win --stored-saboteur --warning-control --auction-every-round --even-start --last-bell --cards --hidden-hands --line --crusher-from --set --target --round-limit --notebook --no-trading --open-table --save --replace --json --check-saves --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --game)
                    COMPREPLY=($(compgen -W "junkyard-bots robotics scrapyard engineers" -- "${cur}"))
                    return 0
                    ;;
                --games)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seats)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --players)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --from)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --tiles)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --data)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --orders-to-win)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --credits-to-win)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --cards)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --line)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --crusher-from)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --set)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --target)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --round-limit)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --notebook)
                    COMPREPLY=($(compgen -W "bought free none" -- "${cur}"))
                    return 0
                    ;;
                --save)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        junkyard__subcmd__bots__subcmd__train)
            opts="-h --help preferences value calibration help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        junkyard__subcmd__bots__subcmd__train__subcmd__calibration)
            opts="-h --seats --players --games --tiles --seed --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --seats)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --players)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --games)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --tiles)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        junkyard__subcmd__bots__subcmd__train__subcmd__help)
            opts="preferences value calibration help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        junkyard__subcmd__bots__subcmd__train__subcmd__help__subcmd__calibration)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        junkyard__subcmd__bots__subcmd__train__subcmd__help__subcmd__help)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        junkyard__subcmd__bots__subcmd__train__subcmd__help__subcmd__preferences)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        junkyard__subcmd__bots__subcmd__train__subcmd__help__subcmd__value)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 4 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        junkyard__subcmd__bots__subcmd__train__subcmd__preferences)
            opts="-h --player --from --rival --tiles --generations --games-of-two --games-of-four --seed --out --replace --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --player)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --from)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --rival)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --tiles)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --generations)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --games-of-two)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --games-of-four)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --out)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        junkyard__subcmd__bots__subcmd__train__subcmd__value)
            opts="-h --seats --players --variety --games --passes --tiles --seed --out --replace --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --seats)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --players)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --variety)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --games)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --passes)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --tiles)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --seed)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                --out)
                    COMPREPLY=($(compgen -f "${cur}"))
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
    esac
}

if [[ "${BASH_VERSINFO[0]}" -eq 4 && "${BASH_VERSINFO[1]}" -ge 4 || "${BASH_VERSINFO[0]}" -gt 4 ]]; then
    complete -F _junkyard__bots -o nosort -o bashdefault -o default junkyard-bots
else
    complete -F _junkyard__bots -o bashdefault -o default junkyard-bots
fi
