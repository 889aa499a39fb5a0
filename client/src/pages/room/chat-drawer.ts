import { msg, str } from '@lit/localize';
import { count } from '@nimhall/shared/phrase';
import { type ChatChannel, type ChatLine, MAX_LINE_LENGTH, PHRASES } from '@nimhall/shared/room/chat';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { localize } from '../../i18n/language.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { toastStyles } from '../../styles/toast.ts';
import '../../components/ui/report-dialog.ts';
import { displayName } from '../../components/text/names.ts';
import { listedName } from '../../components/text/players.ts';
import type { ReportDialog } from '../../components/ui/report-dialog.ts';

/** How long a line is shown over the page, in milliseconds. */
const SHOWN_FOR = 10_000;

/** The chat of a room, in a drawer that is closed at first. Fires `nh-say` with a line. */
@customElement('nh-chat-drawer')
export class ChatDrawer extends LitElement {
  static override styles = [
    base,
    controls,
    toastStyles,
    css`
      .new {
        padding: 0 8px;
        border-radius: 999px;
        background: var(--accent);
        color: var(--on-accent);
        font-size: 0.875rem;
      }
      /* As high without a line as with many, so that a new one moves nothing below it. */
      .lines {
        height: clamp(8rem, 28svh, 16rem);
        overflow-y: auto;
      }
      ol {
        list-style: none;
        margin: 0;
        padding: 0;
        display: grid;
        align-content: end;
        gap: 4px;
        min-height: 100%;
      }
      li {
        display: flex;
        flex-wrap: wrap;
        justify-content: flex-end;
        align-items: baseline;
        gap: 0 6px;
        overflow-wrap: anywhere;
      }
      li span {
        flex: 1 1 auto;
      }
      .answers {
        display: flex;
      }
      .answers button {
        min-height: 44px;
        padding: 0 8px;
        font-size: 0.875rem;
      }
      form,
      .phrases {
        display: flex;
        flex-wrap: wrap;
        gap: 6px;
      }
      form,
      .phrases,
      .phrases + p {
        margin-top: 8px;
      }
      input {
        flex: 1 1 8rem;
      }
    `,
  ];

  @property({ attribute: false }) lines: readonly ChatLine[] = [];

  /** The channel we speak in now. */
  @property({ attribute: false }) channel: ChatChannel = 'everyone';

  /** The code of the room. */
  @property({ attribute: false }) room = '';

  /** Our id: our own lines are not muted. */
  @property({ attribute: false }) player = '';

  /** Players whose lines are hidden while this page is open. */
  @state() private muted: ReadonlySet<string> = new Set();

  /** The last line, shown briefly over the page while the drawer is closed. */
  @state() private toast: ChatLine | null = null;

  #toastTimer: ReturnType<typeof setTimeout> | undefined;

  /** How many lines had been shown when the drawer was last open. */
  @state() private seen = 0;

  @query('details') private readonly drawer?: HTMLDetailsElement;

  @query('input') private readonly field?: HTMLInputElement;

  @query('nh-report-dialog') private readonly reporting?: ReportDialog;

