import { seededRandom } from '@nimhall/shared/bot/random';
import type { GatheringActor } from '@nimhall/shared/gathering/actor';
import { boardCode, boardPrefix, placeOfBoard } from '@nimhall/shared/gathering/board-code';
import { toDo } from '@nimhall/shared/gathering/class/alarm';
import { type Classroom, MAX_MEMBERS, type Round } from '@nimhall/shared/gathering/class/classroom';
import type { ClassCommand } from '@nimhall/shared/gathering/class/commands';
import { decideClass } from '@nimhall/shared/gathering/class/decide';
import type { ClassEntry } from '@nimhall/shared/gathering/class/events';
import { applyClassEntry } from '@nimhall/shared/gathering/class/evolve';
import { classFor, entryFor, proposerIn } from '@nimhall/shared/gathering/class/told';
import { ERRORS } from '@nimhall/shared/refusal';
import { SEATS } from '@nimhall/shared/room/seat';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import '../../support/properties.ts';

const CLOCKWORK: GatheringActor = { kind: 'clockwork' };
const TEACHER: GatheringActor = { kind: 'player', player: { id: 'teacher', name: 'Miss Grey' } };
const pupil = (id: number): GatheringActor => ({ kind: 'player', player: { id: `p${id}`, name: 'Guest' } });

interface Given {
  readonly command: ClassCommand;
  readonly actor: GatheringActor;
}

const random = fc.integer({ min: 0, max: 2 ** 31 }).map((seed) => seededRandom(seed));
const number = fc.integer({ min: -1, max: 6 });
/** Relative to the round that is being played when it is used. */
const round = fc.constantFrom(-1, 0, 0, 1, 1, 1, 2);
const result = fc.constantFrom(
  { winner: 'first', reason: 'last-object' } as const,
  { winner: 'second', reason: 'resigned' } as const,
  { winner: null, reason: 'aborted' } as const,
);
const place = fc.record({ cell: fc.constantFrom('', '0.1'), x: fc.constantFrom(0, 500), y: fc.constant(0) });
const order = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('start-round' as const),
      round,
      activity: fc.record({
        kind: fc.constantFrom(
          'pairs' as const,
          'pairs' as const,
          'pairs' as const,
          'pairs' as const,
          'bot' as const,
          'teacher' as const,
          'vote' as const,
          'puzzle' as const,
          'lesson' as const,
          'lesson' as const,
        ),
        chapter: fc.constantFrom('first-game', 'first-game', 'first-game', 'nowhere'),
        game: fc.constantFrom('nim', 'nim', 'nim', 'nowhere'),
        start: fc.constantFrom(undefined, '3,4,5', '3,4,5', '0', 'castle'),
        bot: fc.constantFrom('random' as const, 'teacher' as const),
        partner: fc.constantFrom(undefined, 'teacher' as const),
        drawn: fc.constantFrom(undefined, undefined, 'one' as const, 'each' as const),
        bothSides: fc.constantFrom(undefined, true as const),
        pauseSeconds: fc.constantFrom(undefined, 0),
      }),
    }),
  },
  fc.record({ kind: fc.constantFrom('end-round' as const, 'hold-next' as const), round }),
  fc.record({ kind: fc.constant('close-vote' as const), round, branch: fc.constant(0), ply: fc.constantFrom(0, 1) }),
  fc.record({ kind: fc.constantFrom('show-step' as const, 'explain-step' as const), round, step: fc.constantFrom(0, 1, 4, 99) }),
  fc.record({
    kind: fc.constant('show-board' as const),
    round,
    board: fc.constantFrom(null, 0, 1, 9),
    onWall: fc.constantFrom(undefined, true as const),
    plain: fc.constantFrom(undefined, true as const),
  }),
  fc.record({
    kind: fc.constant('draw-arrow' as const),
    round,
    ply: fc.constantFrom(0, 1),
    arrow: fc.record({ from: place, to: place }),
    on: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('clear-arrows' as const), round }),
  fc.record({ kind: fc.constantFrom('freeze' as const, 'lock' as const, 'show-names' as const), on: fc.boolean() }),
  fc.record({ kind: fc.constant('unshare' as const) }),
  fc.record({ kind: fc.constant('rename' as const), member: number, name: fc.constantFrom('Ann', 'ANN', 'Ben', 'Cy') }),
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('remove' as const, 'remove' as const, 'readmit' as const),
      member: fc.integer({ min: -1, max: 3 }),
    }),
  },
);
const given: fc.Arbitrary<Given> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.integer({ min: 0, max: 7 }), fc.constantFrom('Ann', 'Ben', 'Cy', 'Dee', 'Eve', 'Flo', 'Gus', 'Hal'))
      .map(([id, name]) => ({ command: { kind: 'join' as const, name }, actor: pupil(id) })),
  },
  {
    weight: 6,
    arbitrary: fc
      .tuple(order, random, fc.constantFrom(true, true, true, false))
      .map(([order, random, isTeacher]) => ({ command: { kind: 'order' as const, order, random }, actor: isTeacher ? TEACHER : pupil(0) })),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(round, fc.array(fc.record({ board: number, result }), { maxLength: 3 }))
      .map(([round, results]) => ({ command: { kind: 'note-results' as const, round, results }, actor: CLOCKWORK })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(round, number)
      .map(([round, boards]) => ({ command: { kind: 'note-opened' as const, round, boards }, actor: CLOCKWORK })),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        fc.integer({ min: 0, max: 7 }),
        fc.record({ round, branch: fc.constantFrom(0, 1), ply: fc.constantFrom(0, 1), move: fc.constantFrom('a1', 'b1') }),
      )
      .map(([id, proposal]) => ({ command: { kind: 'propose' as const, ...proposal }, actor: pupil(id) })),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        fc.integer({ min: 0, max: 7 }),
        fc.record({ round, step: fc.constantFrom(0, 1, 4), wrong: fc.constantFrom(undefined, 'a1', 'b2', '0 N', '99 N', '') }),
      )
      .map(([id, answer]) => ({ command: { kind: 'answer-step' as const, ...answer }, actor: pupil(id) })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(round, random)
      .map(([round, random]) => ({ command: { kind: 'next-round' as const, round, random }, actor: CLOCKWORK })),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({ round, branch: fc.constant(0), ply: fc.constantFrom(0, 1) })
      .map((turn) => ({ command: { kind: 'note-played' as const, ...turn }, actor: CLOCKWORK })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('share' as const, 'teach' as const), fc.constantFrom(TEACHER, pupil(0), pupil(9)))
      .map(([kind, actor]) => ({ command: { kind, key: 'a secret' }, actor })),
  },
  { weight: 1, arbitrary: fc.constant({ command: { kind: 'open', code: 'kx4t9m', prefix: 'kx4t9m_aaaaaa' } as const, actor: TEACHER }) },
);

