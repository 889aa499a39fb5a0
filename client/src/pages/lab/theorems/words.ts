import { msg, str } from '@lit/localize';
import type { Claim, Expectation } from '@nimhall/shared/lab/claim';
import type { Verdict } from '@nimhall/shared/lab/trial';
import { count } from '@nimhall/shared/phrase';
import { language, localize } from '../../../i18n/language.ts';
import type { Trial } from './trials.ts';

/** The status of a claim that is no theorem. */
export function standingInWords(standing: Exclude<Expectation, 'holds'>): string {
  return standing === 'misprint' ? msg('Misprint') : msg('No proof known');
}

/** The cost of a trial before it begins. */
export function costInWords(claim: Claim, to: number): string {
  if (!claim.range) return msg('A worked example.');
  return localize(count(claim.cost(to), 'At most {0} position to compute.', 'At most {0} positions to compute.'));
}

/** How far a trial is, or where it was stopped. */
export function triedInWords({ range }: Claim, { state, tried }: Trial): string {
  const cases = localize(count(tried.checked, '{0} case', '{0} cases'));
  if (state === 'waiting') return msg('Waiting…');
  if (!range) return cases;
  const size = localize(tried.size);
  return state === 'paused' ? msg(str`Stopped at ${size}. So far ${cases}, all agree.`) : msg(str`At ${size}. So far ${cases}, all agree.`);
}

/** The result of a trial. */
export function verdictInWords({ range }: Claim, { size, checked, counterexample }: Verdict, milliseconds: number): string {
  const cases = localize(count(checked, '{0} case', '{0} cases'));
  const seconds = (milliseconds / 1_000).toLocaleString(language(), { maximumSignificantDigits: 2 });
  if (counterexample) return msg(str`Refuted after ${cases}.`);
  return range
    ? msg(str`True up to ${localize(size)}. Checked ${cases} in ${seconds} s on this device.`)
    : msg(str`True. Checked ${cases} in ${seconds} s on this device.`);
}
