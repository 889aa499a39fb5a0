import { msg, str } from '@lit/localize';
import { paramsKey } from '@nimhall/shared/catalogue/registry';
import type { Params } from '@nimhall/shared/game/params';
import { groupBy } from '@nimhall/shared/group-by';
import { records } from '@nimhall/shared/lab/records/record';
import { say } from '@nimhall/shared/phrase';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { localize } from '../../../i18n/language.ts';
import { base } from '../../../styles/base.ts';
import { panel } from '../../../styles/panel.ts';
import { studyLink } from '../../analysis/study-link.ts';
import { publishedInWords, reachInWords } from './record-words.ts';

/** How far a game is solved here and elsewhere, in short, for the page of that game. */
@customElement('nh-game-records')
export class GameRecords extends LitElement {
  static override styles = [
    base,
    panel,
    css`
      section {
        display: grid;
        gap: 8px;
      }
      .all {
        display: inline-flex;
        align-items: center;
        justify-self: start;
        min-height: 44px;
      }
    `,
  ];

  @property({ attribute: false }) game = '';

  /** Records are kept for the parameters of the game's starting positions. */
  @property({ attribute: false }) params: Params = {};

  protected override render() {
    const { game, params } = this;
    const shown = records().filter((record) => record.game === game && paramsKey(record.params) === paramsKey(params));
    const published = publishedInWords(game);
    if (shown.length === 0 && published.length === 0) return nothing;
    return html`<section class="panel">
      <h2>${localize(say`Records`)}</h2>
      ${[...groupBy(shown, ({ line }) => line.id).values()].map(
        (both) => html`<div>
          <h3>${localize(both[0]?.line.of ?? '')}</h3>
          ${both.map((record) => {
            const { misere, line, to } = record;
            const reach = reachInWords(record);
            const position = to === null ? null : line.at(to);
            const convention = misere ? msg('The last move loses') : msg('The last move wins');
            return html`<p>${msg(str`${convention}:`)} ${
              position === null ? reach : html`<a href=${studyLink({ game, params, misere, position })}>${reach}</a>`
            }</p>`;
          })}
        </div>`,
      )}
      ${published}
      <a class="all" href="/lab/records?game=${game}">${localize(say`All records and certificates`)}</a>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-game-records': GameRecords;
  }
}
