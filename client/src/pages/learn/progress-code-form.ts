import { msg } from '@lit/localize';
import { PAGES } from '@nimhall/shared/protocol/pages';
import { css, html, LitElement } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { StoreController } from '../../reactive/store-controller.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import '../../components/share/copy-field.ts';
import { learn } from '../../components/learnt/learnt.ts';
import { learnt } from '../../components/learnt/my-learnt.ts';
import { encodeProgress, mergeProgressCode } from './progress-code.ts';

/** Progress follows an account; without one, it can be moved to another device as a code, and a code can be entered here. */
@customElement('nh-progress-code-form')
export class ProgressCodeForm extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      :host,
      form {
        display: grid;
        gap: 10px;
      }
      form {
        display: flex;
        flex-wrap: wrap;
        align-items: end;
        gap: 8px;
      }
      label {
        flex: 1 1 14rem;
      }
      input {
        display: block;
        width: 100%;
        margin-top: 6px;
      }
      [role='status']:empty {
        display: none;
      }
    `,
  ];

  /** Whether the player has an account, which syncs progress by itself. */
  @property({ type: Boolean }) account = false;

  /** Whether an entered code was valid; null before one was entered. */
  @state() private isValid: boolean | null = null;

  protected readonly watch = new StoreController(this, learnt);

  protected override render() {
    if (this.account) return html`<p>${msg('Your progress is saved to your account. Sign in on your other devices and go on there.')}</p>`;
    return html`
      <p>
        ${msg('Create an account, and your progress follows you to every device.')}
        <a href=${PAGES.keep}>${msg('Create account')}</a>
      </p>
      <p>${msg('Without an account, carry it over with a code.')}</p>
      <nh-copy-field label=${msg('Enter this code there')} .value=${encodeProgress(learnt.value)}></nh-copy-field>
      <form @submit=${this.#onCode}>
        <label>${msg('Code from another device')}<input name="code" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="300" /></label>
        <button type="submit">${msg('Use code')}</button>
      </form>
      <p class="soft">${msg('The code carries your finished steps, practice level and streak.')}</p>
      <p role="status">${this.#answer()}</p>
    `;
  }

  #answer(): string {
    if (this.isValid === null) return '';
    return this.isValid ? msg('Done. Your progress is combined here.') : msg('That isn’t a valid code. Codes start with nim2.');
  }

  #onCode(event: Event): void {
    event.preventDefault();
    const code = new FormData(event.target as HTMLFormElement).get('code');
    const merged = mergeProgressCode(learnt.value, String(code));
    this.isValid = merged !== null;
    if (merged) learn((before) => mergeProgressCode(before, String(code)) ?? before);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-progress-code-form': ProgressCodeForm;
  }
}
