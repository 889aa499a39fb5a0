import { msg, str } from '@lit/localize';
import type { RelationshipKind } from '@nimhall/shared/protocol/relationships';
import type { Player } from '@nimhall/shared/room/room';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { displayName } from '../text/names.ts';
import { RelationshipElement } from './relationship-element.ts';
import { relationshipOf, setRelationshipInRoom } from './relationships.ts';

/** What the opponent is to us: a friend, by a star, or blocked. They are never told. */
@customElement('nh-opponent')
export class Opponent extends RelationshipElement {
  static override styles = [
    RelationshipElement.styles,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 4px 8px;
      }
      .quiet {
        padding-inline: calc(0.7rem - 1px);
        text-align: start;
      }
    `,
  ];

  /** The room where we played. */
  @property({ attribute: false }) room = '';
  @property({ attribute: false }) game = '';

  @property({ attribute: false }) opponent: Player | null = null;

  protected override render() {
    const name = displayName(this.opponent?.name ?? '');
    return html`
      ${this.#toggle('friend', msg(str`☆ Add ${name} as a friend`), msg(str`★ ${name} is a friend`))}
      ${this.#toggle('blocked', msg(str`Block ${name}`), msg(str`${name} is blocked`))}
      ${this.opponent && relationshipOf(this.opponent.id) === 'friend' ? this.#challenge(this.opponent) : nothing}
      ${this.said()}
    `;
  }

  #toggle(what: RelationshipKind, off: string, on: string): TemplateResult {
    const isOn = this.opponent !== null && relationshipOf(this.opponent.id) === what;
    return html`<button type="button" class="quiet" aria-pressed=${isOn} @click=${() => this.see(setRelationshipInRoom(this.room, isOn ? null : what))}>${isOn ? on : off}</button>`;
  }

  #challenge(friend: Player): TemplateResult {
    void import('./challenge.ts');
    return html`<nh-challenge .friend=${friend} .game=${this.game}></nh-challenge>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-opponent': Opponent;
  }
}
