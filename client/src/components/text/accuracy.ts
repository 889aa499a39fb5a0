import { msg } from '@lit/localize';
import { count } from '@nimhall/shared/phrase';
import type { AccuracyReport } from '@nimhall/shared/room/accuracy';
import type { Accuracy } from '@nimhall/shared/room/review';
import { language, localize } from '../../i18n/language.ts';

/** The share of winning positions in which the win was kept; a dash where there were none. */
export function percentage({ had, kept }: Accuracy): string {
  return had === 0 ? '–' : (kept / had).toLocaleString(language(), { style: 'percent' });
}

/** The meaning of the percentage. */
export function accuracyInWords({ had, kept }: Accuracy): string {
  if (had === 0) return msg('never had a winning position');
  return localize(count(had, 'held {1} of {0} winning position', 'held {1} of {0} winning positions', kept));
}

/** The same if it may be unknown. */
export function exactnessInWords(exactness: AccuracyReport): string {
  return exactness === 'unknown' ? msg('accuracy unknown') : accuracyInWords(exactness);
}
