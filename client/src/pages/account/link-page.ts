import { msg, str } from '@lit/localize';
import { PAGES } from '@nimhall/shared/protocol/pages';
import type { Refusal } from '@nimhall/shared/refusal';
import type { Result } from '@nimhall/shared/result';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { learntKeeper } from '../../components/learnt/my-keeper.ts';
import { connection } from '../../components/page/session.ts';
import { TitleController } from '../../components/page/title-controller.ts';
import { displayName } from '../../components/text/names.ts';
import { pageHead, pageHeadStyles } from '../../components/ui/page-head.ts';
import { refusalInWords } from '../../i18n/language.ts';
import { redeemLinkCode } from '../../net/access.ts';
import { canUsePasskeys, signIn } from '../../net/passkeys.ts';
import { SingleFlight } from '../../reactive/single-flight.ts';
import { StoreController } from '../../reactive/store-controller.ts';
import { hasPlayed } from '../../stores/has-played.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { deviceName } from './this-device.ts';

/**
 * Signs this device in by a code that another device shows. The code comes behind the `#` of a link, which is not sent to the server, and
 * is used only when the person confirms, so that link previews do not use it up.
 */
@customElement('nh-link-page')
export class LinkPage extends LitElement {
  static override styles = [
    base,
    controls,
    pageHeadStyles,
    css`
      :host {
        display: grid;
        gap: 12px;
        max-width: var(--width-reading);
      }
      form,
      section {
        display: grid;
        justify-items: start;
        gap: 10px;
      }
      input {
        font-size: 1.25rem;
        font-variant-numeric: tabular-nums;
        width: min(100%, 14rem);
      }
      .fault {
        min-height: 1.5em;
      }
    `,
  ];

  @state() private refusal: Refusal | null = null;

  /** Of the passkey. */
  @state() private noPasskey: Refusal | null = null;

  @query('input') private readonly input?: HTMLInputElement;

  readonly #going = new SingleFlight();

  protected readonly watch = new StoreController(this, connection.player);

  protected readonly named = new TitleController(this, () => [msg('Sign in')]);

  protected override render() {
    const name = connection.player.value ? displayName(connection.player.value.name) : null;
    return html`
      ${pageHead({ title: msg('Sign in'), lead: msg('Play here with your own name, games and ladders.') })}
      ${canUsePasskeys() ? this.#passkey() : nothing}
      <form @submit=${this.#accept}>
        <label for="code">${msg('Code from your other device, under “Your devices”')}</label>
        <input
          id="code"
          required
          maxlength="40"
          autocomplete="off"
          autocapitalize="none"
          spellcheck="false"
          aria-describedby="fault"
          .value=${location.hash.slice(1)}
        />
        <button type="submit" class="main">${msg('Sign in with code')}</button>
        <p id="fault" class="fault" role="alert">${refusalInWords(this.refusal)}</p>
      </form>
      ${name === null ? '' : html`<p class="soft">${msg(str`Once you’re signed in, you can keep what you did here as ${name}.`)}</p>`}
    `;
  }

  #passkey(): TemplateResult {
    return html`<section>
      <button type="button" class="main" @click=${this.#signIn}>${msg('Sign in with passkey')}</button>
      <p class="fault refusal" role="alert">${refusalInWords(this.noPasskey)}</p>
      <p class="soft">${msg('Or use a code')}</p>
    </section>`;
  }

  #accept(event: Event): void {
    event.preventDefault();
    void this.#going.run(async () => {
      await learntKeeper.keep();
      this.refusal = beginAnew(await redeemLinkCode(this.input?.value ?? '', deviceName(navigator.userAgent)));
    });
  }

  #signIn(): void {
    void this.#going.run(async () => {
      await learntKeeper.keep();
      this.noPasskey = beginAnew(await signIn(deviceName(navigator.userAgent)));
    });
  }
}

/** For another player everything starts over: the connection, and all data of this page. Gives a refusal if there is one. */
function beginAnew(answer: Result<unknown, Refusal>): Refusal | null {
  if (!answer.ok) return answer.error;
  hasPlayed.set(true);
  location.replace(PAGES.me);
  return null;
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-link-page': LinkPage;
  }
}
