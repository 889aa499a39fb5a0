import { msg, str } from '@lit/localize';
import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { displayName } from '../text/names.ts';
import { blockingInWords } from './blocking.ts';
import { RelationshipElement } from './relationship-element.ts';
import { block, relationships, removeRelationship } from './relationships.ts';

/** Blocks or unblocks an account. */
@customElement('nh-block-person')
export class BlockPerson extends RelationshipElement {
  static override styles = [
    RelationshipElement.styles,
    css`
      :host {
        display: grid;
        justify-items: start;
        gap: 8px;
      }
      p {
        margin: 0;
      }
    `,
  ];

  @property({ attribute: false }) name = '';

  protected override render() {
    const name = displayName(this.name);
    const blocked = relationships.value?.blocked.find((player) => player.name === this.name);
    return html`
      <button type="button" aria-pressed=${blocked !== undefined} @click=${() => this.see(blocked ? removeRelationship(blocked.id) : block(this.name))}>
        ${blocked ? msg(str`${name} is blocked`) : msg(str`Block ${name}`)}
      </button>
      <p class="soft">${blockingInWords()}</p>
      ${this.said()}
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-block-person': BlockPerson;
  }
}
