import { chooseMove } from '@nimhall/shared/bot/choose';
import { botLevel } from '@nimhall/shared/bot/levels';
import { seededRandom } from '@nimhall/shared/bot/random';
import { readGame, readStart } from '@nimhall/shared/catalogue/read';
import { isOver, type Ruleset } from '@nimhall/shared/game/contract';
import { GAMES } from '@nimhall/shared/games/all';
import { rungsOf } from '@nimhall/shared/ladder/rungs';
import { drawnFrom, type LadderStarts, ladderStarts, STATES } from '@nimhall/shared/ladder/starts';
import { otherSeat, SEATS, type Seat } from '@nimhall/shared/room/seat';
import { runToEnd } from '@nimhall/shared/solver/analyse';
import { describe, expect, test } from 'vitest';
import { afterText, analyseText, positionOf, rulesOf } from '../../support/games.ts';
import { byTurns, scaled, spread } from '../../support/scale.ts';

/** How far one position may exceed the bound, and how often it is repeated. */
const ONE_MORE = 3_000;
/** Starts of each rung and seat that are solved again. */
const EACH = 8;
/** Games that a perfect player plays from the starts of each rung and a seat. */
const GAMES_EACH = scaled(1, 2);

/** The starts of a game, and the most states reported on the way. */
function startsOf(id: string): { readonly starts: LadderStarts; readonly states: number } {
  const steps = ladderStarts(id);
  for (let states = 0; ; ) {
    const step = steps.next();
    if (!step.done) states = Math.max(states, step.value.states);
    else if (step.value) return { starts: step.value, states };
    else throw new Error(`There is no ladder of ${id}`);
  }
}

/** Whether a perfect player wins from this seat against a bot. */
function wins(rules: Ruleset, start: string, seat: Seat, level: ReturnType<typeof botLevel>, random: () => number): boolean {
  let position = start;
  let mover: Seat = 'first';
  for (; !isOver(rules, positionOf(rules, position)); mover = otherSeat(mover)) {
    const here = { rules, position: positionOf(rules, position), misere: false };
    const move =
      mover === seat
        ? (analyseText(rules, position).winningMoves[0] ?? '')
        : rules.move.format(runToEnd(chooseMove(level, here, { random, budget: { states: 1_000 } })));
    position = afterText(rules, position, move);
  }
  return mover !== seat;
}

describe.each(GAMES.map(({ id }, nth) => ({ id, nth })))('the ladder of $id', ({ id, nth }) => {
  const { starts, states } = startsOf(id);
  const rules = rulesOf(id, starts.params);

  test('has valid starts on every rung and from either seat', () => {
    const game = readGame(id, starts.params);
    expect(starts.rungs.length).toBe(rungsOf(id).length);
    for (const [rung, seats] of starts.rungs.entries()) {
      for (const seat of SEATS) {
        expect(seats[seat].length, `rung ${rung}, ${seat}`).toBeGreaterThan(0);
        expect(new Set(seats[seat].map(({ position }) => position)).size).toBe(seats[seat].length);
        for (const { position } of seats[seat]) expect(game.ok && readStart(game.value, position).ok, position).toBe(true);
      }
    }
  });

  test('the person can win from them', () => {
    for (const seats of starts.rungs) {
      for (const seat of SEATS) {
        const lost = spread(seats[seat], EACH).filter(
          ({ position }) => analyseText(rules, position).outcome !== (seat === 'first' ? 'N' : 'P'),
        );
        expect(lost, seat).toEqual([]);
      }
    }
  });

  test('a perfect player wins from them against the rung’s bot', () => {
    for (const [rung, bot] of rungsOf(id).entries()) {
      for (const seat of byTurns(SEATS, nth + rung)) {
        for (let games = 0; games < GAMES_EACH; games++) {
          const start = drawnFrom(starts, rung, seat, games) ?? '';
          expect(wins(rules, start, seat, botLevel(bot), seededRandom(games)), `${bot}, ${seat}, ${start}`).toBe(true);
        }
      }
    }
  });

  test('no rung is easier than the one below, and the highest is harder than the lowest', () => {
    for (const seat of SEATS) {
      const hardness = starts.rungs.flatMap((seats) => seats[seat].map((start) => start.hardness));
      expect(hardness).toEqual(hardness.toSorted((one, other) => one - other));
      expect(hardness.at(-1)).toBeGreaterThan(hardness[0] ?? 0);
    }
  });

  test('is computed within bounds', () => {
    expect(states).toBeLessThanOrEqual(STATES + ONE_MORE);
  });
});

test('starts differ from game to game, and are always the same for one game', () => {
  const { starts } = startsOf('nim');
  expect(startsOf('nim').starts).toEqual(starts);
  const drawn = Array.from({ length: 20 }, (_, games) => drawnFrom(starts, 2, 'first', games));
  expect(new Set(drawn).size).toBeGreaterThan(5);
  expect(Array.from({ length: 20 }, (_, games) => drawnFrom(starts, 2, 'first', games))).toEqual(drawn);
  expect(drawnFrom(starts, 9, 'first', 0)).toBeNull();
});

test('an unknown game has no ladder', () => {
  expect(runToEnd(ladderStarts('ludo'))).toBeNull();
});
