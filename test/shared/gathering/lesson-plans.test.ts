import { unwrap } from '@nimhall/server/refusal-error';
import { readGame, readPosition } from '@nimhall/shared/catalogue/read';
import { decideClass } from '@nimhall/shared/gathering/class/decide';
import type { ClassEvent } from '@nimhall/shared/gathering/class/events';
import { applyClassEntry } from '@nimhall/shared/gathering/class/evolve';
import { LESSON_IDS } from '@nimhall/shared/gathering/class/lesson-ids';
import { LESSON_PLANS } from '@nimhall/shared/gathering/class/lesson-plans';
import { describe, expect, test } from 'vitest';
import { Oracle } from '../../support/oracle.ts';

test('every id has a lesson of 45 minutes', () => {
  expect(LESSON_PLANS.map(({ id }) => id)).toEqual(LESSON_IDS);
  const minutes = LESSON_PLANS.map(({ steps }) => steps.reduce((sum, step) => sum + step.minutes, 0));
  expect(minutes).toEqual(LESSON_IDS.map(() => 45));
});

describe.each(LESSON_PLANS)('$id', ({ id, steps }) => {
  const teacher = { kind: 'player', player: { id: 'teacher', name: 'Miss Grey' } } as const;
  const activities = steps.flatMap(({ activity }) => activity ?? []);

  test('every round of a lesson can be started', () => {
    let [version, at] = [0, 0];
    const apply = (events: readonly ClassEvent[], before: Parameters<typeof decideClass>[0]) =>
      applyClassEntry(before, { version: ++version, at: ++at, events });
    let gathering = apply(
      [{ kind: 'gathered', gathering: 'class', code: 'kx4t9m', prefix: 'kx4t9m_a', host: 'teacher', lesson: id }],
      null,
    );
    gathering = apply([{ kind: 'joined', player: { id: 'a', name: 'Ada' } }], gathering);
    expect(gathering.lesson).toBe(id);
    for (const [index, activity] of activities.entries()) {
      const order = { kind: 'start-round', round: index + 1, activity } as const;
      const decision = decideClass(gathering, { kind: 'order', order, random: () => 0.5 }, teacher, 0);
      expect(decision).toMatchObject({ ok: true });
      if (decision.ok) gathering = apply(decision.value, gathering);
    }
    expect(gathering.rounds).toHaveLength(activities.length);
  });

  test('its puzzles can be solved, and not by every move', () => {
    for (const { game: name, params, misere = false, start = '' } of activities.filter(({ kind }) => kind === 'puzzle')) {
      const { rules } = unwrap(readGame(name, params));
      const oracle = new Oracle(rules);
      const position = unwrap(readPosition(rules, start));
      const wins = oracle.winningMoves(position, misere);
      expect(wins.length, `${name} ${start}`).toBeGreaterThan(0);
      expect(wins.length, `${name} ${start}`).toBeLessThanOrEqual(oracle.options(position).length / 3);
    }
  });

  test('the class can win the games it votes on', () => {
    for (const { game: name, params, misere = false, start = '' } of activities.filter(({ kind }) => kind === 'vote')) {
      const { rules } = unwrap(readGame(name, params));
      expect(new Oracle(rules).wins(unwrap(readPosition(rules, start)), misere), `${name} ${start}`).toBe(true);
    }
  });
});