/** The command for the rounds that there are, and without results of boards that there are not yet. */
function inRound(command: ClassCommand, rounds: readonly Round[]): ClassCommand {
  const present = rounds.length;
  if (command.kind === 'note-results') {
    const round = command.round + present;
    const boards = rounds[round - 1]?.boards.length ?? 0;
    return { ...command, round, results: command.results.filter(({ board }) => board < boards) };
  }
  if (command.kind === 'order' && 'round' in command.order)
    return { ...command, order: { ...command.order, round: command.order.round + present } };
  return 'round' in command ? { ...command, round: command.round + present } : command;
}

/** Opens a class and gives it these commands. Returns every entry of its log, each checked by `look`. */
function playThrough(commands: readonly Given[], look: (gathering: Classroom, given: Given) => void = () => undefined): ClassEntry[] {
  const log: ClassEntry[] = [];
  let gathering: Classroom | null = null;
  const opening: Given = { command: { kind: 'open', code: 'kx4t9m', prefix: 'kx4t9m_aaaaaa' }, actor: TEACHER };
  for (const each of [opening, ...commands]) {
    const given = { ...each, command: inRound(each.command, gathering?.rounds ?? []) };
    const decision = decideClass(gathering, given.command, given.actor, log.length);
    if (!decision.ok) {
      expect(Object.keys(ERRORS)).toContain(decision.error.code);
      expect(decision.error.message).toMatch(/^[A-Z].*\.$/);
      continue;
    }
    if (decision.value.length === 0) continue;
    const entry = { version: log.length + 1, at: log.length, events: decision.value };
    log.push(entry);
    gathering = applyClassEntry(gathering, entry);
    look(gathering, given);
  }
  return log;
}

const story = fc.array(given, { maxLength: 60, size: 'max' });

test('a repeated command changes nothing more', () => {
  fc.assert(
    fc.property(story, (commands) => {
      playThrough(commands, (gathering, { command, actor }) => {
        const again = decideClass(gathering, command, actor, gathering.updatedAt);
        expect(again.ok ? again.value : []).toEqual([]);
      });
    }),
  );
});

test('the log, serialised and read again, gives the same class', () => {
  fc.assert(
    fc.property(story, (commands) => {
      let live: Classroom | null = null;
      const log = playThrough(commands, (gathering) => {
        live = gathering;
      });
      const read = JSON.parse(JSON.stringify(log)) as ClassEntry[];
      expect(read.reduce<Classroom | null>(applyClassEntry, null)).toEqual(live);
    }),
  );
});

