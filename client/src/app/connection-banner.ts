import { msg, str } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { refusalInWords } from '../ground/i18n/language.ts';
import type { Connection } from '../ground/net/port.ts';
import { Watch } from '../ground/store/watch.ts';
import { base } from '../ground/styles/base.ts';
import { port } from '../parts/page/session.ts';

/** Says so when the page is not connected. It takes a moment to appear, so that a short gap does not flash. */
@customElement('nh-connection-banner')
export class ConnectionBanner extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        position: sticky;
        top: 8px;
        z-index: 2;
      }
      p {
        position: absolute;
        inset-inline: 0;
        margin-inline: auto;
        width: fit-content;
        padding: 6px 16px;
        border-radius: 99px;
        background: var(--warn-soft);
        color: var(--warn);
        border: 1px solid currentColor;
        font-weight: 600;
        box-shadow: var(--shadow);
        animation: appear 200ms 350ms backwards;
      }
      @media (prefers-reduced-motion: reduce) {
        p {
          animation: none;
        }
      }
      @keyframes appear {
        from {
          opacity: 0;
          transform: translateY(-8px);
        }
      }
    `,
  ];

  @state() private now = Date.now();

  protected readonly watch = new Watch(this, port.connection);

  #clock: ReturnType<typeof setInterval> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#clock = setInterval(() => {
      if (port.connection.value.kind === 'reconnecting') this.now = Date.now();
    }, 1_000);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#clock);
  }

  protected override render() {
    const text = connectionInWords(port.connection.value, this.now);
    return html`<div role="status">${text ? html`<p>${text}</p>` : nothing}</div>`;
  }
}

function connectionInWords(connection: Connection, now: number): string | null {
  switch (connection.kind) {
    case 'online':
      return null;
    case 'connecting':
      return msg('Connecting…');
    case 'reconnecting':
      return msg(str`Reconnecting… (${Math.max(0, Math.round((now - connection.since) / 1_000))} s)`);
    case 'offline':
      return msg('You are offline. Games wait half a minute for you; then the other side may claim them.');
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
