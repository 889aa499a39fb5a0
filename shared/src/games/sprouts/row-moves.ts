import type { Form } from './canonical.ts';
import { FIRST_LETTER } from './lands.ts';
import { LeastFirst } from './least-first.ts';
import { endOfBoundary, endOfRegion, type Row } from './row.ts';
import { hasLetters, isSame, type Kind, kindsIn } from './row-kinds.ts';
import { RowSplits } from './row-splits.ts';

/** Two corners of a region that a line may join. */
interface Joint {
  readonly region: number;
  /** The boundary of the first corner, by its kind, and which corner of it that is, from 0 on. */
  readonly kind: number;
  readonly from: number;
  /** Where the boundary of the second corner begins, where that is another one; else less than 0. */
  readonly other: number;
  readonly to: number;
}

/** Those of the land whose lines are put in order. */
const splits = new RowSplits();

/** More than there are joints in any land: what numbers in order are multiplied by, so that the place of a joint fits below. */
const MOST_JOINTS = 2 ** 16;

/** For each land more into which a line takes the land apart: a little less than for an end at a letter. */
const APART = -400;
/** For an end of a line that is at a letter, and at another spot with one life: more than any cut is even. */
const AT_LETTER = -2 * 2 ** 8;
const AT_LAST_LIFE = -(2 ** 8);

/**
 * The moves in a land, each written as a row that is not cleaned up. Moves that leave the same may come more than once, but those
 * that do so at first sight do not: from every corner of a boundary that looks the same from several, to either of two like ones.
 */
export class RowMoves {
  /** The land, and after it a boundary that is a free spot alone, at `#free`. */
  readonly #numbers: Uint8Array;
  readonly #free: number;
  readonly #starts: number[] = [];
  readonly #kinds: readonly (readonly Kind[])[];
  readonly #joints: Joint[] = [];
  /** How soon each joint comes, and its place among them, in one number. */
  readonly #turns: LeastFirst;
  /** A line within a boundary has the others on either side of it, in every way: how many of each kind on one side. */
  readonly #inside: number[] = [];
  /** The first letter that is not in use: the new spot is called so, and a spot with one life now as one of the next two. */
  readonly #fresh: number;
  /** How many regions come first in a move that the line does not run through: all but one. */
  readonly others: number;
  /** Letters whose life the last move took, or 0. They are still in the row. */
  dead = 0;
  otherDead = 0;

