import { PersistentStore, parsed } from '../../reactive/persistent-store.ts';
import { deviceStorage } from '../../reactive/storage.ts';

/** Classes that are remembered: those of a week. */
const MAX_CLASSES = 8;

/** Codes of classes that were open on this device, the last one first, so that nobody has to type them again. */
export const myClasses = new PersistentStore<readonly string[]>(deviceStorage(), 'nimhall:classes', (text) => {
  const stored = parsed(text);
  return Array.isArray(stored) ? stored.filter((code) => typeof code === 'string' && /^[a-z0-9]{6}$/.test(code)).slice(0, MAX_CLASSES) : [];
});

/** Remembers a class, or forgets it. */
export function noteClass(code: string, isThere: boolean): void {
  if (isThere ? myClasses.value[0] === code : !myClasses.value.includes(code)) return;
  const others = myClasses.value.filter((each) => each !== code);
  myClasses.set((isThere ? [code, ...others] : others).slice(0, MAX_CLASSES));
}
