import { readFileSync, writeFileSync } from 'node:fs';
import { GAMES } from '@nimhall/shared/games/all';
import { analyse, runToEnd } from '@nimhall/shared/solver/analyse';
import { freshRules, positionOf } from '../support/games.ts';
import { LARGEST, type Placed } from '../support/largest.ts';
import { PRESETS } from '../support/playouts.ts';

/**
 * `npm run bench:unknown`: which of the largest positions of every game, and of its presets, come out as unknown with
 * what the server allows for one request. Writes the list into the documentation of the solver.
 */

const DOCUMENT = new URL('../../shared/docs/solver.md', import.meta.url);
const HEAD = '| game | the last move | unknown | such as |\n|---|---|---:|---|\n';
/** Three seconds of processor time, in microseconds. */
const TIME = 3_000_000;
const ALLOWED = { states: 1_000_000, bytes: 128 * 2 ** 20 } as const;
/** Characters of a position to show. */
const SHOWN = 36;

function isUnknown(game: string, { params, position }: Placed, misere: boolean): boolean {
  const rules = freshRules(game, params);
  const began = process.cpuUsage();
  const expired = (): boolean => {
    const { user, system } = process.cpuUsage(began);
    return user + system > TIME;
  };
  return runToEnd(analyse(rules, positionOf(rules, position), { misere, budget: { ...ALLOWED, expired } })).outcome === 'unknown';
}

function rowOf(game: string, name: string, misere: boolean): string {
  const presets = PRESETS.filter((each) => each.game === game).map(({ preset: { params, start } }) => ({
    ...(params && { params }),
    position: start,
  }));
  const tried: readonly Placed[] = [...presets, ...(LARGEST[game] ?? [])];
  const unknown = tried.filter((placed) => isUnknown(game, placed, misere));
  const [first] = unknown;
  if (!first) return '';
  const { params = {}, position } = first;
  const example = `${Object.keys(params).length > 0 ? `${JSON.stringify(params)} ` : ''}${position}`;
  const shown = example.length > SHOWN ? `${example.slice(0, SHOWN)}…` : example;
  return `| ${name} | ${misere ? 'loses' : 'wins'} | ${unknown.length} of ${tried.length} | \`${shown.replaceAll('|', '\\|')}\` |\n`;
}

let rows = '';
for (const { id, name } of GAMES) {
  for (const misere of [false, true]) {
    const row = rowOf(id, String(name), misere);
    process.stdout.write(row);
    rows += row;
  }
}
const text = readFileSync(DOCUMENT, 'utf8');
const at = text.indexOf(HEAD) + HEAD.length;
if (at < HEAD.length) throw new Error('The documentation of the solver has no table of what is unknown');
const end = text.indexOf('\n\n', at - 1);
writeFileSync(DOCUMENT, text.slice(0, at) + rows + text.slice(end < 0 ? text.length : end + 1));
