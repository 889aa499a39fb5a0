import { msg, str } from '@lit/localize';
import type { Claim, Expectation } from '@nimhall/shared/lab/claim';
import type { Verdict } from '@nimhall/shared/lab/trial';
import { count } from '@nimhall/shared/phrase';
import { inOurLanguage, language } from '../../../ground/i18n/language.ts';
import type { Trial } from './trials.ts';

/** What is thought of a claim that is no theorem. */
export function standingTold(standing: Exclude<Expectation, 'holds'>): string {
  return standing === 'misprint' ? msg('Misprint') : msg('No proof known');
}

/** What a trial would take, before it begins. */
export function costTold(claim: Claim, to: number): string {
  if (!claim.range) return msg('A worked example.');
  return inOurLanguage(count(claim.cost(to), 'No more than {0} position to work out.', 'No more than {0} positions to work out.'));
}

/** How far a trial is, or where it was stopped. */
export function triedTold({ range }: Claim, { state, tried }: Trial): string {
  const cases = inOurLanguage(count(tried.checked, '{0} case', '{0} cases'));
  if (state === 'waiting') return msg('Waiting for its turn…');
  if (!range) return cases;
  const size = tried.size.toLocaleString(language());
  return state === 'paused'
    ? msg(str`Stopped at ${size}: ${cases} so far, and all agree.`)
    : msg(str`At ${size}: ${cases} so far, and all agree.`);
}

/** What came of a trial. */
export function verdictTold({ range }: Claim, { size, checked, counterexample }: Verdict, milliseconds: number): string {
  const cases = inOurLanguage(count(checked, '{0} case', '{0} cases'));
  const seconds = (milliseconds / 1_000).toLocaleString(language(), { maximumSignificantDigits: 2 });
  if (counterexample) return msg(str`Refuted after ${cases}.`);
  return range
    ? msg(str`Holds up to ${size.toLocaleString(language())}: ${cases}, in ${seconds} s on this device.`)
    : msg(str`Holds: ${cases}, in ${seconds} s on this device.`);
}
