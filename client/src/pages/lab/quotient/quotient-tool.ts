import { msg } from '@lit/localize';
import { readGame } from '@nimhall/shared/catalogue/read';
import { GAMES } from '@nimhall/shared/games/all';
import { MAX_QUOTIENT_ROW_ASKED, type QuotientFound } from '@nimhall/shared/lab/quotient';
import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { updateUrlState } from '../../../components/page/navigation.ts';
import type { Chosen } from '../game/chosen.ts';
import '../game/game-fields.ts';
import '../game/number-field.ts';
import { toolStyles } from '../game/tool-layout.ts';
import { Working } from '../work/working.ts';
import { type Asked, isHere, quotientLink, readAsked } from './asked.ts';
import './quotient-result.ts';

/** Games of rows or heaps. */
const HERE = GAMES.filter(({ id }) => isHere(id));

/** Which positions are of one kind where the last move loses: the misère quotient of a game, row by row. */
@customElement('nh-quotient-tool')
export class QuotientTool extends LitElement {
  static override styles = toolStyles;

  /** What the address asks for: the query, without its question mark. */
  @property({ attribute: false }) query = '';

  @state() private asked: Asked | null = null;

  /** What is proven by now. */
  @state() private found: QuotientFound | null = null;

  protected readonly working = new Working(this);

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('query')) this.#ask(readAsked(this.query));
  }

  protected override render() {
    const { asked } = this;
    if (!asked) return nothing;
    return html`
      <form class="panel" @submit=${(event: Event) => event.preventDefault()}>
        <nh-lab-game-fields plain .games=${HERE} .chosen=${asked} @nh-chosen=${(event: CustomEvent<Chosen>) => this.#ask({ ...asked, ...event.detail })}></nh-lab-game-fields>
        <nh-lab-number-field label=${msg('Rows or heaps up to')} from="1" most=${MAX_QUOTIENT_ROW_ASKED} note=${msg('Works row by row, a few seconds each. Whatever is proven when you stop is kept.')} .value=${asked.to} .asked=${asked} @nh-number=${(event: CustomEvent<number>) => this.#ask({ ...asked, to: event.detail })}></nh-lab-number-field>
        ${this.working.render()}
      </form>
      <nh-quotient-result .asked=${asked} .found=${this.found}></nh-quotient-result>
    `;
  }

  /** Turns to a game, and works its quotient out as soon as it is one. */
  #ask(asked: Asked): void {
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
