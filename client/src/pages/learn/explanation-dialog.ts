import { msg } from '@lit/localize';
import type { Explanation } from '@nimhall/shared/game/explanation';
import { css, html, LitElement } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { dialogStyles } from '../../styles/dialog.ts';
import '../../components/explanation/explanation.ts';
import { showDialog } from '../../components/ui/show-dialog.ts';

/** An explanation over the page, because a phone has no room for it below a board. Children go beside the close button. */
@customElement('nh-explanation-dialog')
export class ExplanationDialog extends LitElement {
  static override styles = [
    base,
    controls,
    dialogStyles,
    css`
      :host {
        display: contents;
      }
    `,
  ];

  @property({ attribute: false }) heading = '';

  @state() private explanation: Explanation | null = null;

  @query('dialog') private readonly dialog?: HTMLDialogElement;

  async show(explanation: Explanation): Promise<void> {
    this.explanation = explanation;
    await this.updateComplete;
    showDialog(this.dialog);
  }

  protected override render() {
    return html`<dialog class="wide" aria-labelledby="heading" closedby="any">
      <div>
        <h2 id="heading" tabindex="-1" autofocus>${this.heading}</h2>
        <nh-explanation .explanation=${this.explanation}></nh-explanation>
        <div class="buttons">
          <slot></slot>
          <button type="button" class="main" @click=${() => this.dialog?.close()}>${msg('Close')}</button>
        </div>
      </div>
    </dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-explanation-dialog': ExplanationDialog;
  }
}
