import { msg } from '@lit/localize';
import { readGame } from '@nimhall/shared/catalogue/read';
import { GAMES } from '@nimhall/shared/games/all';
import { MAX_QUOTIENT_ROW_ASKED, type QuotientFound } from '@nimhall/shared/lab/quotient';
import { css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { updateUrlState } from '../../../components/page/navigation.ts';
import type { ChosenGame } from '../game/chosen-game.ts';
import { LabTool } from '../game/lab-tool.ts';
import '../game/game-fields.ts';
import '../game/number-field.ts';
import { toolStyles } from '../game/tool-layout.ts';
import { isHere, type QuotientQuery, quotientLink, readQuotientQuery } from './quotient-query.ts';
import './quotient-result.ts';

/** Games of rows or heaps. */
const HERE = GAMES.filter(({ id }) => isHere(id));

/** Which positions are of one kind where the last move loses: the misère quotient of a game, row by row. */
@customElement('nh-quotient-tool')
export class QuotientTool extends LabTool<QuotientQuery> {
  static override styles = [
    toolStyles,
    // Its fields have long hints, so each has the whole line.
    css`
      form {
        grid-template-columns: minmax(0, 1fr);
      }
    `,
  ];

  /** The part that is proven so far. */
  @state() private found: QuotientFound | null = null;

  protected override read(query: string): QuotientQuery {
    return readQuotientQuery(query);
  }

  protected override render() {
    const { asked } = this;
    if (!asked) return nothing;
    return html`
      ${this.form(html`<nh-lab-game-fields plain .games=${HERE} .chosen=${asked} @nh-chosen=${(event: CustomEvent<ChosenGame>) => this.ask({ ...asked, ...event.detail })}></nh-lab-game-fields>
        <nh-lab-number-field label=${msg('Rows or heaps up to')} from="1" most=${MAX_QUOTIENT_ROW_ASKED} note=${msg('Works row by row, a few seconds each. Whatever is proven when you stop is kept.')} .value=${asked.to} .asked=${asked} @nh-number=${(event: CustomEvent<number>) => this.ask({ ...asked, to: event.detail })}></nh-lab-number-field>`)}
      <nh-quotient-result .asked=${asked} .found=${this.found}></nh-quotient-result>
    `;
  }

  /** Turns to a game, and works its quotient out as soon as it is one. */
  protected override ask(asked: QuotientQuery): void {
    this.working.stop();
    // Nothing is shown under the name of another game.
    if (asked.game !== this.asked?.game || asked.params !== this.asked.params) this.found = null;
    this.asked = asked;
    const { game, params, to } = asked;
    if (!readGame(game, params).ok) return;
    updateUrlState(quotientLink(asked));
    this.working.start(
      'quotient',
      { game, params, to },
      {
        progress: ({ found }) => this.#show(found),
        done: (result) => result.ok && this.#show(result.value),
      },
    );
  }

  #show(found: QuotientFound | null): void {
    this.found = found;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-quotient-tool': QuotientTool;
  }
}
