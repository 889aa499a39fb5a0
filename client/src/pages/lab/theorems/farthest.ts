import { msg, str } from '@lit/localize';
import { SURVEYS } from '@nimhall/shared/lab/surveys/all-surveys';
import { CERTIFICATES } from '@nimhall/shared/lab/surveys/certificates';
import type { Certificate, Survey } from '@nimhall/shared/lab/surveys/survey';
import { count } from '@nimhall/shared/phrase';
import { css, html, nothing, type TemplateResult } from 'lit';
import { localize } from '../../../i18n/language.ts';

export const farthestStyles = css`
  .farthest {
    font-size: 0.875rem;
    display: grid;
    gap: 6px;
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .farthest code {
    display: block;
    overflow-wrap: anywhere;
  }
`;

/** Results of the batch command about a claim, or (null) about none; and how to repeat them. */
export function farthest(claim: string | null): TemplateResult | typeof nothing {
  const surveys = SURVEYS.filter(({ claims }) => (claim === null ? claims.length === 0 : claims.includes(claim)));
  const done = surveys.flatMap((survey) => CERTIFICATES.filter(({ survey: id }) => id === survey.id).map((each) => told(survey, each)));
  return done.length === 0 ? nothing : html`<ul class="farthest">${done}</ul>`;
}

function told({ says }: Survey, { survey, to, cases, lost, against, seconds, megabytes }: Certificate): TemplateResult {
  const command = `npm run lab -- claim ${survey} --to ${to}`;
  const all = localize(count(cases, '{0} case', '{0} cases'));
  return html`<li>
    ${localize(says(to))}.
    ${msg(str`${all}, ${localize(lost)} of them lost, in ${localize(Math.max(1, seconds))} s with ${localize(megabytes)} MB on one core.`)}
    ${against === null ? nothing : msg(str`Refuted by ${against}.`)}
    <code>${command}</code>
  </li>`;
}
