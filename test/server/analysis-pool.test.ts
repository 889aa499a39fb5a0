import { AnalysisPool } from '@nimhall/server/analysis/analysis-pool';
import { decide } from '@nimhall/shared/room/decide';
import { applyEntry } from '@nimhall/shared/room/evolve';
import type { Room } from '@nimhall/shared/room/room';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';

/** A position that takes minutes to analyse. */
const HARD = { game: 'slow', params: { k: 3 }, misere: true, position: '140,141,142,143,144,145' } as const;

const HERE = { address: 'here' };

function open({ mostTime }: { mostTime?: number } = {}) {
  const counts = { hasty: 0, lost: 0 };
  const metrics = { hastyMove: () => void counts.hasty++, lostWorker: () => void counts.lost++ };
  const requesterFor = ({ host }: Room) => ({ address: host });
  const analysisPool = new AnalysisPool({
    requesterFor,
    thinkingTime: 3_000,
    metrics,
    log: pino({ level: 'silent' }),
    ...(mostTime === undefined ? {} : { mostTime }),
  });
  onTestFinished(() => analysisPool.close());
  return { analysisPool, counts };
}

/** A room where a bot is to move, against Ann or against another bot. */
function roomOfBots(start: string = HARD.position, second: 'me' | 'bot' = 'bot'): Room {
  const bot = { bot: 'teacher' } as const;
  const seats = { first: bot, second: second === 'me' ? second : bot };
  const actor = { kind: 'player', player: { id: 'ann', name: 'Ann' } } as const;
  const { game, params, misere } = HARD;
  const made = decide(null, { kind: 'create', room: 'hard', game, params, misere, start, seats }, actor, 0);
  if (!made.ok) throw new Error(made.error.message);
  return applyEntry(null, { version: 1, at: 0, events: made.value });
}

test('a bot without time to think still looks one move ahead', async () => {
  const { analysisPool, counts } = open();
  const room = roomOfBots();
  const move = await analysisPool.choose(room, 'teacher', 0.5);
  expect(decide(room, { kind: 'move', branch: 0, ply: 0, move, lag: 0 }, { kind: 'bot', seat: 'first' }, 0)).toMatchObject({ ok: true });
  expect(counts).toEqual({ hasty: 0, lost: 0 });
});

test('bots whose turn comes too late think a little, and none of them moves at random', async () => {
  const { analysisPool, counts } = open();
  const rooms = Array.from({ length: 12 }, (_, nth) => roomOfBots(`14${nth % 10},141,142,143,144,145`, nth % 2 ? 'me' : 'bot'));
  const moves = await Promise.all(rooms.map((room) => analysisPool.choose(room, 'teacher', 200)));
  for (const [at, move] of moves.entries()) {
    expect(decide(rooms[at] as Room, { kind: 'move', branch: 0, ply: 0, move, lag: 0 }, { kind: 'bot', seat: 'first' }, 0)).toMatchObject({
      ok: true,
    });
  }
  expect(counts).toEqual({ hasty: 0, lost: 0 });
});

test('a bot whose worker dies only looks one move ahead', async () => {
  const { analysisPool, counts } = open({ mostTime: 1_500 });
  await analysisPool.choose(roomOfBots(), 'teacher');
  expect(counts).toEqual({ hasty: 0, lost: 1 });
});

test('an analysis that exceeds its worker’s time limit is unknown, and is cached for a while', async () => {
  const { analysisPool, counts } = open({ mostTime: 100 });
  const analysis = await analysisPool.analyse(HARD, HERE);
  expect(analysis).toMatchObject({ position: HARD.position, outcome: 'unknown', winningMoves: [] });
  expect(await analysisPool.analyse(HARD, { address: 'there' })).toBe(analysis);
  expect(counts.lost).toBe(1);
});

test('simultaneous requests for the same analysis are computed once', async () => {
  const { analysisPool, counts } = open({ mostTime: 100 });
  const [one, two] = await Promise.all([analysisPool.analyse(HARD, HERE), analysisPool.analyse(HARD, HERE)]);
  expect(one).toBe(two);
  expect(counts.lost).toBe(1);
});

test('when the server stops, pending requests get an answer', async () => {
  const { analysisPool } = open();
  const answers = [analysisPool.analyse(HARD, HERE), analysisPool.analyse({ ...HARD, position: '141,142,143,144,145,146' }, HERE)];
  const codes = Promise.all(answers.map((answer) => answer.then(null, (error: { refusal: { code: string } }) => error.refusal.code)));
  analysisPool.close();
  expect(await codes).toEqual(['unavailable', 'unavailable']);
});
