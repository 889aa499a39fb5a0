import { msg, str } from '@lit/localize';
import type { SquaresView, SquareView } from '@nimhall/shared/game/view';
import { count } from '@nimhall/shared/phrase';
import { localize } from '../../../i18n/language.ts';
import type { MoveWords } from '../move-words.ts';
import { bitten, namesIn, squareOf } from './square-moves.ts';

type Holds = SquareView['holds'];

/** `Move the coin from 7 to 3`; null where the board has no such squares. */
export function squaresMoveInWords(view: SquaresView, move: string): MoveWords | null {
  const names = namesIn(move);
  const [a, b] = names;
  if (a === undefined || !names.every((name) => squareOf(view, name))) return null;
  switch (view.act) {
    case 'carry':
      if (b === undefined) return null;
      return { imperative: msg(str`Move the coin from ${a} to ${b}`), past: msg(str`moved the coin from ${a} to ${b}`) };
    case 'turn':
      return b === undefined
        ? { imperative: msg(str`Turn coin ${a}`), past: msg(str`turned coin ${a}`) }
        : { imperative: msg(str`Turn coins ${a} and ${b}`), past: msg(str`turned coins ${a} and ${b}`) };
    case 'cross':
      return { imperative: msg(str`Put a cross on ${a}`), past: msg(str`put a cross on ${a}`) };
    case 'domino':
      if (b === undefined) return null;
      return { imperative: msg(str`Put a domino on ${a} and ${b}`), past: msg(str`put a domino on ${a} and ${b}`) };
    case 'bite': {
      const pieces = localize(count(bitten(view, a).size, '{0} piece of chocolate', '{0} pieces of chocolate'));
      return { imperative: msg(str`Bite at ${a}: ${pieces}`), past: msg(str`bit at ${a}: ${pieces}`) };
    }
    default:
      return view.act satisfies never;
  }
}

/** The hint for an empty selection. */
export function squaresHint({ act }: SquaresView): string {
  switch (act) {
    case 'carry':
      return msg('Tap a coin, then its new square.');
    case 'turn':
      return msg('Tap one or two coins.');
    case 'cross':
      return msg('Tap an empty square.');
    case 'domino':
      return msg('Tap two squares side by side.');
    case 'bite':
      return msg('Tap where to bite.');
    default:
      return act satisfies never;
  }
}

/** The hint for a move that has been begun. */
export function nextHint({ act }: SquaresView): string {
  switch (act) {
    case 'carry':
      return msg('Now tap the square it goes to.');
    case 'domino':
      return msg('Now tap the square beside it.');
    case 'turn':
      return msg('Now tap the second coin to turn.');
    case 'cross':
    case 'bite':
      return '';
    default:
      return act satisfies never;
  }
}

/** `Square 7, 2 coins`. */
export function squareLabel({ name, holds, count = 1 }: SquareView): string {
  return msg(str`Square ${name}, ${thingInWords(holds, count)}`);
}

function thingInWords(holds: Holds, number: number): string {
  switch (holds) {
    case 'nothing':
      return msg('empty');
    case 'coin':
      return localize(count(number, '{0} coin', '{0} coins'));
    case 'heads':
      return msg('heads');
    case 'tails':
      return msg('tails');
    case 'cross':
      return msg('a cross');
    case 'domino':
      return msg('a domino');
    case 'chocolate':
      return msg('chocolate');
    case 'poison':
      return msg('poison');
    default:
      return holds satisfies never;
  }
}

/** The content of squares: `Coins on 3, 5, 7`, `Heads on 1, 4; tails on 2, 3`; neighbours as a range, `4–8`. */
export function thingsInWords({ rows, act }: SquaresView): string {
  const kinds = Map.groupBy(rows.flat(), ({ holds }) => holds);
  // If coins move from square to square, empty squares need no words.
  if (act === 'carry') kinds.delete('nothing');
  return [...kinds.keys()].map((holds) => where(holds, rows.flatMap((row) => runsOf(row, holds)).join(', '))).join('; ');
}

function where(holds: Holds, names: string): string {
  switch (holds) {
    case 'nothing':
      return msg(str`Nothing on ${names}`);
    case 'coin':
      return msg(str`Coins on ${names}`);
    case 'heads':
      return msg(str`Heads on ${names}`);
    case 'tails':
      return msg(str`Tails on ${names}`);
    case 'cross':
      return msg(str`Crosses on ${names}`);
    case 'domino':
      return msg(str`Dominoes on ${names}`);
    case 'chocolate':
      return msg(str`Chocolate on ${names}`);
    case 'poison':
      return msg(str`Poison on ${names}`);
    default:
      return holds satisfies never;
  }
}

/** The squares of a row that hold something, three neighbours or more as `4–8`; one with several coins as often as it has coins. */
function runsOf(row: readonly SquareView[], holds: Holds): string[] {
  const runs: string[] = [];
  let run: string[] = [];
  const end = (): void => {
    runs.push(...(run.length > 2 ? [`${run[0]}–${run.at(-1)}`] : run));
    run = [];
  };
  for (const square of row) {
    const { name, count = 1 } = square;
    if (square.holds !== holds || count > 1) end();
    if (square.holds !== holds) continue;
    if (count > 1) runs.push(...Array<string>(count).fill(name));
    else run.push(name);
  }
  end();
  return runs;
}
