import { botsOf } from '../../bot/levels.ts';
import { readGame, readStart } from '../../catalogue/read.ts';
import { isOver } from '../../game/contract.ts';
import { say } from '../../phrase.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { ok, type Result } from '../../result.ts';
import type { TournamentGameWish, TournamentWish } from './commands.ts';
import { hasPool } from './starts.ts';
import {
  ARENA_MINUTES,
  FORFEIT_SECONDS,
  MAX_AHEAD_DAYS,
  MAX_BOTS,
  MAX_GAMES,
  MAX_PLAYERS,
  MAX_SWISS_ROUNDS,
  MIN_RATED_CLOCK_MS,
  type TournamentGame,
  type TournamentSettings,
} from './tournament.ts';

const DAY = 24 * 3_600_000;

/** What holds where the organiser says nothing. */
export const TOURNAMENT_DEFAULTS = {
  clock: { initialMs: 120_000, incrementMs: 2_000 },
  rounds: 5,
  minutes: 30,
  forfeitSeconds: 60,
} as const;

/** Settings from what the organiser wants, or why they make no tournament; `now` is in milliseconds since 1970. */
export function readSettings(wish: TournamentWish, now: number): Result<TournamentSettings, Refusal> {
  const { form, title = '', bots = [], startsAt = null } = wish;
  const { clock, rounds, minutes, forfeitSeconds } = { ...TOURNAMENT_DEFAULTS, ...given(wish) };
  const maxPlayers = wish.maxPlayers ?? MAX_PLAYERS[form];
  if (wish.games.length === 0) return refuse('bad-request', say`Choose at least one game.`);
  if (wish.games.length > MAX_GAMES) return refuse('too-large', say`A tournament has at most ${MAX_GAMES} games.`);
  if (maxPlayers < 2) return refuse('bad-request', say`A tournament needs room for two players.`);
  if (maxPlayers > MAX_PLAYERS[form]) return refuse('too-large', say`This kind of tournament has at most ${MAX_PLAYERS[form]} players.`);
  if (rounds < 1 || rounds > MAX_SWISS_ROUNDS) return refuse('too-large', say`A Swiss tournament has 1 to ${MAX_SWISS_ROUNDS} rounds.`);
  if (minutes < ARENA_MINUTES.min || minutes > ARENA_MINUTES.max)
    return refuse('too-large', say`An arena takes ${ARENA_MINUTES.min} to ${ARENA_MINUTES.max} minutes.`);
  if (forfeitSeconds < FORFEIT_SECONDS.min || forfeitSeconds > FORFEIT_SECONDS.max)
    return refuse('too-large', say`A player may be absent for ${FORFEIT_SECONDS.min} to ${FORFEIT_SECONDS.max} seconds.`);
  const maxBots = form === 'arena' ? MAX_BOTS : 1;
  if (bots.length > maxBots) return refuse('too-large', say`This kind of tournament has at most ${maxBots} bots.`);
  if (startsAt !== null && (startsAt < now || startsAt > now + MAX_AHEAD_DAYS * DAY))
    return refuse('bad-request', say`Choose a start within the next ${MAX_AHEAD_DAYS} days.`);
  const games: TournamentGame[] = [];
  for (const each of wish.games) {
    const game = readTournamentGame(each);
    if (!game.ok) return game;
    const mayPlay = bots.every((bot) => botsOf(game.value.game, game.value.misere).some(({ id }) => id === bot));
    if (!mayPlay) return refuse('bad-request', say`A bot you chose doesn’t play every game you chose.`);
    games.push(game.value);
  }
  if (wish.rated) {
    const isDrawn = games.every(({ start }) => start === null);
    if (!isDrawn) return refuse('bad-request', say`A rated tournament draws its positions. Choose games with rated duels.`);
    if (clock.initialMs < MIN_RATED_CLOCK_MS) return refuse('bad-request', say`In a rated tournament each player has at least a minute.`);
  }
  return ok({
    title,
    form,
    games,
    clock,
    rounds,
    minutes,
    maxPlayers,
    bots,
    forfeitSeconds,
    lateEntry: (wish.lateEntry ?? true) && (form === 'arena' || form === 'swiss'),
    listed: wish.listed ?? true,
    startsAt,
    startsWhenFull: wish.startsWhenFull ?? false,
    rated: wish.rated ?? false,
  });
}

/** Only what is there: what is undefined must not stand in the way of a default. */
function given(wish: TournamentWish): Partial<Pick<TournamentSettings, 'clock' | 'rounds' | 'minutes' | 'forfeitSeconds'>> {
  const { clock, rounds, minutes, forfeitSeconds } = wish;
  return {
    ...(clock ? { clock } : {}),
    ...(rounds === undefined ? {} : { rounds }),
    ...(minutes === undefined ? {} : { minutes }),
    ...(forfeitSeconds === undefined ? {} : { forfeitSeconds }),
  };
}

function readTournamentGame({ game: id, params, misere = false, start }: TournamentGameWish): Result<TournamentGame, Refusal> {
  const game = readGame(id, params);
  if (!game.ok) return game;
  const { family, rules } = game.value;
  const isDrawn = start === undefined && params === undefined && hasPool(family.id, misere);
  const position = readStart(game.value, start);
  if (!position.ok) return position;
  if (isOver(rules, position.value)) return refuse('bad-position', say`There is no move in this position. Start from another one.`);
  return ok({ game: family.id, params: game.value.params, misere, start: isDrawn ? null : rules.position.format(position.value) });
}
