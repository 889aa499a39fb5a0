import { msg } from '@lit/localize';
import { css, html, LitElement } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { Watch } from '../../reactive/watch.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import '../../components/share/copy-field.ts';
import { codeOf, type Learnt, withCode } from './carry-code.ts';
import { progress } from './progress.ts';
import { journal } from './puzzles/journal.ts';

/** How far somebody is, as a code to be entered at another device, and a field for the code of another. */
@customElement('nh-carry-form')
export class CarryForm extends LitElement {
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

  /** What is said to a code that was entered. */
  @state() private answer = '';

  protected readonly watched = [new Watch(this, progress), new Watch(this, journal)];

  protected override render() {
    return html`
      <nh-copy-field label=${msg('Enter this code there')} .value=${codeOf(this.#learnt)}></nh-copy-field>
      <form @submit=${this.#onCode}>
        <label>${msg('Code from another device')}<input name="code" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="300" /></label>
        <button type="submit">${msg('Use code')}</button>
      </form>
      <p class="soft">${msg('The code carries your finished steps, practice level and streak.')}</p>
      <p role="status">${this.answer}</p>
    `;
  }

  get #learnt(): Learnt {
    return { progress: progress.value, journal: journal.value };
  }

  #onCode(event: Event): void {
    event.preventDefault();
    const code = new FormData(event.target as HTMLFormElement).get('code');
    const merged = withCode(this.#learnt, String(code));
    this.answer = merged ? msg('Done. Your progress is combined here.') : msg('That isn’t a valid code. Codes start with nim2.');
    if (!merged) return;
    progress.set(merged.progress);
    journal.set(merged.journal);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-carry-form': CarryForm;
  }
}
