import { msg } from '@lit/localize';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import type { Unbind } from '../reactive/store.ts';
import { hasPlayed } from '../stores/has-played.ts';
import { base } from '../styles/base.ts';
import { controls } from '../styles/controls.ts';
import '../components/ui/announcer.ts';
import { recover } from '../net/failed-load.ts';
import { keepAppearance } from './appearance.ts';
import { followLearnt } from './follow-learnt.ts';
import './connection-banner.ts';
import { connection } from '../components/page/session.ts';
import './my-name.ts';
import { address, noteShown } from '../components/page/navigation.ts';
import { hasTabs, type NavItem, navItems, placeOfPath } from './nav.ts';
import { pageAt } from './routes.ts';
import { keepLanguage } from './spoken.ts';

keepAppearance();
followLearnt();
// Also for code or texts that a page would do without.
addEventListener('vite:preloadError', recover);
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
        display: block;
        padding-bottom: var(--space-7);
      }
      header {
        display: flex;
        align-items: center;
        gap: 0 clamp(0px, 1vw, 12px);
        min-height: var(--bar);
        border-bottom: 1px solid var(--line);
      }
      /* All that there is begins at one edge. */
      header,
      main,
      nh-connection-banner {
        padding-inline: max(var(--edge), (100% - var(--width-wide)) / 2);
      }
      nav a {
        color: var(--soft-ink);
        font-weight: 600;
        text-decoration: none;
      }
      nav a:hover,
      .gear:hover {
        color: var(--accent);
      }
      nav [aria-current] {
        color: var(--ink);
      }
      .pages {
        display: flex;
        margin-inline-end: auto;
      }
      .pages a {
        display: inline-flex;
        align-items: center;
        min-height: 44px;
        padding-inline: clamp(4px, 1vw, 10px);
        white-space: nowrap;
        box-shadow: inset 0 0 transparent;
      }
      .pages [aria-current] {
        box-shadow: inset 0 -2px var(--accent);
      }
      .logo {
        display: inline-flex;
        align-items: center;
        gap: 10px;
        min-height: 44px;
        padding-inline-end: 8px;
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
        flex: none;
        width: 44px;
        height: 44px;
        color: var(--soft-ink);
      }
      .gear svg {
        width: 22px;
        height: 22px;
      }
      main {
        padding-block-start: 8px;
      }
      :host([tabs]) main {
        padding-block-start: clamp(12px, min(2.5vw, 4vh), 32px);
      }
      /* While no game waits there is no gap for it either. */
      nh-my-turns:not([shown]),
      .tabs {
        display: none;
      }
      nh-my-name {
        min-width: 0;
      }
      /* On a phone the pages stand at the foot of the window, where a thumb is; where one plays the board has it to itself. */
      @media (max-width: 48rem) {
        .logo {
          margin-inline-end: auto;
        }
        .pages {
          display: none;
        }
        :host([tabs]) {
          --tabs: 56px;
          padding-bottom: calc(var(--space-7) + var(--tabs));
        }
        :host([tabs]) .tabs {
          position: fixed;
          inset: auto 0 0;
          z-index: 3;
          display: grid;
          grid-auto-flow: column;
          padding-inline: 4px;
          padding-bottom: env(safe-area-inset-bottom);
          background: var(--card);
          border-top: 1px solid var(--line);
        }
        .tabs a {
          display: grid;
          justify-items: center;
          align-content: center;
          gap: 1px;
          min-height: var(--tabs);
          font-size: min(0.75rem, 3.75vw);
          line-height: 1.25;
        }
        .tabs svg {
          width: 24px;
          height: 24px;
          fill: none;
          stroke: currentColor;
          stroke-width: 1.8;
          stroke-linecap: round;
          stroke-linejoin: round;
        }
        .tabs [aria-current] svg {
          color: var(--accent);
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

  /** The path of the page that is shown. */
  @state() private path = '';

  @query('main') private readonly main?: HTMLElement;

  #unbinds: readonly Unbind[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    void connection.open();
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

  /** A person who has never played has no games waiting. */
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
        <nav class="pages" aria-label=${msg('Pages')}>${this.#links((item) => item.label)}</nav>
        <nh-my-turns></nh-my-turns>
        <nh-my-name></nh-my-name>
        <a class="gear" href="/settings" aria-label=${msg('Settings')} title=${msg('Settings')}>${GEAR}</a>
      </header>
      <nh-connection-banner></nh-connection-banner>
      <main tabindex="-1">${this.page ?? html`<p class="soft">${msg('Loading…')}</p>`}</main>
      <nav class="tabs" aria-label=${msg('Pages')}>
        ${this.#links(({ icon, label, short = label }) => html`<svg viewBox="0 0 24 24" aria-hidden="true">${icon}</svg>${short}`)}
      </nav>
      <nh-announcer></nh-announcer>
    `;
  }

  /** The places that every page leads to, the one we are at marked. */
  #links(inside: (item: NavItem) => unknown): readonly TemplateResult[] {
    const items = navItems();
    const here = placeOfPath(
      this.path,
      items.map(({ href }) => href),
    );
    return items.map((item) => html`<a href=${item.href} aria-current=${item.href === here ? 'page' : nothing}>${inside(item)}</a>`);
  }

  /** Shows the page of the address; false where that was another one by the time its code was here. */
  async #show(): Promise<boolean> {
    const url = address.value;
    const page = await pageAt(url).catch(() => this.#trouble());
    if (url !== address.value) return false;
    this.page = page;
    noteShown(url);
    this.path = new URL(url).pathname;
    this.toggleAttribute('tabs', hasTabs(this.path));
    return true;
  }

  /**
   * If the server has a new version, and the files of this one are gone, the page reloads. It also does to try again, because some
   * browsers remember what did not load for as long as the page lasts.
   */
  async #trouble(): Promise<TemplateResult> {
    const why = await recover();
    if (why === 'reloading') return html`<p class="soft">${msg('Loading…')}</p>`;
    return html`<div class="trouble">
      <h1>${msg('This page didn’t load')}</h1>
      <p>${why === 'unreachable' ? msg('Couldn’t reach the server.') : msg('The site is being updated. Try again in a moment.')}</p>
      <button class="main" type="button" @click=${() => (why === 'unreachable' ? this.#show() : location.reload())}>${msg('Try again')}</button>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-app': App;
  }
}
