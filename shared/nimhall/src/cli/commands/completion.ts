import { type Command, DONE, UsageError } from '../command.ts';

/** Completion scripts for shells, which ask `nimhall` for commands, games, options and bots. */
const SCRIPTS: Readonly<Record<string, string>> = {
  bash: `_nimhall() {
  local IFS=$'\\n'
  COMPREPLY=($(nimhall --complete "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _nimhall nimhall`,
  zsh: `_nimhall() {
  local -a found
  found=("\${(@f)$(nimhall --complete "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  compadd -- $found
}
compdef _nimhall nimhall`,
  fish: `complete -c nimhall -f -a '(nimhall --complete (commandline -opc)[2..] (commandline -ct) 2>/dev/null)'`,
};

export const completionCommand: Command = {
  form: 'SHELL',
  about: 'prints what makes bash, zsh or fish complete commands, games and options',
  more: [
    'In bash: source <(nimhall completion bash)',
    'In zsh:  source <(nimhall completion zsh)',
    'In fish: nimhall completion fish | source',
  ],
  options: {},
  examples: ['nimhall completion bash'],
  async run({ operands: [shell = ''] }, terminal) {
    const script = Object.hasOwn(SCRIPTS, shell) ? SCRIPTS[shell] : undefined;
    if (script === undefined) throw new UsageError(`There is completion for ${Object.keys(SCRIPTS).join(', ')}.`);
    await terminal.print(script);
    return DONE;
  },
};
