import { msg } from '@lit/localize';
import type { Player } from '@nimhall/shared/room/room';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { dialogStyles } from '../../styles/dialog.ts';
import { displayName } from '../text/names.ts';
import { blockingInWords } from './blocking.ts';
import './opponent.ts';
import { showDialog } from '../ui/show-dialog.ts';

/** The opponent, and where they play with us. */
interface Opposite {
  readonly room: string;
  readonly game: string;
  readonly opponent: Player;
}

/** Actions about the opponent, also during the game. Opened by `show`. */
@customElement('nh-about-opponent')
export class AboutOpponent extends LitElement {
  static override styles = [
    base,
    controls,
    dialogStyles,
    css`
      :host {
        display: contents;
      }
      nh-opponent {
        margin-inline: -0.7rem;
      }
    `,
  ];

  @state() private opposite: Opposite | null = null;

  @query('dialog') private readonly dialog?: HTMLDialogElement;

  show(opposite: Opposite): void {
    this.opposite = opposite;
    showDialog(this.dialog);
  }

  protected override render() {
    const { opposite } = this;
    return html`<dialog aria-labelledby="who">
      ${
        opposite
          ? html`<div>
              <h2 id="who"><bdi>${displayName(opposite.opponent.name)}</bdi></h2>
              <nh-opponent .room=${opposite.room} .game=${opposite.game} .opponent=${opposite.opponent}></nh-opponent>
              <p class="soft">${blockingInWords()}</p>
              <div class="buttons"><button type="button" @click=${this.#close}>${msg('Close')}</button></div>
            </div>`
          : nothing
      }
    </dialog>`;
  }

  #close(): void {
    this.dialog?.close();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-about-opponent': AboutOpponent;
  }
}
