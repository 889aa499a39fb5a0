import { publishedOf } from '@nimhall/shared/lab/records/published';
import type { GameRecord } from '@nimhall/shared/lab/records/record';
import { say } from '@nimhall/shared/phrase';
import { html, type TemplateResult } from 'lit';
import { localize } from '../../../i18n/language.ts';

/** How far a record goes. */
export function reachInWords({ to, unanswered }: GameRecord): string {
  if (to === null) return localize(say`No size was solved.`);
  if (unanswered === null) return localize(say`Solved up to ${to}, the largest you can enter.`);
  return localize(say`Solved up to ${to}; ${unanswered} took too long.`);
}

/** What is published of a game, with its sources. */
export function publishedInWords(game: string): TemplateResult[] {
  return publishedOf(game).map(
    ({ misere, says, source, url }) => html`<p>
      ${misere ? localize(say`Published, when the last move loses:`) : localize(say`Published, when the last move wins:`)} ${localize(says)} (${
        url ? html`<a href=${url} target="_blank" rel="noreferrer" lang="en">${source}</a>` : html`<cite lang="en">${source}</cite>`
      })
    </p>`,
  );
}
