import { type Fault, malformed } from '../../game/fault.ts';
import { readCount, split, type Token } from '../../game/text.ts';
import { count, list, type Phrase, say } from '../../phrase.ts';
import { ok, type Result } from '../../result.ts';
import { type Levels, readBeatty } from './beatty.ts';

/** Highest level of a stack. */
export const HIGHEST_LEVEL = 1_000_000;

/** Which levels are red; all others are green. Levels count from 1, and level 0, the table, is not red. */
export interface RedLevels {
  /** In words: "levels 1, 3 and 4". */
  readonly words: Phrase;
  isRed(level: number): boolean;
}

/** `beatty:…` the levels ⌊nβ⌋, `evil` those with an even number of ones in binary, `set:1,3,4` just these. */
export function readRed(given: string): Result<RedLevels, Fault> {
  const text = given.toLowerCase();
  const token = { text: text.trim(), at: text.length - text.trimStart().length };
  if (token.text === 'evil') return ok({ words: say`levels with an even number of ones in binary`, isRed: isEvil });
  const colon = token.text.indexOf(':');
  const rest = { text: token.text.slice(colon + 1).replaceAll(' ', ''), at: token.at + colon + 1 };
  if (token.text.startsWith('beatty:')) {
    const levels = readBeatty(rest);
    return levels.ok ? ok({ words: say`levels ⌊nβ⌋ for β = ${rest.text}`, isRed: memberOf(levels.value) }) : levels;
  }
  if (token.text.startsWith('set:')) return readSet({ ...rest, text: token.text.slice(colon + 1) });
  return malformed(say`Say which levels are red: beatty:3/2, beatty:(3+sqrt(5))/2, evil, or set:1,3,4.`, token.at);
}

function readSet(token: Token): Result<RedLevels, Fault> {
  const members = new Set<number>();
  for (const each of token.text.trim() === '' ? [] : split(token, ',')) {
    const level = readCount(each, say`A level`, 1, HIGHEST_LEVEL);
    if (!level.ok) return level;
    members.add(level.value);
  }
  const sorted = [...members].sort((a, b) => a - b);
  const words = count(sorted.length, 'level {1}', 'levels {1}', list('and', sorted));
  return ok({ words: sorted.length === 0 ? say`no levels` : words, isRed: (level) => members.has(level) });
}

function isEvil(level: number): boolean {
  let odd = level === 0;
  for (let rest = level; rest > 0; rest &= rest - 1) odd = !odd;
  return !odd;
}

/** Levels that are worked out together, as a power of two. */
const BLOCK = 12;

/** Membership in an ascending sequence, worked out for a block of levels when one of them is asked for. */
function memberOf(levels: Levels): (level: number) => boolean {
  const blocks: Uint8Array[] = [];
  const place = (level: number) => level & ((1 << BLOCK) - 1);
  const worked = (block: number) => {
    const red = new Uint8Array((1 << BLOCK) / 8);
    for (const each of levels(block << BLOCK, ((block + 1) << BLOCK) - 1)) {
      red[place(each) >> 3] = (red[place(each) >> 3] as number) | (1 << (each & 7));
    }
    blocks[block] = red;
    return red;
  };
  return (level) => {
    const red = blocks[level >> BLOCK] ?? worked(level >> BLOCK);
    return (((red[place(level) >> 3] as number) >> (level & 7)) & 1) === 1;
  };
}
