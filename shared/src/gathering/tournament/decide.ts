import { say } from '../../phrase.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { ok, type Result } from '../../result.ts';
import type { GatheringActor } from '../actor.ts';
import { nameIsTaken } from '../names.ts';
import { playerCalled } from '../players.ts';
import { advance, startTournament } from './advance.ts';
import type { NotedMatch, TournamentCommand, TournamentOrder } from './commands.ts';
import type { ScoredBoard, TournamentEvent } from './events.ts';
import { forfeitedBy } from './match.ts';
import { pairNextRound } from './next-round.ts';
import { readSettings } from './settings.ts';
import { canStart } from './standing.ts';
import { boardOfEntrant, boardsInPlay, entrantOf, entrantsIn, MAX_CHANGES, MAX_NUMBERS_PER_PLAYER, type Tournament } from './tournament.ts';

/** What follows from a command; nothing where it is so already. Or why it is refused. */
export type TournamentDecision = Result<readonly TournamentEvent[], Refusal>;

/** What a command does to a tournament; `now` is in milliseconds since 1970. The only place where the rules of a tournament are. */
export function decideTournament(
  tournament: Tournament | null,
  command: TournamentCommand,
  actor: GatheringActor,
  now: number,
): TournamentDecision {
  if (command.kind === 'open-tournament') return open(tournament, command, actor, now);
  if (!tournament) return noSuchTournament();
  switch (command.kind) {
    case 'advance':
      return onlyByServer(actor) ?? ok(advance(tournament, now, command.random));
    case 'note-opened':
      return onlyByServer(actor) ?? ok(noteOpened(tournament, command));
    case 'note-matches':
      return onlyByServer(actor) ?? ok(noteMatches(tournament, command));
    case 'join':
      return hasEnded(tournament) ?? join(tournament, command.name, actor);
    case 'withdraw':
      return hasEnded(tournament) ?? withdraw(tournament, actor);
    case 'order-tournament':
      return onlyByOrganiser(tournament, actor) ?? hasEnded(tournament) ?? carryOut(tournament, command.order, now, command.random);
    default:
      return command satisfies never;
  }
}

/** There is nothing by this code. */
export function noSuchTournament() {
  return refuse('not-found', say`There’s no tournament with this code.`);
}

function open(
  tournament: Tournament | null,
  { code, prefix, wish }: Extract<TournamentCommand, { kind: 'open-tournament' }>,
  actor: GatheringActor,
  now: number,
): TournamentDecision {
  if (tournament) return refuse('forbidden', say`There’s a tournament with this code already.`);
  const settings = readSettings(wish, now);
  if (!settings.ok) return settings;
  const host = actor.kind === 'player' ? actor.player.id : '';
  return ok([{ kind: 'tournament-opened', code, prefix, host, settings: settings.value }]);
}

/** Lets somebody in by a name of their own; who is in changes their name, and who withdrew comes back. */
function join(tournament: Tournament, name: string, actor: GatheringActor): TournamentDecision {
  if (actor.kind !== 'player') return refuse('forbidden', say`Only players can join a tournament.`);
  const { entrants, status, settings } = tournament;
  const { id } = actor.player;
  const number = entrantOf(tournament, id);
  const before = entrants[number];
  if (before?.isIn && before.name === name) return ok([]);
  if (nameIsTaken(entrants, name, number)) return nameTaken();
  const isFull = entrantsIn(tournament) >= settings.maxPlayers;
  if (before) {
    if (before.changes >= MAX_CHANGES) return tooManyChanges();
    if (!before.isIn && isFull) return full();
    return ok([
      ...(before.name === name ? [] : [{ kind: 'renamed' as const, member: number, player: { id, name } }]),
      ...(before.isIn ? [] : [{ kind: 'returned' as const, member: number }]),
    ]);
  }
  if (entrants.some(({ player, isRemoved }) => isRemoved && player === id))
    return refuse('forbidden', say`The organizer has removed you from this tournament.`);
  if (status === 'running' && !settings.lateEntry)
    return refuse('already-started', say`This tournament has started. You can’t join it now.`);
  if (isFull || entrants.length >= settings.maxPlayers * MAX_NUMBERS_PER_PLAYER) return full();
  return ok([{ kind: 'joined', player: playerCalled(name, actor.player) }]);
}

function withdraw(tournament: Tournament, actor: GatheringActor): TournamentDecision {
  const member = actor.kind === 'player' ? entrantOf(tournament, actor.player.id) : -1;
  const entrant = tournament.entrants[member];
  if (!entrant) return refuse('not-seated', say`Join the tournament first.`);
  if (!entrant.isIn) return ok([]);
  if (entrant.changes >= MAX_CHANGES) return tooManyChanges();
  return ok([{ kind: 'withdrew', member }, ...forfeit(tournament, member)]);
}

