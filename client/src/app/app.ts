import { msg } from '@lit/localize';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { hasPlayed } from '../ground/state/has-played.ts';
import type { Unbind } from '../ground/store/store.ts';
import { base } from '../ground/styles/base.ts';
import { controls } from '../ground/styles/controls.ts';
import '../parts/ui/announcer.ts';
import { keepAppearance } from './appearance.ts';
import './connection-banner.ts';
import { port } from '../parts/page/session.ts';
import './my-name.ts';
import { address } from '../parts/page/navigation.ts';
import { pageAt } from './routes.ts';
import { keepLanguage } from './spoken.ts';

keepAppearance();
const firstLanguage = keepLanguage();

/** A ring with eight short teeth. */
const GEAR = html`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
  <circle cx="12" cy="12" r="5.6" stroke-width="2.6" />
  <circle cx="12" cy="12" r="8.6" stroke-width="3" pathLength="16" stroke-dasharray="1" stroke-dashoffset="0.5" />
</svg>`;

/** The frame around every page: header, connection banner, live regions, and the page of the address. */
@customElement('nh-app')
export class App extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      :host {
        max-width: 76rem;
        margin-inline: auto;
        padding: 0 clamp(10px, 2.5vw, 28px) 48px;
      }
      header {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: 0 clamp(0px, 2vw, 16px);
        min-height: var(--bar);
      }
      nav {
        display: flex;
        gap: 4px;
        margin-inline-end: auto;
      }
      nav a {
        display: inline-flex;
        align-items: center;
        min-height: 44px;
        padding-inline: 8px;
        color: var(--soft-ink);
        font-weight: 550;
        text-decoration: none;
      }
      nav a:hover {
        color: var(--accent);
      }
      .logo {
        display: inline-flex;
        align-items: center;
        gap: 10px;
        min-height: 44px;
        font-size: 1.25rem;
        font-weight: 700;
        letter-spacing: -0.01em;
        color: var(--ink);
        text-decoration: none;
      }
      .logo img {
        width: 28px;
        height: 28px;
      }
      .gear {
        display: inline-grid;
        place-items: center;
        width: 44px;
        height: 44px;
        color: var(--soft-ink);
      }
      .gear:hover {
        color: var(--accent);
      }
      .gear svg {
        width: 22px;
        height: 22px;
      }
      /* While no game waits there is no gap for it either. */
      nh-my-turns:not([shown]) {
        display: none;
      }
      nh-my-name {
        min-width: 0;
      }
      /* On a phone all of it stands in one line. */
      @media (max-width: 36rem) {
        .word {
          display: none;
        }
        nav {
          gap: 0;
        }
        nav a {
          padding-inline: 5px;
          font-size: 0.9375rem;
        }
        .logo {
          gap: 0;
          padding-inline-end: 3px;
        }
        .gear,
        nh-my-name {
          flex: none;
        }
      }
      /* Where not all fit, the logo leads to the lobby. */
      @media (max-width: 27rem) {
        nav .lobby {
          display: none;
        }
      }
      @media (max-width: 22rem) {
        header {
          gap: 0;
        }
        .logo img {
          width: 24px;
          height: 24px;
        }
        nav a {
          padding-inline: 2px;
          font-size: 0.8125rem;
        }
      }
      .trouble {
        display: grid;
        justify-items: start;
        gap: 12px;
        padding-block: 24px;
      }
    `,
  ];

  /** Null until the code of the first page is here. */
  @state() private page: TemplateResult | null = null;

  @query('main') private readonly main?: HTMLElement;

  #unbinds: readonly Unbind[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    void port.open();
    void this.#show();
    this.#followTurns();
    this.#unbinds = [
      hasPlayed.subscribe(() => this.#followTurns()),
      address.subscribe(async () => {
        if (!(await this.#show())) return;
        await this.updateComplete;
        scrollTo(0, 0);
        this.main?.focus({ preventScroll: true });
      }),
    ];
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const unbind of this.#unbinds) unbind();
  }

  /** Nothing waits for who has never played. */
  #followTurns(): void {
    if (hasPlayed.value) void import('./my-turns.ts');
  }

  /** Nothing is drawn in a language that nobody has asked for. */
  protected override async scheduleUpdate(): Promise<void> {
    await firstLanguage;
    super.scheduleUpdate();
  }

  protected override render() {
    return html`
      <header>
        <a class="logo" href="/" aria-label="nimhall"><img src="/favicon.svg" alt="" /><span class="word">nimhall</span></a>
        <nav aria-label=${msg('Pages')}><a class="lobby" href="/">${msg('Lobby')}</a><a href="/learn">${msg('Learn')}</a><a href="/games">${msg('Games')}</a><a href="/analysis">${msg('Analysis')}</a></nav>
        <nh-my-turns></nh-my-turns>
        <nh-my-name></nh-my-name>
        <a class="gear" href="/settings" aria-label=${msg('Settings')} title=${msg('Settings')}>${GEAR}</a>
      </header>
      <nh-connection-banner></nh-connection-banner>
      <main tabindex="-1">${this.page ?? html`<p class="soft">${msg('Loading…')}</p>`}</main>
      <nh-announcer></nh-announcer>
    `;
  }

  /** Shows the page of the address; false where that was another one by the time its code was here. */
  async #show(): Promise<boolean> {
    const url = address.value;
    const page = await pageAt(url).catch(() => this.#trouble());
    if (url !== address.value) return false;
    this.page = page;
    return true;
  }

  #trouble(): TemplateResult {
    return html`<div class="trouble">
      <h1>${msg('This page did not arrive')}</h1>
      <p>${msg('The server could not be reached.')}</p>
      <button class="main" type="button" @click=${() => this.#show()}>${msg('Try again')}</button>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-app': App;
  }
}
