import { type Candidate, mayBeRated, mayMeetRated } from '@nimhall/shared/duel/candidate';
import { type DuelResult, type KnownStanding, meetingsIn, OVERALL, pairOf, ranksAfter, ratedBy } from '@nimhall/shared/duel/ratings';
import { isNear, NEWCOMER, ratedAfter, rested, type Standing } from '@nimhall/shared/rating';
import type { Occupant } from '@nimhall/shared/room/room';

/** A player in the benchmark's hall. */
export interface Person {
  readonly id: string;
  /** Null for a connection without an identity. */
  readonly candidate: Candidate | null;
  readonly network: string;
}

export interface Duel {
  readonly first: Person;
  readonly second: Occupant | Person;
  readonly game: string;
  /** Games that the player in seat `first` wins. */
  readonly won: 0 | 1 | 2;
  readonly played: boolean;
}

/** The rules for rating duels: today's, or Glicko alone as it was before. */
export type Rules = 'now' | 'before';

/** A hall with its clock and its ratings in memory, where duels are started and rated by the rules of the server. */
export class Hall {
  readonly rules: Rules;
  now = Date.UTC(2026, 0, 1);
  readonly #standings = new Map<string, Standing>();
  readonly #met = new Map<string, DuelResult[]>();
  #number = 0;

  constructor(rules: Rules) {
    this.rules = rules;
  }

  know(id: string, game: string, standing: Standing): void {
    for (const scope of [game, OVERALL]) this.#standings.set(`${id} ${scope}`, standing);
  }

  ratingOf(id: string, scope: string): Standing {
    return this.#standings.get(`${id} ${scope}`) ?? NEWCOMER;
  }

  /** How long one of two players has to wait until they may be paired, in milliseconds; null if they never are. */
  waitOf(one: Person, other: Person, game: string): number | null {
    if (this.rules === 'now') {
      if (![one, other].every(({ candidate }) => mayBeRated(candidate, this.now).ok)) return null;
      const [mine, theirs] = [one.candidate, other.candidate] as [Candidate, Candidate];
      if (!mayMeetRated(mine, theirs, one.network === other.network, this.now)) return null;
    }
    const [mine, theirs] = [one, other].map(({ id }) => rested(this.ratingOf(id, game), this.now)) as [Standing, Standing];
    let seconds = 0;
    while (!isNear(mine, theirs, seconds)) seconds++;
    return seconds * 1_000;
  }

  /** Rates a duel that ends now. */
  rate({ first, second, game, won, played }: Duel): void {
    const seats = { first: person(first.id), second: 'kind' in second ? second : person(second.id) };
    const result: DuelResult = {
      room: `r${this.#number++}`,
      game,
      seats,
      score: { first: won, second: 2 - won },
      at: this.now,
      played,
      rated: null,
      voided: false,
    };
    const known: KnownStanding = (player, scope) => this.#standings.get(`${player} ${scope}`) ?? null;
    const pair = pairOf(result)?.toSorted().join(' ') ?? '';
    const before = this.#met.get(pair) ?? [];
    const rated = ratedBy(result, known, meetingsIn(before, this.now));
    if (played && pair !== '') this.#met.set(pair, [...before, result]);
    for (const { player, scope, standing } of ranksAfter(result, rated)) {
      const whole = this.rules === 'now' ? standing : { ...standing, ...this.#byGlickoAlone(result, player, scope, rated) };
      this.#standings.set(`${player} ${scope}`, whole);
    }
  }

  #byGlickoAlone({ seats, score }: DuelResult, player: string, scope: string, rated: ReturnType<typeof ratedBy>) {
    const changes = scope === OVERALL ? rated.overall : rated.family;
    const isFirst = seats.first?.kind === 'human' && seats.first.player.id === player;
    const [own, opponent] = isFirst ? [changes.first.before, changes.second.before] : [changes.second.before, changes.first.before];
    const wins = isFirst ? score.first : score.second;
    return ratedAfter(
      own,
      [0, 1].map((nth) => ({ opponent, score: nth < wins ? 1 : 0 })),
    );
  }
}

function person(id: string): Occupant {
  return { kind: 'human', player: { id, name: id } };
}
