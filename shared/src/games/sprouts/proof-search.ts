import { Couples } from './couples.ts';
import { type LandId, type LandTable, NIMBERS } from './land-table.ts';
import { END } from './options.ts';

const INFINITE = 1e9;
/** How much larger the numbers of a position may get than those of its best rival before this is looked at again. */
const PATIENCE = 1.25;
/** A land that is an option of so many others seems half the work, because to show that it is lost answers a move in each of them. */
const FEW_USES = 8;
/** Looks at a land in an option that take as long as one move that is made. */
const LOOKS_A_MOVE = 400;

/**
 * Depth-first proof-number search (Nagai 2002) of couples: a land beside a heap of Nim, as Lemoine and Viennot (2010) search
 * Sprouts. The heap stands for all lands whose nimbers are known, and a land has the nimber of the one heap beside which
 * the side to move loses. Where several lands are left whose nimbers are not known, those of all but one are worked out.
 */
export class ProofSearch {
  readonly #lands: LandTable;
  readonly #couples = new Couples();
  /** How many moves may be made until it stops to take breath. */
  #breath = 0;
  /** How many moves took as much work as all that was done so far: to look at options is work, too. */
  spent = 0;
  /** Of what was looked at last: how much work it seems to take to show that the side to move wins, and that it loses. */
  #toWin = 0;
  #toLose = 0;

  constructor(lands: LandTable) {
    this.#lands = lands;
  }

  get bytes(): number {
    return this.#couples.bytes;
  }

  /** Continues with a couple for this many moves; whether the side to move wins, or null if that is still open. */
  wins(land: LandId, heap: number, moves: number): boolean | null {
    this.#breath = moves;
    while (this.#lands.winsBeside(land, heap) === null && this.#breath > 0) this.#work(land, heap, INFINITE, INFINITE);
    this.spent += moves - this.#breath;
    return this.#lands.winsBeside(land, heap);
  }

  #key(land: LandId, heap: number): number {
    return land * NIMBERS + heap;
  }

  /** Works on a couple until its numbers reach the limits, it is settled, or breath is short. */
  #work(land: LandId, heap: number, mostToWin: number, mostToLose: number): void {
    const lands = this.#lands;
    if (!lands.options(land)) this.#breath = lands.expand(land, this.#breath, heap);
    const options = lands.options(land);
    if (!options) return;
    while (lands.winsBeside(land, heap) === null) {
      this.#breath -= (options.length + 16) / LOOKS_A_MOVE;
      const { best, bestToWin, least, second, sum } = this.#survey(land, options, heap);
      if (least === 0) lands.settle(land, heap, true);
      else if (sum === 0 || least >= INFINITE) lands.settle(land, heap, false);
      else {
        this.#couples.keep(this.#key(land, heap), least, sum);
        if (least >= mostToWin || sum >= mostToLose || this.#breath <= 0) return;
        const toWinLimit = Math.min(INFINITE, mostToLose - sum + bestToWin);
        const toLoseLimit = Math.min(mostToWin, Math.max(second + 1, Math.ceil(second * PATIENCE)));
        if (best >= 0) this.#workOn(options, best, heap, toWinLimit, toLoseLimit);
        else this.#work(land, -1 - best, toWinLimit, toLoseLimit);
      }
    }
  }