  constructor(form: Form | Uint8Array) {
    this.#free = form.length;
    this.#numbers = new Uint8Array(form.length + 2);
    this.#numbers.set(form);
    this.#numbers.set([1, 3], form.length);
    for (let at = 0; at < this.#free; at = endOfRegion(this.#numbers, at)) this.#starts.push(at);
    this.others = this.#starts.length - 1;
    this.#kinds = this.#starts.map((start) => kindsIn(this.#numbers, start, this.#free));
    splits.read(this.#numbers, this.#starts);
    const turns: number[] = [];
    for (let region = 0; region < this.#kinds.length; region++) this.#listJoints(region, turns);
    this.#turns = new LeastFirst(turns);
    this.#fresh = this.#firstFresh();
  }

  /** Skips this many moves that are known to exist. */
  skip(moves: number): void {
    for (let left = moves; left > 0; left--) this.#goOn(this.#joint() as Joint);
  }

  /** Writes the next move; false where there is none left. */
  next(row: Row): boolean {
    const joint = this.#joint();
    if (!joint) return false;
    const boundary = this.#boundaryOf(joint);
    row.clear();
    this.#writeOthers(row, joint.region);
    if (joint.other < 0) this.#writeSides(row, joint, boundary);
    else this.#writeJoined(row, joint, boundary);
    this.dead = this.#letterAt(boundary, joint.from);
    this.otherDead = this.#letterAt(joint.other < 0 ? boundary : joint.other, joint.to);
    this.#goOn(joint);
    return true;
  }

  /** The joint whose turn it is. */
  #joint(): Joint | undefined {
    const turn = this.#turns.least;
    return turn === undefined ? undefined : this.#joints[turn & (MOST_JOINTS - 1)];
  }

  /**
   * Lines that take the land apart first, and that take the lives of spots, above all of those that lie in several regions; then lines that cut a
   * boundary into even parts. They leave the fewest moves, and lands that are known, so one of them settles a land most often.
   */
  #order(boundary: number, from: number, other: number, to: number): number {
    if (other < 0 && from === to) return -1;
    const last = other < 0 ? boundary : other;
    const lands = splits.without(this.#letterAt(boundary, from), this.#letterAt(last, to));
    const order = APART * (lands - 1) + this.#dying(boundary, from) + this.#dying(last, to);
    return other < 0 ? order - 1 - Math.min(to - from, this.#length(boundary) - to + from) : order;
  }

  #dying(boundary: number, corner: number): number {
    const spot = this.#spot(boundary, corner);
    if (spot >= FIRST_LETTER) return AT_LETTER;
    return spot === 1 ? AT_LAST_LIFE : 0;
  }

  #firstFresh(): number {
    let fresh = FIRST_LETTER;
    for (const start of this.#starts) {
      const end = endOfRegion(this.#numbers, start);
      for (let boundary = start + 2; boundary < end; boundary = endOfBoundary(this.#numbers, boundary)) {
        for (let corner = 0; corner < this.#length(boundary); corner++) fresh = Math.max(fresh, this.#spot(boundary, corner) + 1);
      }
    }
    return fresh;
  }

  #listJoints(region: number, turns: number[]): void {
    const add = (boundary: number, kind: number, from: number, other: number, to: number) => {
      turns.push(this.#order(boundary, from, other, to) * MOST_JOINTS + this.#joints.length);
      this.#joints.push({ region, kind, from, other, to });
    };
    const kinds = this.#kinds[region] as readonly Kind[];
    const corners = kinds.map(({ boundary }) => this.#differentCorners(boundary));
    for (let kind = 0; kind < kinds.length; kind++) {
      const { boundary, number } = kinds[kind] as Kind;
      const twin = number > 1 ? this.#twinOf(region, boundary) : -1;
      for (let from = 0; from < (corners[kind] as number); from++) {
        for (let to = from; to < this.#length(boundary); to++) {
          if (this.#mayJoinWithin(boundary, from, to)) add(boundary, kind, from, -1, to);
        }
        for (let to = from; twin >= 0 && to < (corners[kind] as number); to++) add(boundary, kind, from, twin, to);
        for (let next = kind + 1; next < kinds.length; next++) {
          const other = (kinds[next] as Kind).boundary;
          for (let to = 0; to < (corners[next] as number); to++) {
            if (!this.#isLetterTwice(boundary, from, other, to)) add(boundary, kind, from, other, to);
          }
        }
      }
    }
  }

  /** How many corners there are after which a boundary looks the same again. */
  #differentCorners(boundary: number): number {
    const length = this.#length(boundary);
    if (hasLetters(this.#numbers, boundary)) return length;
    for (let period = 1; period < length; period++) {
      let corner = 0;
      while (corner < length && this.#spot(boundary, corner) === this.#spot(boundary, (corner + period) % length)) corner++;
      if (corner === length) return period;
    }
    return length;
  }

  #mayJoinWithin(boundary: number, from: number, to: number): boolean {
    if (from !== to) return !this.#isLetterTwice(boundary, from, boundary, to);
    const spot = this.#spot(boundary, from);
    return spot === 2 || spot === 3;
  }

  /** Whether two corners are those of one letter, which has one life only. */
  #isLetterTwice(boundary: number, from: number, other: number, to: number): boolean {
    return this.#letterAt(boundary, from) !== 0 && this.#spot(boundary, from) === this.#spot(other, to);
  }

  /** Where the next boundary of the same kind begins. */
  #twinOf(region: number, boundary: number): number {
    if (boundary === this.#free) return boundary;
    let twin = endOfBoundary(this.#numbers, boundary);
    while (twin < this.#free && !isSame(this.#numbers, boundary, twin)) twin = endOfBoundary(this.#numbers, twin);
    if (twin >= endOfRegion(this.#numbers, this.#starts[region] as number)) throw new Error('a twin that is nowhere');
    return twin;
  }

  /** A line from one boundary to another makes them one. */
  #writeJoined(row: Row, { region, from, other, to }: Joint, boundary: number): void {
    const start = this.#starts[region] as number;
    const free = (this.#numbers[start] as number) - (boundary === this.#free ? 1 : 0) - (other === this.#free ? 1 : 0);
    row.openRegion(free);
    row.openBoundary();
    this.#writeOpened(row, boundary, from, this.#fresh + 1);
    row.put(this.#fresh);
    this.#writeOpened(row, other, to, this.#fresh + 2);
    row.put(this.#fresh);
    row.closeBoundary();
    const end = endOfRegion(this.#numbers, start);
    for (let each = start + 2; each < end; each = endOfBoundary(this.#numbers, each)) {
      if (each !== boundary && each !== other) row.copyBoundary(this.#numbers, each);
    }
  }

  /** Once round a boundary from a corner to itself, whose spot has one more line; `fresh` is its letter if it needs one now. */
  #writeOpened(row: Row, boundary: number, corner: number, fresh: number): void {
    const spot = this.#spot(boundary, corner);
    if (spot === 3) row.put(2);
    else {
      if (spot === 2) row.put(fresh);
      this.#writeCorners(row, boundary, corner + 1, this.#length(boundary));
      this.#writeCorners(row, boundary, 0, corner);
      if (spot === 2) row.put(fresh);
    }
  }

  /** A line from a boundary to itself has part of it, and some of the other boundaries, on either side. */
  #writeSides(row: Row, joint: Joint, boundary: number): void {
    const { from, to } = joint;
    const spot = this.#spot(boundary, from);
    row.openRegion(this.#freeAt(joint, true));
    row.openBoundary();
    if (from !== to) this.#writeCut(row, boundary, from, to, this.#fresh + 1, this.#fresh + 2);
    else if (spot === 3) row.put(this.#fresh + 1);
    row.put(this.#fresh);
    row.closeBoundary();
    this.#writeSide(row, joint, true);
    row.openRegion(this.#freeAt(joint, false));
    row.openBoundary();
    if (from !== to || spot === 2) this.#writeCut(row, boundary, to, from, this.#fresh + 2, this.#fresh + 1);
    else row.put(this.#fresh + 1);
    row.put(this.#fresh);
    row.closeBoundary();
    this.#writeSide(row, joint, false);
  }

  /** What a line cuts off a boundary: the corners after one up to another. A spot that keeps a life keeps it on both sides. */
  #writeCut(row: Row, boundary: number, from: number, to: number, first: number, last: number): void {
    const keeps = from !== to;
    if (keeps && this.#spot(boundary, from) === 2) row.put(first);
    this.#writeCorners(row, boundary, from + 1, from < to ? to : this.#length(boundary));
    if (to <= from) this.#writeCorners(row, boundary, 0, to);
    if (keeps && this.#spot(boundary, to) === 2) row.put(last);
  }

  #writeSide(row: Row, joint: Joint, inside: boolean): void {
    const kinds = this.#kinds[joint.region] as readonly Kind[];
    for (let kind = 0; kind < kinds.length; kind++) {
      const { boundary } = kinds[kind] as Kind;
      if (boundary === this.#free) continue;
      for (let left = this.#onSide(joint, kind, inside); left > 0; left--) row.copyBoundary(this.#numbers, boundary);
    }
  }

  #freeAt(joint: Joint, inside: boolean): number {
    const isFirst = this.#kinds[joint.region]?.[0]?.boundary === this.#free;
    return isFirst ? this.#onSide(joint, 0, inside) : 0;
  }

  /** How many boundaries of a kind a line within another has on one side. */
  #onSide(joint: Joint, kind: number, inside: boolean): number {
    const within = this.#inside[kind] ?? 0;
    return inside ? within : this.#others(joint, kind) - within;
  }

  /** How many boundaries of a kind there are beside that within which a line is drawn. */
  #others({ region, kind: own }: Joint, kind: number): number {
    return (this.#kinds[region]?.[kind]?.number as number) - (kind === own ? 1 : 0);
  }

  /** On to other sides for the same line, or to the next one. */
  #goOn(joint: Joint): void {
    const kinds = joint.other < 0 ? (this.#kinds[joint.region] as readonly Kind[]).length : 0;
    do {
      let kind = 0;
      while (kind < kinds && (this.#inside[kind] ?? 0) === this.#others(joint, kind)) this.#inside[kind++] = 0;
      if (kind >= kinds) {
        this.#turns.dropLeast();
        return;
      }
      this.#inside[kind] = (this.#inside[kind] ?? 0) + 1;
    } while (this.#comesTwice(joint, kinds));
  }

  /** Of a loop at a free spot, whose sides are alike, whether this way to lay the others is the same as one that came already. */
  #comesTwice(joint: Joint, kinds: number): boolean {
    if (this.#boundaryOf(joint) !== this.#free) return false;
    for (let kind = 0; kind < kinds; kind++) {
      const more = 2 * (this.#inside[kind] ?? 0) - this.#others(joint, kind);
      if (more !== 0) return more > 0;
    }
    return false;
  }

  #writeOthers(row: Row, region: number): void {
    for (let other = 0; other < this.#starts.length; other++) {
      if (other !== region) row.copyRegion(this.#numbers, this.#starts[other] as number, this.#starts[other + 1] ?? this.#free);
    }
  }

  #writeCorners(row: Row, boundary: number, from: number, to: number): void {
    for (let corner = from; corner < to; corner++) row.put(this.#spot(boundary, corner));
  }

  #boundaryOf({ region, kind }: Joint): number {
    return this.#kinds[region]?.[kind]?.boundary as number;
  }

  #length(boundary: number): number {
    return this.#numbers[boundary] as number;
  }

  #spot(boundary: number, corner: number): number {
    return this.#numbers[boundary + 1 + corner] as number;
  }

  /** The letter at a corner, or 0 where none is. */
  #letterAt(boundary: number, corner: number): number {
    const spot = this.#spot(boundary, corner);
    return spot < FIRST_LETTER ? 0 : spot;
  }
}
