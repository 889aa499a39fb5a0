import { msg, str } from '@lit/localize';
import { readGame } from '@nimhall/shared/catalogue/read';
import type { Refusal } from '@nimhall/shared/refusal';
import { formatRecord, parseRecord } from '@nimhall/shared/room/game-record';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { refusalInWords } from '../../i18n/language.ts';
import '../../components/share/copy-field.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { studyOfGame } from './room-study.ts';
import { lineThrough, type Study, strokesOf } from './study.ts';

/** The current line as text, to save or share; also reads such texts. Fires `nh-study` with what was read. */
@customElement('nh-study-record')
export class StudyRecord extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 10px;
      }
      textarea {
        width: 100%;
        min-height: 6rem;
        font:
          0.875rem / 1.4 ui-monospace,
          monospace;
        color: inherit;
        background: var(--card);
        border: 1px solid var(--field-line);
        border-radius: var(--radius-small);
        padding: 0.5rem 0.7rem;
      }
      input[type='file'] {
        max-width: 100%;
      }
      ::file-selector-button {
        font: inherit;
        font-weight: 600;
        margin-inline-end: 0.7rem;
        padding: 0.1rem 0.7rem;
        color: var(--ink);
        background: var(--sunken);
        border: 1px solid var(--line);
        border-radius: 6px;
        cursor: pointer;
      }
    `,
  ];

  @property({ attribute: false }) study: Study | null = null;

  @state() private pasted = '';

  @state() private fault: Refusal | null = null;

  protected override render() {
    if (!this.study) return nothing;
    const text = recordOf(this.study);
    return html`
      <nh-copy-field label=${msg('Line as text')} lines="6" .value=${text}>
        <a class="button" href="data:text/plain;charset=utf-8,${encodeURIComponent(text)}" download="nimhall.txt">${msg('Download record')}</a>
      </nh-copy-field>
      <label for="pasted">${msg('Import a game')}</label>
      <textarea id="pasted" spellcheck="false" aria-describedby="fault" .value=${this.pasted} @input=${this.#onInput}></textarea>
      <p class="fault" id="fault" role="alert">${this.fault ? msg(str`That isn’t a valid record. ${refusalInWords(this.fault)}`) : ''}</p>
      <div class="row">
        <button type="button" @click=${() => this.#read(this.pasted)}>${msg('Import record')}</button>
        <input type="file" accept=".txt,text/plain" aria-label=${msg('Open file')} @change=${this.#onFile} />
      </div>
    `;
  }

  #onInput(event: Event): void {
    this.pasted = (event.target as HTMLTextAreaElement).value;
    this.fault = null;
  }

  async #onFile(event: Event): Promise<void> {
    const file = (event.target as HTMLInputElement).files?.[0];
    if (!file) return;
    this.pasted = await file.text();
    this.#read(this.pasted);
  }

  #read(text: string): void {
    const record = parseRecord(text);
    this.fault = record.ok ? null : record.error;
    if (!record.ok) return;
    this.pasted = '';
    this.dispatchEvent(new CustomEvent<Study>('nh-study', { detail: studyOfGame(record.value, null) }));
  }
}

/** The line through the current position, as a record without players or result. */
function recordOf(study: Study): string {
  const { game, misere, start } = study;
  const read = readGame(game, study.params);
  const moves = lineThrough(study, study.path);
  if (!read.ok) return '';
  return formatRecord({
    game,
    params: read.value.params,
    misere,
    start,
    first: '',
    second: '',
    moves,
    ...strokesOf(study, moves),
    result: null,
  });
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-study-record': StudyRecord;
  }
}