/** The match that somebody plays is the other one’s. */
function forfeit(tournament: Tournament, member: number): TournamentEvent[] {
  const playing = boardOfEntrant(tournament, member);
  if (!playing) return [];
  const { round, board, seats } = playing;
  const { won, ending } = forfeitedBy(seats.first === member ? 'first' : 'second');
  return [{ kind: 'boards-scored', round, scores: [[board, won.first, won.second, ending]] }];
}

function carryOut(tournament: Tournament, order: TournamentOrder, now: number, random: () => number): TournamentDecision {
  switch (order.kind) {
    case 'start':
      if (tournament.status !== 'open') return refuse('stale', say`This tournament has started.`);
      return canStart(tournament) ? ok(startTournament(tournament, now, random)) : refuse('not-started', say`Wait for a second player.`);
    case 'next-round':
      return nextRound(tournament, order.round, random);
    case 'pause':
      if (tournament.status !== 'running') return refuse('not-started', say`This tournament hasn’t started.`);
      return ok((tournament.pausedAt !== null) === order.on ? [] : [{ kind: 'tournament-paused', on: order.on }]);
    case 'rename':
      return rename(tournament, order.member, order.name);
    case 'remove':
      return remove(tournament, order.member);
    case 'close':
      return ok([{ kind: 'tournament-over' }]);
    default:
      return order satisfies never;
  }
}

function nextRound(tournament: Tournament, round: number, random: () => number): TournamentDecision {
  const { rounds, arena, status } = tournament;
  if (status !== 'running') return refuse('not-started', say`This tournament hasn’t started.`);
  if (arena) return refuse('bad-request', say`An arena has no rounds.`);
  if (round !== rounds.length + 1) return refuse('stale', say`Round ${round} has already started.`);
  if (rounds.at(-1)?.overAt === null) return refuse('stale', say`Some games of this round are still being played.`);
  return ok(pairNextRound(tournament, random));
}

function rename(tournament: Tournament, member: number, name: string): TournamentDecision {
  const entrant = tournament.entrants[member];
  if (!entrant || entrant.isRemoved || entrant.bot !== null) return notIn();
  if (entrant.name === name) return ok([]);
  if (nameIsTaken(tournament.entrants, name, member)) return nameTaken();
  if (entrant.changes >= MAX_CHANGES) return tooManyChanges();
  return ok([{ kind: 'renamed', member, player: { id: entrant.player, name } }]);
}

function remove(tournament: Tournament, member: number): TournamentDecision {
  const entrant = tournament.entrants[member];
  if (!entrant) return notIn();
  return ok(entrant.isRemoved ? [] : [{ kind: 'removed', member }, ...forfeit(tournament, member)]);
}

function noteOpened(
  { arena, rounds }: Tournament,
  { round, boards }: Extract<TournamentCommand, { kind: 'note-opened' }>,
): TournamentEvent[] {
  const [opened, paired] = arena ? [arena.opened, arena.count] : [rounds[round - 1]?.opened ?? 0, rounds[round - 1]?.boards.length ?? 0];
  return boards <= opened || boards > paired ? [] : [{ kind: 'boards-opened', round, boards }];
}

/** The first result of a board counts, and none once the tournament is over. */
function noteMatches(tournament: Tournament, { round, results }: Extract<TournamentCommand, { kind: 'note-matches' }>): TournamentEvent[] {
  if (tournament.status !== 'running') return [];
  const inPlay = new Set(boardsInPlay(tournament).flatMap((each) => (each.round === round ? [each.board] : [])));
  const news = new Map<number, NotedMatch>();
  for (const each of results) if (inPlay.has(each.board) && !news.has(each.board)) news.set(each.board, each);
  if (news.size === 0) return [];
  const scores = [...news.values()].map(({ board, result: { won, ending } }): ScoredBoard => [board, won.first, won.second, ending]);
  const absent = new Set([...news.values()].flatMap((each) => each.absent ?? []));
  const gone = [...absent].filter((member) => tournament.entrants[member]?.isIn && tournament.entrants[member]?.bot === null);
  return [
    { kind: 'boards-scored', round, scores },
    ...gone.map((member) => ({ kind: 'withdrew' as const, member, absent: true as const })),
  ];
}

function hasEnded({ status }: Tournament) {
  return status === 'over' ? refuse('game-over', say`This tournament is over.`) : null;
}

function onlyByOrganiser({ host }: Tournament, actor: GatheringActor) {
  const isOrganiser = actor.kind === 'operator' || (actor.kind === 'player' && actor.player.id === host);
  return isOrganiser ? null : refuse('forbidden', say`Only the organizer can do this.`);
}

function onlyByServer(actor: GatheringActor) {
  return actor.kind === 'clockwork' ? null : refuse('forbidden', say`Only the server does this.`);
}

function full() {
  return refuse('forbidden', say`This tournament is full.`);
}

function nameTaken() {
  return refuse('name-taken', say`Someone in this tournament already has this name. Add something to yours.`);
}

function tooManyChanges() {
  return refuse('rate-limited', say`You have changed this too often.`);
}

function notIn() {
  return refuse('not-found', say`There’s no one with this number in this tournament.`);
}
