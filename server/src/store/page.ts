/** A page of a list; the next one starts after `next`, which is null at the end. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}