  @query('.lines') private readonly list?: HTMLElement;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('lines')) return;
    if (this.drawer?.open) this.seen = this.lines.length;
    else if (this.lines.length === (changed.get('lines')?.length ?? 0) + 1) this.#announce(this.lines.at(-1));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#toastTimer);
  }

  protected override render() {
    const unseen = this.lines.slice(this.seen).filter(({ from }) => this.#mayShow(from.id) && from.id !== this.player).length;
    return html`<details @toggle=${this.#onToggle}>
      <summary>${msg('Chat')} ${unseen > 0 ? html`<span class="new">${localize(count(unseen, '{0} new', '{0} new'))}</span>` : nothing}</summary>
      <div class="lines" role="log" aria-label=${msg('Chat')} tabindex="0">
        <ol>${this.lines.filter(({ from }) => this.#mayShow(from.id)).map((line) => this.#line(line))}</ol>
      </div>
      <form @submit=${this.#onSubmit} @keydown=${this.#onKey}>
        <input maxlength=${MAX_LINE_LENGTH} aria-label=${msg('Say something')} autocomplete="off" />
        <button>${msg('Say')}</button>
      </form>
      <div class="phrases" role="group" aria-label=${msg('Quick phrases')}>
        ${PHRASES.map((phrase) => html`<button type="button" @click=${() => this.#say(phrase)}>${localize(phrase)}</button>`)}
      </div>
      <p class="soft">${audienceOf(this.channel)}</p>
    </details>
    <nh-report-dialog></nh-report-dialog>
    <div role="status">${this.toast ? this.#said(this.toast) : nothing}</div>`;
  }

  protected override updated(): void {
    if (this.drawer?.open && this.list) this.list.scrollTop = this.list.scrollHeight;
  }

  /** Opens the drawer and goes to its field. */
  write(): void {
    if (this.drawer) this.drawer.open = true;
    this.field?.focus();
  }

  /** Shows a line for a moment, unless it is our own or of somebody we do not want to read. */
  #announce(line: ChatLine | undefined): void {
    if (!line || line.from.id === this.player || !this.#mayShow(line.from.id)) return;
    clearTimeout(this.#toastTimer);
    this.toast = line;
    this.#toastTimer = setTimeout(() => {
      this.toast = null;
    }, SHOWN_FOR);
  }

  #said({ from, text }: ChatLine): TemplateResult {
    return html`<button type="button" class="toast" @click=${this.write}>
      <strong><bdi>${listedName(from)}</bdi></strong> ${isPhrase(text) ? localize(text) : text}
    </button>`;
  }

  #line(line: ChatLine): TemplateResult {
    const { from, text } = line;
    return html`<li>
      <span><strong><bdi>${listedName(from)}</bdi></strong> ${isPhrase(text) ? localize(text) : text}</span>
      ${from.id === this.player ? nothing : this.#answersTo(line)}
    </li>`;
  }

  /** Actions on another player's line. */
  #answersTo({ id, from }: ChatLine): TemplateResult {
    const name = displayName(from.name);
    const report = (): void => this.reporting?.ask({ room: this.room, player: from.id, line: id }, from.name);
    return html`<div class="answers">
      <button type="button" class="quiet" aria-label=${msg(str`Mute ${name}`)} @click=${() => this.#mute(from.id)}>${msg('Mute')}</button>
      <button type="button" class="quiet" aria-label=${msg(str`Report ${name}`)} @click=${report}>${msg('Report')}</button>
    </div>`;
  }

  #mayShow(player: string): boolean {
    return !this.muted.has(player);
  }

  #mute(player: string): void {
    this.muted = new Set([...this.muted, player]);
  }

  #say(text: string): void {
    this.dispatchEvent(new CustomEvent<string>('nh-say', { detail: text }));
  }

  #onToggle(): void {
    this.toast = null;
    this.seen = this.lines.length;
  }

  /** Escape leaves the drawer, and closes it. */
  #onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.drawer) return;
    this.drawer.open = false;
    this.drawer.querySelector('summary')?.focus();
  }

  #onSubmit(event: Event): void {
    event.preventDefault();
    const text = this.field?.value.trim() ?? '';
    if (text === '' || !this.field) return;
    this.field.value = '';
    this.#say(text);
  }
}

/** Quick phrases are shown in the reader's language. */
function isPhrase(text: string): boolean {
  return PHRASES.some((phrase) => phrase === text);
}

/** The readers of a channel. */
function audienceOf(channel: ChatChannel): string {
  switch (channel) {
    case 'players':
      return msg('While you play, only your opponent reads this.');
    case 'spectators':
      return msg('While they play, only spectators read this.');
    case 'everyone':
      return msg('Everyone here can read this.');
    default:
      return channel satisfies never;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-chat-drawer': ChatDrawer;
  }
}
