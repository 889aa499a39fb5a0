import { msg, str } from '@lit/localize';
import type { Notice } from '@nimhall/shared/protocol/messages';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { address } from '../components/page/navigation.ts';
import { connection } from '../components/page/session.ts';
import { refusalInWords } from '../i18n/language.ts';
import type { ConnectionState } from '../net/server-connection.ts';
import { PersistentStore, parsed } from '../reactive/persistent-store.ts';
import { deviceStorage } from '../reactive/storage.ts';
import type { Unbind } from '../reactive/store.ts';
import { StoreController } from '../reactive/store-controller.ts';
import { base } from '../styles/base.ts';

/** The id of the last notice that was closed on this device. */
const closedNotice = new PersistentStore(deviceStorage(), 'nimhall:closed-notice', (text) => String(parsed(text) ?? ''));

/**
 * Shows the operator's notice until it is closed on this device, and that the page is offline. The latter is delayed, so that a short gap
 * does not flash.
 */
@customElement('nh-connection-banner')
export class ConnectionBanner extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        display: block;
        position: sticky;
        top: 0;
        z-index: 2;
      }
      p {
        overflow: hidden;
        max-height: 8rem;
        padding: 3px 12px;
        font-size: 0.875rem;
        line-height: 1.3;
        text-align: center;
        text-wrap: balance;
        border-radius: var(--radius-small);
        background: var(--warn-soft);
        color: var(--warn);
        border: 1px solid currentColor;
        font-weight: 600;
        animation: appear 200ms 350ms backwards;
      }
      .notice {
        display: flex;
        align-items: center;
        justify-content: center;
        gap: 8px;
        padding-block: 0;
        background: var(--card);
        color: var(--ink);
        overflow-wrap: anywhere;
      }
      .notice button {
        flex: none;
        min-width: 44px;
        min-height: 44px;
        padding: 0;
        border: 0;
        background: none;
        color: inherit;
        font-size: 1.25rem;
      }
      .at-once {
        animation: none;
      }
      /* What passes in a moment moves nothing, and a finger goes through it. */
      .passing {
        position: absolute;
        inset-inline: 0;
        margin-inline: auto;
        width: fit-content;
        border-radius: 99px;
        box-shadow: var(--shadow);
        pointer-events: none;
      }
      @media (prefers-reduced-motion: reduce) {
        p {
          animation: none;
        }
      }
      @keyframes appear {
        from {
          max-height: 0;
          padding-block: 0;
          border-width: 0;
          opacity: 0;
        }
      }
    `,
  ];

  @state() private now = Date.now();

  @state() private notice: Notice | null = null;

  protected readonly watch = new StoreController(this, connection.state, address);

  /** A banner that is there from the start pushes nothing aside. */
  readonly #offlineFromStart = connection.state.value.kind === 'offline';
  #clock: ReturnType<typeof setInterval> | undefined;
  #unbinds: readonly Unbind[] = [];

  /** Full-window pages leave room for a banner that stays. */
  readonly #size = new ResizeObserver(() => document.documentElement.style.setProperty('--told', `${this.offsetHeight}px`));

  override connectedCallback(): void {
    super.connectedCallback();
    this.#size.observe(this);
    this.#unbinds = [
      connection.on('welcome', ({ notice }) => this.#take(notice ?? null)),
      connection.on('notice', ({ notice }) => this.#take(notice)),
    ];
    this.#clock = setInterval(() => {
      if (connection.state.value.kind === 'reconnecting') this.now = Date.now();
    }, 1_000);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#size.disconnect();
    for (const unbind of this.#unbinds) unbind();
    clearInterval(this.#clock);
  }

  #take(notice: Notice | null): void {
    this.notice = notice && notice.id !== closedNotice.value ? notice : null;
  }

  #closeNotice(): void {
    closedNotice.set(this.notice?.id ?? '');
    this.notice = null;
  }

  #told(): TemplateResult | typeof nothing {
    if (!this.notice) return nothing;
    return html`<p class="notice">
      <span>${this.notice.text}</span><button type="button" aria-label=${msg('Close')} @click=${this.#closeNotice}>×</button>
    </p>`;
  }

  protected override render() {
    const { kind } = connection.state.value;
    const passes = kind === 'connecting' || kind === 'reconnecting';
    const inRoom = new URL(address.value).pathname.startsWith('/r/');
    const text = connectionInWords(connection.state.value, this.now, inRoom);
    const look = passes ? 'passing' : kind === 'offline' && this.#offlineFromStart ? 'at-once' : '';
    return html`<div role="status">${this.#told()}${text ? html`<p class=${look}>${text}</p>` : nothing}</div>`;
  }
}

function connectionInWords(connection: ConnectionState, now: number, inRoom: boolean): string | null {
  switch (connection.kind) {
    case 'online':
      return null;
    case 'connecting':
      return msg('Connecting…');
    case 'reconnecting':
      return msg(str`Reconnecting… (${Math.max(0, Math.round((now - connection.since) / 1_000))} s)`);
    case 'offline':
      return inRoom
        ? msg('You’re offline. In games with a clock, your opponent can claim the win after 30 seconds.')
        : msg('You’re offline.');
    case 'refused':
      return msg(str`${refusalInWords(connection.refusal)} Reload the page.`);
    default:
      return connection satisfies never;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-connection-banner': ConnectionBanner;
  }
}
