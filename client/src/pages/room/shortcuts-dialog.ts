import { msg } from '@lit/localize';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { showDialog } from '../../components/ui/show-dialog.ts';
import { settings } from '../../reactive/settings.ts';
import { StoreController } from '../../reactive/store-controller.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { dialogStyles } from '../../styles/dialog.ts';
import { actionInWords, boardKeys, isCharacter, keyName, SHORTCUTS, type ShortcutAction } from './shortcuts.ts';

/** Opens the list of keys over the page; it goes away when it is closed, and is there once, however often it is asked for. `isHere`: whether an action is to be had here. */
export function showShortcuts(isHere: (action: ShortcutAction) => boolean): void {
  if (document.querySelector('nh-shortcuts-dialog')) return;
  const dialog = document.createElement('nh-shortcuts-dialog');
  dialog.isHere = isHere;
  document.body.append(dialog);
}

/** The keys that act in a room, as the table that binds them has it. */
@customElement('nh-shortcuts-dialog')
export class ShortcutsDialog extends LitElement {
  static override styles = [
    base,
    controls,
    dialogStyles,
    css`
      dl {
        display: grid;
        grid-template-columns: auto 1fr;
        align-items: baseline;
        gap: 8px 14px;
        margin: 0;
      }
      dd {
        margin: 0;
      }
      kbd {
        display: inline-block;
        min-width: 1.2em;
        padding: 0 0.45em;
        text-align: center;
        font: inherit;
        font-size: 0.9375rem;
        background: var(--sunken);
        border: 1px solid var(--line);
        border-bottom-width: 3px;
        border-radius: 6px;
      }
    `,
  ];

  @property({ attribute: false }) isHere: (action: ShortcutAction) => boolean = () => true;

  @query('dialog') private readonly dialog?: HTMLDialogElement;

  protected readonly watch = new StoreController(this, settings);

  protected override firstUpdated(): void {
    showDialog(this.dialog);
  }

  protected override render() {
    const { shortcuts } = settings.value;
    const here = SHORTCUTS.filter(({ action }) => this.isHere(action));
    return html`<dialog aria-labelledby="heading" @close=${() => this.remove()}>
      <form method="dialog">
        <h2 id="heading">${msg('Keys')}</h2>
        <dl>${here.map(({ key, action }) => row([key], actionInWords(action), isCharacter(key) && !shortcuts))}</dl>
        ${shortcuts ? nothing : html`<p class="soft">${msg('Letter keys are switched off in the settings.')}</p>`}
        <h3>${msg('On the board')}</h3>
        <dl>${boardKeys().map(({ keys, does }) => row(keys, does))}</dl>
        <div class="buttons"><button class="main">${msg('Close')}</button></div>
      </form>
    </dialog>`;
  }
}

function row(keys: readonly string[], does: string, off = false): TemplateResult {
  return html`<dt>${keys.map((key) => html`<kbd>${keyName(key)}</kbd> `)}</dt>
    <dd class=${off ? 'soft' : ''}>${does}</dd>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-shortcuts-dialog': ShortcutsDialog;
  }
}
