import { type ParseArgsConfig, parseArgs } from 'node:util';
import { findFamily } from '../../../src/catalogue/registry.ts';
import type { Field, Params, ParamValue } from '../../../src/game/params.ts';
import { GAMES } from '../../../src/games/all.ts';
import { game as gameCalled } from '../games.ts';
import { type Command, type Given, UsageError } from './command.ts';

/** Every parameter of any game by its name, which is the name of an option. */
export const PARAMS: ReadonlyMap<string, Field> = new Map(
  GAMES.flatMap(({ params }) => params.fields.map((field) => [field.name, field] as const)),
);

/** Reads the arguments of a command. Throws `UsageError` if they are invalid. */
export function readArguments(command: Command, args: readonly string[]): Given {
  const { values, positionals } = parsed(command, args);
  const all = (name: string): readonly string[] => {
    const value = values[name];
    return (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string');
  };
  const value = (name: string): string | undefined => all(name).at(-1);
  return {
    operands: positionals,
    has: (name) => values[name] === true,
    value,
    values: all,
    number(name, fallback, { min = 0, max = Number.MAX_SAFE_INTEGER } = {}) {
      const text = value(name);
      if (text === undefined) return fallback;
      const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
      if (number >= min && number <= max) return number;
      throw new UsageError(`--${name} takes a whole number from ${min}${max === Number.MAX_SAFE_INTEGER ? ' on' : ` to ${max}`}.`);
    },
    params(game) {
      const given = [...PARAMS.keys()].filter((name) => values[name] !== undefined);
      if (given.length === 0) return undefined;
      return Object.fromEntries(given.map((name) => [name, paramOf(game, name, values[name] as string | boolean)]));
    },
  };
}

/** The value of a parameter in the form of its game, which refuses invalid values. */
function paramOf(game: string, name: string, text: string | boolean): ParamValue {
  const fields = (findFamily(game) ?? gameCalled(game).family).params.fields;
  const field = fields.find((each) => each.name === name);
  if (!field) {
    const has = fields.length === 0 ? 'It has no options of its own.' : `It has ${fields.map((each) => `--${each.name}`).join(', ')}.`;
    throw new UsageError(`The game ${game} has no --${name}. ${has}`);
  }
  if (typeof text === 'boolean') return text;
  if (field.kind === 'integers') return text.split(',').map(numberOr) as number[];
  return field.kind === 'integer' ? numberOr(text) : text;
}

/** The text itself if it is no number, so that the game says what is wrong with it. */
function numberOr(text: string): number | string {
  return /^-?\d+$/.test(text.trim()) ? Number(text) : text;
}

/** Parameters of a game with its first one as an operand: `octal 0.77`. */
export function paramsWith(given: Given, game: string, first: string | undefined): Params | undefined {
  const params = given.params(game);
  if (first === undefined) return params;
  const [field] = gameCalled(game).family.params.fields;
  if (!field) throw new UsageError(`The game ${game} has no options of its own, so "${first}" is one word too many.`);
  return { ...params, [field.name]: paramOf(game, field.name, first) };
}

function parsed(command: Command, args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: optionsOf(command), allowPositionals: true });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!(error instanceof Error) || !code.startsWith('ERR_PARSE_ARGS')) throw error;
    const [option = ''] = /--?[\w-]+/.exec(error.message) ?? [];
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw new UsageError(`There is no option ${option} here.${meant(command, option)}`);
    throw new UsageError(error.message.split(/[.\n]/)[0]?.concat('.') ?? error.message);
  }
}

function optionsOf(command: Command): NonNullable<ParseArgsConfig['options']> {
  const own = Object.entries(command.options).map(([name, { takes, many }]) => [
    name,
    { type: takes ? ('string' as const) : ('boolean' as const), multiple: many === true },
  ]);
  const params = command.params
    ? [...PARAMS.values()].map(({ name, kind }) => [name, { type: kind === 'flag' ? 'boolean' : 'string' }])
    : [];
  return Object.fromEntries([...own, ...params]);
}

/** The option that begins like the one that was typed, and may have been meant. */
function meant(command: Command, typed: string): string {
  const known = Object.keys(optionsOf(command)).map((name) => `--${name}`);
  const near = known.find((name) => name.startsWith(typed.slice(0, 4)));
  return near ? ` Did you mean ${near}?` : '';
}
