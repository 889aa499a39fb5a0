/** `first` moves first. */
export const SEATS = ['first', 'second'] as const;
export type Seat = (typeof SEATS)[number];

export function otherSeat(seat: Seat): Seat {
  return seat === 'first' ? 'second' : 'first';
}

/** The seat that makes the move after this many. */
export function moverOf(ply: number): Seat {
  return ply % 2 === 0 ? 'first' : 'second';
}

/** Something for each of the two. */
export type BySeat<T> = Readonly<Record<Seat, T>>;

/** One thing for this seat, another for the one opposite. */
export function bySeat<T>(seat: Seat, here: T, opposite: T): BySeat<T> {
  return seat === 'first' ? { first: here, second: opposite } : { first: opposite, second: here };
}
