import { msg, str } from '@lit/localize';
import type { Refusal } from '@nimhall/shared/refusal';
import { css, html, LitElement } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { refusalInWords } from '../../ground/i18n/language.ts';
import { forgetMe } from '../../ground/net/access.ts';
import { Watch } from '../../ground/store/watch.ts';
import { base } from '../../ground/styles/base.ts';
import { controls } from '../../ground/styles/controls.ts';
import { port } from '../../parts/page/session.ts';
import { shownName } from '../../parts/words/names.ts';
import { ladderKeeper } from '../ladder/climbs.ts';

/** Where somebody becomes nobody here, in two steps. */
@customElement('nh-forget-me')
export class ForgetMe extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      section,
      form {
        display: grid;
        justify-items: start;
        gap: 12px;
      }
      .row {
        justify-self: end;
        justify-content: flex-end;
      }
      [role='alert']:empty {
        display: none;
      }
    `,
  ];

  @state() private refusal: Refusal | null = null;

  /** While the server is asked: once is enough. */
  @state() private going = false;

  @query('dialog') private readonly dialog?: HTMLDialogElement;

  protected readonly watch = new Watch(this, port.player);

  protected override render() {
    const name = port.player.value ? shownName(port.player.value.name) : '…';
    return html`
      <section>
        <h2>${msg('Forget me')}</h2>
        <p>${msg('Then your name goes from all games, lists and chats here, and others read “Someone” in its place. The games themselves stay, and so does what you wrote.')}</p>
        <button type="button" ?disabled=${!port.player.value} @click=${() => this.dialog?.showModal()}>${msg('Forget me')} …</button>
      </section>
      <dialog aria-labelledby="warning" aria-describedby="loss">
        <form method="dialog" @submit=${this.#forget}>
          <h2 id="warning">${msg(str`Forget ${name} for good?`)}</h2>
          <p id="loss">
            ${msg(str`You are ${name} no more, on any device. Your passkeys, your programs, your list of games and your ladders are gone, and anybody may take the name. Nobody can bring that back.`)}
          </p>
          <p>${msg('If you want to keep your games, save them first.')}</p>
          <p role="alert">${refusalInWords(this.refusal)}</p>
          <div class="row">
            <button type="button" autofocus @click=${() => this.dialog?.close()}>${msg('Do not forget me')}</button>
            <button type="submit" class="main" ?disabled=${this.going}>${msg('Forget me for good')}</button>
          </div>
        </form>
      </dialog>
    `;
  }

  async #forget(event: Event): Promise<void> {
    event.preventDefault();
    this.going = true;
    const answer = await forgetMe();
    this.going = false;
    this.refusal = answer.ok ? null : answer.error;
    if (!answer.ok) return;
    ladderKeeper.forget();
    // Everything that this page knows is somebody's who is no more.
    location.assign('/');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-forget-me': ForgetMe;
  }
}
