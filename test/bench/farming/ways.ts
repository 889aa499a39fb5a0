import { BOT_LEVEL_IDS, type BotLevelId } from '@nimhall/shared/bot/levels';
import { botRating } from '@nimhall/shared/duel/bots';
import { EARNED, NEW_FOR } from '@nimhall/shared/duel/candidate';
import { DUEL_GAMES } from '@nimhall/shared/duel/games';
import { OVERALL } from '@nimhall/shared/duel/ratings';
import { NEWCOMER } from '@nimhall/shared/rating';
import type { Hall, Person } from './hall.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;
/** How long a duel of programs takes when one loses on purpose: two games and the break between them. */
const THROWN = 8 * SECOND;
/** How long a duel takes that a person plays. */
const PLAYED = 90 * SECOND;
/** No farmer needs more accomplices than this in an hour. */
const MANY = 500;
/** Players of an arena. */
const ARENA = 1_000;

export const FARMER = 'farmer';

/** A way to farm for an hour. `watch` is called after every duel. */
interface Attempt {
  readonly hall: Hall;
  readonly farmer: Person;
  /** The farmer's true strength. */
  readonly strength: number;
  readonly random: () => number;
  readonly watch: () => void;
}

export interface Way {
  readonly name: string;
  readonly farm: (attempt: Attempt) => void;
}

/** An accomplice with the given properties; everything else about them is free. */
function accomplice(hall: Hall, nth: number, { network = `net ${nth}`, kept = true, days = 0, games = 0 } = {}): Person {
  return { id: `a${nth}`, network, candidate: { hasPasskey: kept, createdAt: hall.now - days * DAY, games, barred: false } };
}

/** For an hour, accomplices lose to the farmer in turn; `next` makes the nth of them. */
function thrownBy(next: (hall: Hall, nth: number) => Person, { played = true, atOnce = 1, games = ['nim'] } = {}) {
  return ({ hall, farmer, watch }: Attempt): void => {
    const end = hall.now + HOUR;
    for (let nth = 0; hall.now < end; nth++) {
      const other = next(hall, nth);
      const game = games[nth % games.length] as string;
      const wait = hall.waitOf(farmer, other, game);
      const side = hall.rules === 'before' ? atOnce : 1;
      hall.now += (THROWN + (wait ?? 0)) / side;
      if (wait === null || hall.now > end) continue;
      hall.rate({ first: farmer, second: other, game, won: 2, played });
      watch();
    }
  };
}

/** Established players whom the hall has rated as strong. */
function strongFriend(hall: Hall, nth: number): Person {
  const friend = accomplice(hall, nth, { days: 2 * NEW_FOR });
  if (hall.ratingOf(friend.id, 'nim') === NEWCOMER) {
    for (const game of GAMES)
      hall.know(friend.id, game, { ...NEWCOMER, rating: 2_000, deviation: 60, duels: 50, opponents: 20, at: hall.now });
  }
  return friend;
}

/** An arena of the farmer's own: the next opponent is there at once, whatever their rating. */
const ARENA_WAIT = SECOND;

/** For an hour, strong friends from as many networks lose to the farmer in an arena, or leave their matches. */
function inOwnArena({ hall, farmer, watch }: Attempt): void {
  const end = hall.now + HOUR;
  for (let nth = 0; hall.now + THROWN + ARENA_WAIT <= end; nth++) {
    hall.now += THROWN + ARENA_WAIT;
    hall.rate({ first: farmer, second: strongFriend(hall, nth % ARENA), game: 'nim', won: 2, played: true });
    watch();
  }
}

const GAMES = DUEL_GAMES.slice(0, 8);

/** Plays a bot of the farmer's own strength for an hour; stops early when `enough` says so. */
function againstBot(choose: () => { readonly level: BotLevelId; readonly game: string }, stopAhead = false) {
  return ({ hall, farmer, strength, random, watch }: Attempt): void => {
    const { level, game } = choose();
    const chance = 1 / (1 + 10 ** ((botRating(level, game) - strength) / 400));
    const end = hall.now + HOUR;
    const from = hall.ratingOf(FARMER, OVERALL).rating;
    for (; hall.now + PLAYED <= end; ) {
      hall.now += PLAYED;
      const won = [0, 1].filter(() => random() < chance).length as 0 | 1 | 2;
      hall.rate({ first: farmer, second: { kind: 'bot', level }, game, won, played: true });
      watch();
      if (stopAhead && hall.ratingOf(FARMER, OVERALL).rating >= from + 60) return;
    }
  };
}

const weakest = BOT_LEVEL_IDS.toSorted((a, b) => botRating(a, null) - botRating(b, null))[0] as BotLevelId;

/** The bot and the game in which its strength is lowest compared with its average. */
function mostOverrated() {
  const all = BOT_LEVEL_IDS.flatMap((level) =>
    DUEL_GAMES.map((game) => ({ level, game, by: botRating(level, null) - botRating(level, game) })),
  );
  return all.toSorted((a, b) => b.by - a.by)[0] as { level: BotLevelId; game: string };
}

/** Loses to accomplices for half an hour, so that winning lifts the rating back afterwards. */
function sink(attempt: Attempt): void {
  const { hall, farmer } = attempt;
  const half = hall.now + HOUR / 2;
  for (let nth = 0; hall.now < half; nth++) {
    hall.now += THROWN;
    hall.rate({ first: farmer, second: strongFriend(hall, MANY + (nth % 20)), game: 'nim', won: 0, played: true });
  }
  thrownBy(strongFriend)({ ...attempt, hall });
}

/** Ways to get a rating without earning it, each tried for an hour. */
export const WAYS: readonly Way[] = [
  {
    name: 'guests made for it resign at once',
    farm: thrownBy((hall, nth) => accomplice(hall, nth, { kept: false, network: 'home' }), { played: false }),
  },
  {
    name: 'connections without an identity resign at once',
    farm: thrownBy((_, nth) => ({ id: `p${nth}`, candidate: null, network: 'home' }), { played: false }),
  },
  { name: 'passkeys made by a program, from one network, lose', farm: thrownBy((hall, nth) => accomplice(hall, nth, { network: 'home' })) },
  { name: 'the same from as many networks, and resign at once', farm: thrownBy(accomplice, { played: false }) },
  { name: 'the same, and lose after a move each', farm: thrownBy(accomplice) },
  { name: 'the same, in eight games, eight duels at once', farm: thrownBy(accomplice, { atOnce: 8, games: GAMES }) },
  {
    name: 'guests who waited and played until they may, from many networks',
    farm: thrownBy((hall, nth) => accomplice(hall, nth, { kept: false, ...EARNED })),
  },
  { name: 'one strong friend loses again and again', farm: thrownBy((hall) => strongFriend(hall, 0)) },
  { name: 'a new strong friend loses each time', farm: thrownBy(strongFriend) },
  { name: 'the same in an arena of one’s own', farm: inOwnArena },
  { name: 'sinks for half an hour, then strong friends lose', farm: sink },
  { name: 'plays the weakest bot', farm: againstBot(() => ({ level: weakest, game: 'nim' })) },
  { name: 'plays a bot where it is weakest, for all games together', farm: againstBot(mostOverrated) },
  { name: 'plays an equal bot, and stops when ahead', farm: againstBot(() => ({ level: 'student', game: 'nim' }), true) },
];