test('messages to a pupil and a wall contain what they may see, and never the answers of others', () => {
  fc.assert(
    fc.property(story, (commands) => {
      let live: Classroom | null = null;
      let pupils: Classroom | null = null;
      let walls: Classroom | null = null;
      const log = playThrough(commands, (gathering) => {
        live = gathering;
      });
      let before: Classroom | null = null;
      for (const entry of log) {
        const gathering: Classroom = applyClassEntry(before, entry);
        const proposer = proposerIn(entry);
        const isMine = proposer !== -1 && gathering.members[proposer]?.player === 'p0';
        const toPupil = entryFor(gathering, entry, isMine ? proposer : -1);
        const toWall = entryFor(gathering, entry, -1);
        for (const { events } of [toWall, ...(isMine ? [] : [toPupil])]) {
          expect(events.filter(({ kind }) => kind === 'proposed' || kind === 'step-answered' || kind.startsWith('teach'))).toEqual([]);
        }
        pupils = applyClassEntry(pupils, toPupil);
        walls = applyClassEntry(walls, toWall);
        before = gathering;
      }
      expect(walls).toEqual(live && classFor(live, null));
      expect(pupils).toEqual(live && classFor(live, 'p0'));
      const secrets = (pupils?.rounds ?? []).filter(({ activity, vote }) => activity.kind === 'puzzle' && vote && !vote.chosen);
      expect(secrets.every(({ vote }) => vote?.tally?.moves.length === 0)).toBe(true);
      const unexplained = (walls?.rounds ?? []).flatMap(({ progress }) => (progress && !progress.isExplained ? [progress] : []));
      expect(unexplained.every(({ answers, counts }) => answers.length === 0 && counts?.wrong.length === 0)).toBe(true);
    }),
  );
});

test('nobody plays at two boards, and no removed pupil plays', () => {
  fc.assert(
    fc.property(story, (commands) => {
      playThrough(commands, (gathering) => {
        const { end } = toDo(gathering);
        for (const [at, { boards }] of gathering.rounds.entries()) {
          const going = boards.filter(({ result }, board) => !result && !end.some((each) => each.round === at + 1 && each.board === board));
          const sides = going.flatMap(({ seats }) => SEATS.map((seat) => seats[seat])).filter((side) => typeof side === 'number');
          expect(new Set(sides).size).toBe(sides.length);
          expect(sides.every((side) => gathering.members[side]?.isIn)).toBe(true);
        }
      });
    }),
  );
});

test('only the last round goes on, and a board keeps its first result', () => {
  fc.assert(
    fc.property(story, (commands) => {
      let before: Classroom | null = null;
      playThrough(commands, (gathering) => {
        expect(gathering.rounds.slice(0, -1).every(({ isOver }) => isOver)).toBe(true);
        for (const [at, { boards }] of (before?.rounds ?? []).entries()) {
          for (const [board, { result }] of boards.entries()) {
            if (result) expect(gathering.rounds[at]?.boards[board]?.result).toEqual(result);
          }
        }
        before = gathering;
      });
    }),
  );
});

test('names are unique, ignoring case', () => {
  fc.assert(
    fc.property(story, (commands) => {
      playThrough(commands, ({ members }) => {
        const names = members.filter(({ isIn }) => isIn).map(({ name }) => name.toLowerCase());
        expect(new Set(names).size).toBe(names.length);
      });
    }),
  );
});

test('these random commands include rounds in which a pupil was removed', () => {
  let removals = 0;
  fc.assert(
    fc.property(story, (commands) => {
      playThrough(commands, (gathering) => {
        removals += Number(toDo(gathering).end.some(({ round }) => gathering.rounds[round - 1]?.isOver === false));
      });
    }),
    // It is about these commands, also in a full run: others could happen to include none.
    { seed: 5 },
  );
  expect(removals).toBeGreaterThan(0);
});

test('a full class holds its maximum, and no more', () => {
  const joins = Array.from({ length: MAX_MEMBERS + 3 }, (_, id) => ({
    command: { kind: 'join' as const, name: `N${id}` },
    actor: pupil(id),
  }));
  let size = 0;
  playThrough(joins, ({ members }) => {
    size = members.length;
  });
  expect(size).toBe(MAX_MEMBERS);
});

test('the code of a board identifies its round, and that of another room does not', () => {
  expect(placeOfBoard(boardCode({ prefix: 'kx4t9m_a8s7d6' }, 12, 0))).toEqual({ kind: 'class', code: 'kx4t9m', round: 12, board: 0 });
  const ofTournament = boardCode({ prefix: boardPrefix('tournament', 'kx4t9m', 'a8s7d6') }, 1, 12_345);
  expect(placeOfBoard(ofTournament)).toEqual({ kind: 'tournament', code: 'kx4t9m', round: 1, board: 12_345 });
  expect(placeOfBoard('23456789ab')).toBeNull();
  expect(placeOfBoard('kx4t9m_a8s7d6_1')).toBeNull();
});
