import { botsOf } from '../../bot/levels.ts';
import { readGame, readStart } from '../../catalogue/read.ts';
import { paramsKey } from '../../catalogue/registry.ts';
import { poolOf } from '../../duel/draw.ts';
import { isOver } from '../../game/contract.ts';
import type { Params } from '../../game/params.ts';
import { randomItem } from '../../game/random-item.ts';
import { chapterOf } from '../../lesson/chapters.ts';
import { say } from '../../phrase.ts';
import type { Start } from '../../puzzle/puzzle.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { ok, type Result } from '../../result.ts';
import { shuffled } from '../shuffled.ts';
import { type Activity, hasBoards } from './classroom.ts';
import type { ActivityWish } from './commands.ts';

/** The activity in canonical text. Where positions are drawn it begins from one of them; `random` gives [0, 1). */
export function readActivity(wish: ActivityWish, random: () => number): Result<Activity, Refusal> {
  const drawn = hasBoards(wish.kind) ? wish.drawn : undefined;
  const start = drawn ? drawnStarts(wish, random)[0] : wish;
  if (!start) return refuse('bad-request', say`No positions can be drawn for this game. Choose one yourself.`);
  const game = readGame(wish.game, start.params);
  if (!game.ok) return game;
  const { family, rules, params } = game.value;
  const position = readStart(game.value, start.start);
  if (!position.ok) return position;
  if (isOver(rules, position.value)) return refuse('bad-position', say`There is no move in this position. Start from another one.`);
  const { kind, misere = false, bot, chapter } = wish;
  if (kind === 'lesson' && !chapterOf(chapter ?? '')) return refuse('not-found', say`There’s no such chapter.`);
  if (!botsOf(family.id, misere).some((each) => each.id === bot)) return refuse('bad-request', say`This bot doesn’t play this game.`);
  const own = kind === 'lesson' ? { chapter } : hasBoards(kind) ? settingsOf(wish) : {};
  return ok({ kind, game: family.id, params, misere, start: rules.position.format(position.value), bot, ...own });
}

/** The settings of rounds with boards, without those that are not used. */
function settingsOf({ kind, partner, drawn, bothSides, pauseSeconds }: ActivityWish): Partial<Activity> {
  return {
    ...(kind === 'pairs' && partner ? { partner } : {}),
    ...(drawn ? { drawn } : {}),
    ...(bothSides ? { bothSides } : {}),
    ...(pauseSeconds === undefined ? {} : { pauseSeconds }),
  };
}

/** Different positions for this many boards of a round that draws one for each: undefined where all have that of the round. `random` gives [0, 1). */
export function startsFor(activity: Activity, boards: number, random: () => number): readonly string[] | undefined {
  if (activity.drawn !== 'each') return undefined;
  const starts = drawnStarts(activity, random).map(({ start }) => start);
  return starts.length === 0 ? undefined : Array.from({ length: boards }, (_, at) => starts[at % starts.length] as string);
}

/** All positions in the pool for this game in an order that chance decides; all of them with the parameters of the first one, if none are asked for. */
function drawnStarts(
  { game: id, params, misere = false }: Pick<ActivityWish, 'game' | 'params' | 'misere'>,
  random: () => number,
): Start[] {
  const pool = poolOf(id).filter((start) => start.misere === misere);
  const game = params === undefined ? null : readGame(id, params);
  // The pool has the parameters that the form of the game accepts.
  const keyOf = (start: Start): string => paramsKey(start.params as Params);
  const wanted = game?.ok ? paramsKey(game.value.params) : pool.length > 0 ? keyOf(randomItem(pool, random)) : '';
  return shuffled(
    pool.filter((start) => keyOf(start) === wanted),
    random,
  );
}
