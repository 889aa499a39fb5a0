/** A part of a list that is read in steps; the next part comes after `next`, which is null at the end. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}
