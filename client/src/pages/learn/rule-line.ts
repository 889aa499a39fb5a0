import type { Ruleset } from '@nimhall/shared/game/contract';
import { css, html, type TemplateResult } from 'lit';
import { conventionInWords } from '../../components/text/convention.ts';
import { localize } from '../../i18n/language.ts';

/** The winning condition and the rule of a turn, in the few lines beside a board. */
export function ruleLine({ rule, last }: Pick<Ruleset, 'rule' | 'last'>, misere: boolean): TemplateResult {
  return html`<p class="rule">${conventionInWords(misere, last)} ${localize(rule)}</p>`;
}

export const ruleLineStyles = css`
  @media (max-width: 26rem) {
    .rule {
      font-size: 0.875rem;
      line-height: 1.22;
    }
  }
`;
