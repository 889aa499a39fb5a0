import { readGame, readPosition } from '../../catalogue/read.ts';
import type { Budget } from '../../game/budget.ts';
import { analyse, runToEnd } from '../../solver/analyse.ts';
import type { Asked, GameRecord } from './record.ts';

/** Up to here every number is asked; then each is half as large again. */
const EACH_UP_TO = 24;

/**
 * Asks who wins at ever larger numbers, until one is not answered or none larger can be written.
 * @param budgetOf what a question may take, made when it is asked
 */
export function recordOf(asked: Asked, budgetOf: () => Budget): GameRecord {
  const opened = readGame(asked.game, asked.params);
  if (!opened.ok) throw new Error(`${asked.game}: ${opened.error.code}`);
  const { rules } = opened.value;
  const written = (n: number) => Number.isSafeInteger(n) && readPosition(rules, asked.line.at(n)).ok;
  let record: GameRecord = { ...asked, to: null, unanswered: null, tier: null };
  for (const n of rungs(asked.line.from, written)) {
    const position = readPosition(rules, asked.line.at(n));
    if (!position.ok) throw new Error(`${asked.game} ${asked.line.at(n)}: ${position.error.code}`);
    const { outcome, method } = runToEnd(analyse(rules, position.value, { misere: asked.misere, budget: budgetOf() }));
    if (outcome === 'unknown') return { ...record, unanswered: n };
    record = { ...record, to: n, tier: method.tier };
  }
  return record;
}

/** The numbers that are asked, and at last the largest that can be written. */
export function* rungs(from: number, written: (n: number) => boolean): Generator<number, void, void> {
  let last = from;
  let next = from;
  for (; written(next); next = next < EACH_UP_TO ? next + 1 : Math.ceil(1.5 * next)) {
    yield next;
    last = next;
  }
  let least = last;
  for (let most = next; most - least > 1; ) {
    const middle = Math.floor((least + most) / 2);
    if (written(middle)) least = middle;
    else most = middle;
  }
  if (least > last) yield least;
}