  /** Looks at every option of a couple: moves in the land, and those that make the heap smaller. */
  #survey(land: LandId, options: Int32Array, heap: number): Survey {
    const survey = { best: -1, bestToWin: 0, least: INFINITE + 1, second: INFINITE + 1, sum: 0 };
    for (let at = 0; at < options.length && survey.least > 0; at++) {
      this.#lookAt(options, at, heap);
      this.#weigh(survey, at);
      while (options[at] !== END) at++;
    }
    for (let smaller = 0; smaller < heap && survey.least > 0; smaller++) {
      this.#lookUp(land, smaller);
      this.#weigh(survey, -1 - smaller);
    }
    survey.sum = Math.min(survey.sum, INFINITE - 1);
    return survey;
  }

  #workOn(options: Int32Array, at: number, heap: number, mostToWin: number, mostToLose: number): void {
    let rest = heap;
    let land = -1;
    let other = -1;
    for (let index = at; options[index] !== END; index++) {
      const id = options[index] as number;
      const nimber = this.#lands.nimber(id);
      if (nimber >= 0) rest ^= nimber;
      else if (land < 0) land = id;
      else if (this.#lands.lives(id) < this.#lands.lives(land)) {
        other = land;
        land = id;
      } else other = id;
    }
    if (other < 0) this.#work(land, rest, mostToWin, mostToLose);
    else this.#workOutNimber(land);
  }

  #workOutNimber(land: LandId): void {
    for (let heap = 0; this.#lands.nimber(land) < 0 && this.#breath > 0; heap++) {
      if (heap === NIMBERS) throw new Error('a nimber beyond all expectation');
      while (this.#lands.winsBeside(land, heap) === null && this.#breath > 0) this.#work(land, heap, INFINITE, INFINITE);
    }
  }

  /** The numbers of an option beside a heap, into `#toWin` and `#toLose`. */
  #lookAt(options: Int32Array, at: number, heap: number): void {
    let rest = heap;
    let unknown = 0;
    let land = -1;
    let effort = 0;
    for (let index = at; options[index] !== END; index++) {
      const id = options[index] as number;
      const nimber = this.#lands.nimber(id);
      if (nimber >= 0) {
        rest ^= nimber;
        continue;
      }
      unknown++;
      land = id;
      effort += this.#lands.mobility(id);
    }
    if (unknown === 0) this.#found(rest !== 0);
    else if (unknown === 1) this.#lookUp(land, rest);
    else {
      this.#toWin = unknown;
      this.#toLose = effort + unknown;
    }
  }

  /** The same of a land beside a heap. */
  #lookUp(land: LandId, heap: number): void {
    const wins = this.#lands.winsBeside(land, heap);
    if (wins !== null) this.#found(wins);
    else if (this.#couples.find(this.#key(land, heap))) {
      this.#toWin = this.#couples.toWin;
      this.#toLose = this.#couples.toLose;
    } else {
      const options = this.#lands.options(land);
      if (options) this.#lookAhead(land, options, heap);
      else {
        this.#toWin = 1;
        this.#toLose = this.#effort(land, heap);
      }
    }
  }

  /** How much work it seems to take to show that a land of which no move is known loses beside a heap. */
  #effort(land: LandId, heap: number): number {
    const share = FEW_USES / (FEW_USES + this.#lands.uses(land));
    return Math.ceil(this.#lands.mobility(land) * share * rarity(heap)) + heap;
  }

  /**
   * The same of a couple that was not looked at before, while the options of the land are known from another heap: it may be
   * settled by what is known of these.
   */
  #lookAhead(land: LandId, options: Int32Array, heap: number): void {
    this.#breath -= (options.length + 16) / LOOKS_A_MOVE;
    let open = 0;
    for (let at = 0; at < options.length; at++) {
      const wins = this.#winsIfKnown(options, at, heap);
      if (wins === false) {
        this.#settle(land, heap, true);
        return;
      }
      if (wins === null) open++;
      while (options[at] !== END) at++;
    }
    for (let smaller = 0; smaller < heap; smaller++) if (this.#lands.winsBeside(land, smaller) === null) open++;
    if (open === 0) this.#settle(land, heap, false);
    else {
      this.#toWin = 1;
      this.#toLose = open * rarity(heap);
      this.#couples.keep(this.#key(land, heap), 1, this.#toLose);
    }
  }

  /** Whether the side to move wins an option beside a heap, as far as that is known. */
  #winsIfKnown(options: Int32Array, at: number, heap: number): boolean | null {
    let rest = heap;
    let land = -1;
    for (let index = at; options[index] !== END; index++) {
      const id = options[index] as number;
      const nimber = this.#lands.nimber(id);
      if (nimber >= 0) rest ^= nimber;
      else if (land >= 0) return null;
      else land = id;
    }
    return land < 0 ? rest !== 0 : this.#lands.winsBeside(land, rest);
  }

  #settle(land: LandId, heap: number, wins: boolean): void {
    this.#lands.settle(land, heap, wins);
    this.#found(wins);
  }

  #found(wins: boolean): void {
    this.#toWin = wins ? 0 : INFINITE;
    this.#toLose = wins ? INFINITE : 0;
  }

  /** Counts what was looked at last among the options of a couple. */
  #weigh(survey: { -readonly [Key in keyof Survey]: number }, option: number): void {
    if (this.#toLose < survey.least) {
      survey.second = survey.least;
      survey.least = this.#toLose;
      survey.best = option;
      survey.bestToWin = this.#toWin;
    } else if (this.#toLose < survey.second) survey.second = this.#toLose;
    survey.sum += this.#toWin;
  }
}

/** What the options of a couple come to. */
interface Survey {
  /** The option that is most easily shown to lose: where its list begins, or for a heap that is made smaller, less than 0. */
  readonly best: number;
  readonly bestToWin: number;
  /** How much it takes to show that the best of them loses, and the next best. */
  readonly least: number;
  readonly second: number;
  /** How much it takes to show that all of them win. */
  readonly sum: number;
}

/** How much more work a land beside a tall heap seems to be, because few lands equal one. */
function rarity(heap: number): number {
  if (heap < 4) return 1;
  if (heap < 6) return 2;
  return heap < 8 ? 4 : 8;
}
