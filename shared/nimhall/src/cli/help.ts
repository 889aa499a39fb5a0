import { PARAMS } from './arguments.ts';
import { type Command, UsageError } from './command.ts';
import { COMMANDS } from './commands.ts';
import { columns } from './terminal.ts';

/** The overview of all commands. */
export function overview(): string[] {
  return [
    'Nim and every impartial game: rules, exact solving, and bots.',
    '',
    'nimhall COMMAND …',
    '',
    ...indented(
      columns([...Object.entries(COMMANDS).map(([name, { about }]) => [name, about]), ['help', 'explains a command, with examples']]),
    ),
    '',
    'Exit codes: 0 done, 1 refused, 2 the command line makes no sense.',
  ];
}

/** The help page of a command. */
export function helpFor(name: string): string[] {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(`There is no command "${name}".`);
  return [
    `nimhall ${`${name} ${command.form}`.trim()}`,
    '',
    `${command.about[0]?.toUpperCase()}${command.about.slice(1)}.`,
    ...(command.more ?? []),
    ...optionLines(command),
    '',
    'Examples:',
    ...indented(command.examples),
  ];
}

function optionLines({ options, params }: Command): string[] {
  const own = Object.entries(options).map(([name, { takes, about }]) => [`--${name}${takes ? ` ${takes}` : ''}`, about]);
  const fixed = params ? [...PARAMS.keys()].map((name) => `--${name}`).join(' ') : '';
  const all = fixed === '' ? own : [...own, [fixed, 'parameters of a game: "nimhall games GAME" lists its own']];
  const [wide, narrow] = [all.filter(([form = '']) => form.length > 24), all.filter(([form = '']) => form.length <= 24)];
  if (all.length === 0) return [];
  return ['', 'Options:', ...indented([...columns(narrow), ...wide.flatMap(([form = '', about = '']) => [form, `    ${about}`])])];
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}
