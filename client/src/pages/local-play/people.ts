import { fieldsOf, PersistentStore, parsed } from '../../reactive/persistent-store.ts';
import { deviceStorage } from '../../reactive/storage.ts';

/** Longest name that is kept, in characters. */
export const MAX_NAME_LENGTH = 24;

/** The two at this device, and how they sit. */
export interface People {
  /** Their names as they wrote them; empty for one who did not. */
  readonly names: readonly [string, string];
  /** True where they sit opposite each other: then the board turns to whose turn it is. */
  readonly opposite: boolean;
}

export const people = new PersistentStore<People>(deviceStorage(), 'nimhall:here', (text) => {
  const { names, opposite } = fieldsOf(parsed(text));
  const [one, other] = Array.isArray(names) ? names : [];
  const nameFrom = (name: unknown): string => (typeof name === 'string' ? name.slice(0, MAX_NAME_LENGTH) : '');
  return { names: [nameFrom(one), nameFrom(other)], opposite: opposite === true };
});
