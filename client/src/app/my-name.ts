import { msg } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { refusalInWords } from '../ground/i18n/language.ts';
import { renameMe } from '../ground/net/me.ts';
import { Watch } from '../ground/store/watch.ts';
import { base } from '../ground/styles/base.ts';
import { controls } from '../ground/styles/controls.ts';
import { port } from '../parts/page/session.ts';
import { shownName } from '../parts/words/names.ts';

/** Our own name, and a dialog to change it. */
@customElement('nh-my-name')
export class MyName extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      form {
        display: grid;
        gap: 14px;
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
        justify-content: flex-end;
      }
      form > a {
        min-height: 44px;
        align-content: center;
      }
      .fault {
        color: var(--warn);
      }
      dialog {
        width: min(100vw - 24px, 24rem);
      }
      button.quiet {
        max-width: 45vw;
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
      @media (max-width: 44rem) {
        .soft {
          position: absolute;
          clip-path: inset(50%);
        }
      }
      @media (max-width: 36rem) {
        button.quiet {
          max-width: 26vw;
        }
      }
      @media (max-width: 25rem) {
        button.quiet {
          width: 44px;
          padding: 0;
        }
        .who {
          position: absolute;
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

  @state() private fault = '';

  @query('dialog') private readonly dialog?: HTMLDialogElement;

  @query('input') private readonly input?: HTMLInputElement;

  protected readonly watch = new Watch(this, port.player);

  protected override render() {
    if (!port.player.value) return nothing;
    const name = shownName(port.player.value.name);
    return html`
      <button type="button" class="quiet" title=${msg('Change your name')} @click=${() => this.#open(name)}>
        <svg class="person" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="8" r="4" /><path d="M4.5 20a7.5 7.5 0 0 1 15 0" /></svg
        ><span class="soft">${msg('You are')}</span><span class="who">${name}</span>
      </button>
      <dialog aria-labelledby="heading">
        <form method="dialog" @submit=${this.#save}>
          <h2 id="heading">${msg('Your name')}</h2>
          <label for="name">${msg('What others see')}</label>
          <input id="name" required maxlength="40" autocomplete="nickname" aria-describedby="fault" aria-invalid=${this.fault !== ''} />
          <p id="fault" class="fault" role="alert">${this.fault}</p>
          <a href="/me" @click=${() => this.dialog?.close()}>${msg('What you played')}</a>
          <div class="row">
            <button type="button" @click=${() => this.dialog?.close()}>${msg('Cancel')}</button>
            <button type="submit" class="main">${msg('Save')}</button>
          </div>
        </form>
      </dialog>
    `;
  }

  #open(name: string): void {
    this.fault = '';
    if (this.input) this.input.value = name;
    this.dialog?.showModal();
    this.input?.select();
  }

  async #save(event: Event): Promise<void> {
    event.preventDefault();
    const answer = await renameMe(this.input?.value.trim() ?? '');
    if (!answer.ok) {
      this.fault = refusalInWords(answer.error);
      return;
    }
    port.player.set(answer.value);
    this.dialog?.close();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-my-name': MyName;
  }
}
