import { pick } from '../../game/pick.ts';
import { type Code, countPlaces, placeAt } from './code.ts';
import { MOST_ROWS, type RowMove, type Rows } from './rows.ts';

/** Every legal move, row by row, by number taken and then by place. */
export function* movesOf(code: Code, rows: Rows): Generator<RowMove, void, void> {
  for (const [row, length] of rows.entries()) {
    for (const take of code.takes(length)) {
      const rest = length - take;
      const places = countPlaces(code, take, rest);
      for (let index = 0; index < places; index++) {
        const left = placeAt(code, take, rest, index);
        if (hasRoom(rows, left, rest - left)) yield { row, take, left };
      }
    }
  }
}

/** One legal move, every one possible; rows that cannot be played are passed over. */
export function sampleMove(code: Code, rows: Rows, random: () => number): RowMove {
  const places = (length: number) =>
    Array.from(code.takes(length), (take) => ({ take, count: countPlaces(code, take, length - take) })).filter(({ count }) => count > 0);
  const open = rows.flatMap((length, row) => {
    const choices = places(length);
    return choices.length > 0 ? [{ row, length, choices }] : [];
  });
  const { row, length, choices } = pick(open, random);
  const { take, count } = pick(choices, random);
  const left = placeAt(code, take, length - take, Math.floor(random() * count));
  const move = { row, take, left };
  return hasRoom(rows, left, length - take - left) ? move : (movesOf(code, rows).next().value ?? move);
}

function hasRoom(rows: Rows, left: number, right: number): boolean {
  return rows.length < MOST_ROWS || left === 0 || right === 0;
}
