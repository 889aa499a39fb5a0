import { type ArenaTally, type Entrant, MAX_ARENA_MATCHES, type Tournament } from './tournament.ts';

/** Players are paired this often at most, so that some of them wait at the same time and those with as many points meet, in milliseconds. */
export const WAVE_MS = 1_000;
/** How long two wait for somebody else before they meet a second time in a row, in milliseconds. */
export const REMATCH_AFTER_MS = 10_000;
/** How long somebody waits for a person before a bot plays against them, in milliseconds. */
export const BOT_AFTER_MS = 5_000;

/** Somebody who waits. */
interface Waiting {
  readonly number: number;
  readonly tally: ArenaTally;
  readonly isBot: boolean;
}

/**
 * Who plays whom now. Of an odd number who came last waits. The others meet somebody with about as many points, and not the opponent they had
 * just now, unless both have waited for a while. Bots play those who waited for them. Lots are in the order of `random`, which gives [0, 1).
 */
export function pairArena(tournament: Tournament, now: number, random: () => number): (readonly [number, number])[] {
  const { people, bots } = waitingIn(tournament);
  const pairs: (readonly [number, number])[] = [];
  const byWait = people.toSorted((a, b) => a.tally.freeSince - b.tally.freeSince || a.number - b.number);
  const paired = byWait.length % 2 === 0 ? byWait : byWait.slice(0, -1);
  const left = paired
    .map((player) => ({ player, lot: random() }))
    .toSorted((a, b) => b.player.tally.points - a.player.tally.points || a.lot - b.lot)
    .map(({ player }) => player);
  const alone = byWait.slice(paired.length);
  const pairUp = (from: Waiting[]): void => {
    for (let one = from.shift(); one; one = from.shift()) {
      const player = one;
      const at = from.findIndex((other) => mayMeet(player, other, now));
      const [other] = at === -1 ? [] : from.splice(at, 1);
      if (other) pairs.push(random() < 0.5 ? [player.number, other.number] : [other.number, player.number]);
      else alone.push(player);
    }
  };
  pairUp(left);
  // Two who met just now may be left, and who came last can meet one of them.
  pairUp(alone.splice(0));
  const free = bots.toSorted((a, b) => a.tally.freeSince - b.tally.freeSince || a.number - b.number);
  for (const { number, tally } of alone) {
    const bot = now - tally.freeSince >= BOT_AFTER_MS ? free.shift() : undefined;
    if (bot) pairs.push(random() < 0.5 ? [number, bot.number] : [bot.number, number]);
  }
  return pairs;
}

/** When `pairArena` next has something to pair, as long as nothing else happens, in milliseconds since 1970; null where it has not. */
export function nextPairingAt(tournament: Tournament): number | null {
  const { people, bots } = waitingIn(tournament);
  const [one, other] = people;
  const times: number[] = [];
  if (one && other) {
    // Of three at least two may meet: nobody had two opponents just now.
    const haveMet = people.length === 2 && justMet(one, other);
    times.push(haveMet ? Math.max(one.tally.freeSince, other.tally.freeSince) + REMATCH_AFTER_MS : 0);
  }
  if (bots.length > 0) times.push(...people.map(({ tally }) => tally.freeSince + BOT_AFTER_MS));
  const pairedAt = tournament.arena?.pairedAt ?? 0;
  return times.length === 0 ? null : Math.max(Math.min(...times), pairedAt + WAVE_MS);
}

function waitingIn({ arena, entrants }: Pick<Tournament, 'arena' | 'entrants'>): { readonly people: Waiting[]; readonly bots: Waiting[] } {
  const waiting = (arena?.tallies ?? []).flatMap((tally, number): Waiting[] =>
    isWaiting(entrants[number], tally) ? [{ number, tally, isBot: entrants[number]?.bot !== null }] : [],
  );
  return { people: waiting.filter(({ isBot }) => !isBot), bots: waiting.filter(({ isBot }) => isBot) };
}

function isWaiting(entrant: Entrant | undefined, { board, won, drawn, lost }: ArenaTally): boolean {
  return entrant?.isIn === true && board === null && (entrant.bot !== null || won + drawn + lost < MAX_ARENA_MATCHES);
}

function justMet(one: Waiting, other: Waiting): boolean {
  return one.tally.lastOpponent === other.number && other.tally.lastOpponent === one.number;
}

function mayMeet(one: Waiting, other: Waiting, now: number): boolean {
  return !justMet(one, other) || now - Math.max(one.tally.freeSince, other.tally.freeSince) >= REMATCH_AFTER_MS;
}
