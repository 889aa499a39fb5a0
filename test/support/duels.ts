import { chooseMove } from '@nimhall/shared/bot/choose';
import { type BotLevelId, botLevel } from '@nimhall/shared/bot/levels';
import { seededRandom } from '@nimhall/shared/bot/random';
import { readPosition } from '@nimhall/shared/catalogue/read';
import { botStanding } from '@nimhall/shared/duel/bots';
import { drawStart } from '@nimhall/shared/duel/draw';
import { ratedBy } from '@nimhall/shared/duel/ratings';
import type { Actor, RoomCommand } from '@nimhall/shared/room/commands';
import { decide } from '@nimhall/shared/room/decide';
import { gameOf } from '@nimhall/shared/room/decide/decision';
import { DUEL_CLOCK } from '@nimhall/shared/room/duel';
import { GAME_BREAK_MS } from '@nimhall/shared/room/duel-phase';
import type { Entry } from '@nimhall/shared/room/events';
import { applyEntry } from '@nimhall/shared/room/evolve';
import type { Room } from '@nimhall/shared/room/room';
import { runToEnd } from '@nimhall/shared/solver/analyse';

/** Families that are solved at once. */
const GAMES = ['nim', 'kayles', 'nimble', 'staircase'];

/** When the first of them begins; recent enough that pruning does not delete it while it is written. */
const BEGUN = Date.UTC(2026, 0, 1);

/**
 * The log of a duel between two people who play like these levels, with these names and ratings; a different one for
 * each number.
 */
export function duelLog(levels: readonly [BotLevelId, BotLevelId], number: number): Entry[] {
  const random = seededRandom(number);
  const game = GAMES[number % GAMES.length] as string;
  const log: Entry[] = [];
  let room: Room | null = null;
  const give = (command: RoomCommand, actor: Actor): Room => {
    const at: number = (room?.updatedAt ?? BEGUN + number * 1e7) + (command.kind === 'next-game' ? GAME_BREAK_MS : 1_000);
    const events = decide(room, command, actor, at);
    if (!events.ok) throw new Error(`${command.kind}: ${events.error.message}`);
    const entry: Entry = { version: log.length + 1, at, events: events.value };
    log.push(entry);
    room = applyEntry(room, entry);
    return room;
  };
  const person = (id: BotLevelId): Actor => ({ kind: 'player', player: { id, name: id } });
  const play = (): Room => {
    for (;;) {
      const { turn, seats, branch, ply, position: text, misere } = room as Room;
      if (!turn) return room as Room;
      const { rules } = gameOf(room as Room);
      const position = readPosition(rules, text);
      const occupant = seats[turn];
      if (!position.ok || occupant?.kind !== 'human') throw new Error(text);
      const id = occupant.player.id as BotLevelId;
      const means = { random, budget: { states: 20_000 } };
      const move = runToEnd(chooseMove(botLevel(id), { rules, position: position.value, misere }, means));
      give({ kind: 'move', branch, ply, move: rules.move.format(move), lag: 0 }, person(id));
    }
  };
  give(
    { kind: 'create', room: `duel${number}`, game, duel: true, clock: DUEL_CLOCK, seats: { first: 'me', second: 'open' } },
    person(levels[0]),
  );
  give({ kind: 'meet', seat: 'second', drawn: drawStart(game, new Set(), random) }, person(levels[1]));
  play();
  give({ kind: 'next-game' }, { kind: 'clockwork' });
  const { seats, score, updatedAt: at } = play();
  const last = log.pop() as Entry;
  const rated = ratedBy(
    { room: `duel${number}`, game, seats, score, at, played: true, rated: null, voided: false },
    (id) => botStanding(id as BotLevelId, game),
    [],
  );
  return [...log, { ...last, events: [...last.events, { kind: 'rated', ...rated }] }];
}
