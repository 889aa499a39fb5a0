import type { Chapter } from '@nimhall/shared/lesson/lesson';
import { loadTexts } from '../../i18n/language.ts';
import { COURSE } from '../../i18n/lazy-texts.ts';
import { SingleFlight } from '../../reactive/single-flight.ts';
import { Store } from '../../reactive/store.ts';

/** The chapters of the course; null until they are needed and here, since most classes only play. */
export const chapters = new Store<readonly Chapter[] | null>(null);

const loading = new SingleFlight();

/** Fetches the course, and the elements by which a class goes through it, unless they are here. When that fails, the next call tries again. */
export function needCourse(): void {
  if (chapters.value) return;
  const fetched = async (): Promise<void> => {
    // Without its texts the course is in English.
    const [{ CHAPTERS }] = await Promise.all([import('./lesson-elements.ts'), loadTexts(COURSE).catch(() => undefined)]);
    chapters.set(CHAPTERS);
  };
  void loading.run(fetched).catch(() => undefined);
}
