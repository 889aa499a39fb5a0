import { msg } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, query } from 'lit/decorators.js';
import { connection } from '../components/page/session.ts';
import { displayName } from '../components/text/names.ts';
import { StoreController } from '../reactive/store-controller.ts';
import { base } from '../styles/base.ts';
import { controls } from '../styles/controls.ts';
import type { NameDialog } from './name-dialog.ts';

/** The current player's name: a button that opens the account dialog, which is fetched when it is pressed. */
@customElement('nh-my-name')
export class MyName extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      button {
        max-width: min(45vw, 100%);
        padding-inline: 8px 0;
      }
      .person {
        display: none;
        width: 22px;
        height: 22px;
        fill: none;
        stroke: currentColor;
        stroke-width: 2;
        stroke-linecap: round;
      }
      @media (max-width: 60rem) {
        .soft {
          position: absolute;
          clip-path: inset(50%);
        }
      }
      @media (max-width: 36rem) {
        button {
          max-width: 26vw;
        }
      }
      @media (max-width: 25rem) {
        button {
          width: 44px;
          padding: 0;
        }
        .who {
          position: absolute;
          width: 1px;
          clip-path: inset(50%);
        }
        .person {
          display: block;
        }
      }
      .who {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
    `,
  ];

  @query('nh-name-dialog') private readonly dialog?: NameDialog;

  protected readonly watch = new StoreController(this, connection.player);

  protected override render() {
    if (!connection.player.value) return nothing;
    const name = displayName(connection.player.value.name);
    return html`
      <button type="button" class="quiet" title=${msg('Change name')} @click=${this.#open}>
        <svg class="person" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="8" r="4" /><path d="M4.5 20a7.5 7.5 0 0 1 15 0" /></svg
        ><span class="soft">${msg('You are')}</span><span class="who">${name}</span>
      </button>
      <nh-name-dialog></nh-name-dialog>
    `;
  }

  async #open(): Promise<void> {
    await import('./name-dialog.ts');
    this.dialog?.open();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-my-name': MyName;
  }
}
