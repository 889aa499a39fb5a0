import { after, memoKey, type Ruleset } from '../game/contract.ts';
import { positionKey } from './position-key.ts';
import type { Game } from './registry.ts';

/** Moves of a short position that are looked at to find out what it is: a few milliseconds. */
const MAX_EXAMINED = 1_500;
/** Characters of a position that make a look at a move of it take as long again. */
const CHARACTERS_A_LOOK = 4;
/** The longest line of moves for the same purpose. */
const MAX_DEPTH = 300;

/**
 * Keys of what a position is, whatever its game is called: two positions are equivalent if they share a key. The same game and position
 * always do. Small positions also do if each move of one leads to an equivalent of a move of the other, down to the end; larger ones if
 * both are heaps of Nim, or sums of the same parts.
 */
export function meaningsOf(game: Game, position: unknown): readonly string[] {
  const { rules } = game;
  const sum = new Look(rules).sumOf(position, 0);
  const whole = new Look(rules).wholeOf(position, 0);
  return [positionKey(game, position), ...(sum ? [`sum ${sum}`] : []), ...(whole ? [`whole ${whole}`] : [])];
}

/** A look down to the ends of a game, as long as it is short; null where it is not. */
class Look {
  readonly #rules: Ruleset;
  readonly #parts = new Map<string | number, string>();
  readonly #wholes = new Map<string | number, string>();
  #left = MAX_EXAMINED;

  constructor(rules: Ruleset) {
    this.#rules = rules;
  }

  /** The parts of a position, each as what its moves lead to; heaps of Nim by their sizes. */
  sumOf(position: unknown, depth: number): string | null {
    const heaps = this.#rules.heaps?.(position);
    if (heaps) return sumText(heaps.map(heapText));
    const parts = this.#rules.parts?.(position) ?? [position];
    const texts: string[] = [];
    for (const part of parts) {
      const own = this.#rules.heaps?.(part)?.map(heapText);
      const text = own ? null : this.#partOf(part, depth);
      if (!own && text === null) return null;
      texts.push(...(own ?? [text as string]));
    }
    return sumText(texts);
  }

  #partOf(part: unknown, depth: number): string | null {
    const key = memoKey(this.#rules, part);
    const known = this.#parts.get(key);
    if (known !== undefined) return known;
    const options = this.#optionsOf(part, depth, (next) => this.sumOf(next, depth + 1));
    if (!options) return null;
    const isHeap =
      options.every((option) => option === '' || /^\*\d+$/.test(option)) &&
      options.every((_, size) => options.includes(sumText([heapText(size)])));
    const text = isHeap ? heapText(options.length) : digest(options.join('|'));
    this.#parts.set(key, text);
    return text;
  }

  /** What the moves of a position lead to, and the moves after them. */
  wholeOf(position: unknown, depth: number): string | null {
    const key = memoKey(this.#rules, position);
    const known = this.#wholes.get(key);
    if (known !== undefined) return known;
    const options = this.#optionsOf(position, depth, (next) => this.wholeOf(next, depth + 1));
    if (!options) return null;
    const text = digest(options.join('|'));
    this.#wholes.set(key, text);
    return text;
  }

  #optionsOf(position: unknown, depth: number, formOf: (next: unknown) => string | null): string[] | null {
    if (depth === MAX_DEPTH) return null;
    const forms = new Set<string>();
    const cost = 1 + this.#rules.position.format(position).length / CHARACTERS_A_LOOK;
    for (const move of this.#rules.moves(position)) {
      this.#left -= cost;
      const form = this.#left < 0 ? null : formOf(after(this.#rules, position, move));
      if (form === null) return null;
      forms.add(form);
    }
    return [...forms].sort();
  }
}

function heapText(size: number): string {
  return size === 0 ? '' : `*${size}`;
}

/** Parts without a move are nothing. */
function sumText(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .sort()
    .join('+');
}

/** A short text in place of a long one: 64 bits of it, by FNV-1a from either end. */
function digest(text: string): string {
  let [front, back] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < text.length; at++) {
    front = Math.imul(front ^ text.charCodeAt(at), 0x01000193);
    back = Math.imul(back ^ text.charCodeAt(text.length - 1 - at), 0x811c9dc5);
  }
  return `#${(front >>> 0).toString(36)}.${(back >>> 0).toString(36)}`;
}
