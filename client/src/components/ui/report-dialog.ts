import { msg, str } from '@lit/localize';
import { REPORT_REASONS, type Reported, type ReportReason, reasonInWords } from '@nimhall/shared/protocol/reports';
import type { Refusal } from '@nimhall/shared/refusal';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { localize, refusalInWords } from '../../i18n/language.ts';
import { sendReport } from '../../net/reports.ts';
import { base } from '../../styles/base.ts';
import { checkboxes } from '../../styles/checkboxes.ts';
import { controls } from '../../styles/controls.ts';
import { dialogStyles } from '../../styles/dialog.ts';
import { displayName } from '../text/names.ts';

/** Reports a player to the operator, with a reason from a short list. Opened by `ask`. */
@customElement('nh-report-dialog')
export class ReportDialog extends LitElement {
  static override styles = [
    base,
    controls,
    checkboxes,
    dialogStyles,
    css`
      fieldset {
        display: grid;
      }
    `,
  ];

  /** What is reported, and the player's name; null while the dialog is closed. */
  @state() private reported: { readonly of: Reported; readonly name: string } | null = null;

  @state() private reason: ReportReason = REPORT_REASONS[0];

  @state() private refusal: Refusal | null = null;

  /** While the server is asked: once is enough. */
  @state() private going = false;

  @state() private done = false;

  @query('dialog') private readonly dialog?: HTMLDialogElement;

  /** Asks why, and reports it. */
  ask(of: Reported, name: string): void {
    this.reported = { of, name: displayName(name) };
    this.reason = REPORT_REASONS[0];
    this.refusal = null;
    this.done = false;
    this.dialog?.showModal();
  }

  protected override render() {
    const name = this.reported?.name ?? '';
    return html`<dialog aria-labelledby="title">
      ${this.done ? this.#thanks() : this.#question(name)}
    </dialog>`;
  }

  #question(name: string): TemplateResult {
    return html`<form method="dialog" @submit=${this.#send}>
      <h2 id="title">${msg(str`Report ${name}`)}</h2>
      <fieldset>
        <legend>${msg('Reason')}</legend>
        ${REPORT_REASONS.map(
          (each) => html`<label class="choice">
            <input type="radio" name="reason" .checked=${each === this.reason} @change=${() => this.#choose(each)} />
            ${localize(reasonInWords(each))}
          </label>`,
        )}
      </fieldset>
      <p class="soft">${msg('Only the people who run this site can read it.')}</p>
      <p class="fault" role="alert">${refusalInWords(this.refusal)}</p>
      <div class="buttons">
        <button type="button" @click=${this.#close}>${msg('Cancel')}</button>
        <button class="main" ?disabled=${this.going}>${msg('Report')}</button>
      </div>
    </form>`;
  }

  #thanks(): TemplateResult {
    return html`<form method="dialog">
      <h2 id="title" tabindex="-1" role="status">${msg('Thanks for reporting.')}</h2>
      <p>${msg('The people who run this site will take a look.')}</p>
      <div class="buttons"><button class="main" autofocus>${msg('Done')}</button></div>
    </form>`;
  }

  #choose(reason: ReportReason): void {
    this.reason = reason;
  }

  #close(): void {
    this.dialog?.close();
  }

  async #send(event: Event): Promise<void> {
    event.preventDefault();
    const { reported } = this;
    if (!reported || this.going) return;
    this.going = true;
    const answer = await sendReport(reported.of, this.reason);
    this.going = false;
    // The dialog may be about somebody else by now.
    if (this.reported !== reported) return;
    this.done = answer.ok;
    this.refusal = answer.ok ? null : answer.error;
    await this.updateComplete;
    if (this.done) this.dialog?.querySelector('button')?.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-report-dialog': ReportDialog;
  }
}
