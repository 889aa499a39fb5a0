import { msg, str } from '@lit/localize';
import { count } from '@nimhall/shared/phrase';
import { PAGES } from '@nimhall/shared/protocol/pages';
import type { RoomSummary } from '@nimhall/shared/room/listing';
import { isTurnOf } from '@nimhall/shared/room/unfinished';
import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement } from 'lit/decorators.js';
import { address } from '../components/page/navigation.ts';
import { challenges, connection, unfinishedGames } from '../components/page/session.ts';
import { countInTitle } from '../components/page/title.ts';
import { language, localize } from '../i18n/language.ts';
import { loadNotificationTexts, saveNotificationTexts } from '../offline/notification-texts.ts';
import { announcements } from '../reactive/announcements.ts';
import type { Unbind } from '../reactive/store.ts';
import { StoreController } from '../reactive/store-controller.ts';
import { hasPlayed } from '../stores/has-played.ts';
import { syncGames } from '../stores/sync-games.ts';
import { base } from '../styles/base.ts';

/**
 * In how many games it is our turn, and how many friends challenge us, on every page: here as a link, or a button that shows the challenges,
 * in the title, and on the icon of the installed app. It has a place in the header, where it moves and covers nothing.
 */
@customElement('nh-my-turns')
export class MyTurns extends LitElement {
  static override styles = [
    base,
    css`
      a,
      button {
        display: inline-flex;
        align-items: center;
        gap: 6px;
        min-height: 44px;
        padding-inline: 4px;
        color: var(--accent);
        text-decoration: none;
        white-space: nowrap;
        background: none;
        border: 0;
        font: inherit;
        font-weight: 650;
        cursor: pointer;
      }
      /* The label says the number in its sentence. */
      .number::before {
        content: attr(data-count);
      }
      .number {
        min-width: 24px;
        padding-inline: 6px;
        line-height: 24px;
        text-align: center;
        border-radius: 12px;
        background: var(--accent);
        color: var(--on-accent);
        font-variant-numeric: tabular-nums;
      }
      /* The button beside it is wider than what is drawn of it. */
      @media (max-width: 27rem) {
        a,
        button {
          padding-inline: 0;
          margin-inline-end: -8px;
        }
      }
      @media (max-width: 56rem) {
        .words {
          position: absolute;
          width: 1px;
          overflow: hidden;
          clip-path: inset(50%);
        }
      }
    `,
  ];

  protected readonly watch = new StoreController(this, unfinishedGames, challenges, connection.player, address);

  #unbinds: readonly Unbind[] = [];

  /** How many turns and challenges elsewhere were shown last; null before the server has sent them. */
  #shown: Waiting | null = null;

  /** The language for which notification texts were last saved. */
  #language = '';

  override connectedCallback(): void {
    super.connectedCallback();
    this.#unbinds = [syncGames(connection, 'unfinished', unfinishedGames), syncGames(connection, 'challenges', challenges)];
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const unbind of this.#unbinds) unbind();
  }

  protected override render() {
    const waiting = this.#waiting;
    const words = waitingInWords(waiting);
    const number = html`<span class="number" data-count=${waiting.turns + waiting.challenges}></span>`;
    if (waiting.challenges > 0) {
      return html`<button type="button" aria-label=${msg(str`${msg('Challenge')}: ${words}`)} title=${words} @click=${this.#showChallenges}
          ><span class="words">${msg('Challenge')}</span>${number}</button
        ><nh-challenges></nh-challenges>`;
    }
    if (waiting.turns === 0) return nothing;
    return html`<a href=${PAGES.me} aria-label=${words} title=${words}><span class="words">${msg('Your turn')}</span>${number}</a>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    void this.#keepWords();
    const waiting = this.#waiting;
    const there = waiting.turns + waiting.challenges;
    this.toggleAttribute('shown', there > 0);
    if (!unfinishedGames.value || !challenges.value) return;
    // From now on it is looked for on every page.
    if (unfinishedGames.value.length + challenges.value.length > 0) hasPlayed.set(true);
    countInTitle(there);
    // It is refused where the app is not installed.
    void navigator.setAppBadge?.(this.#turns.length + challenges.value.length).catch(() => undefined);
    const shown = this.#shown;
    if (shown && (waiting.turns > shown.turns || waiting.challenges > shown.challenges)) {
      announcements.set({ text: `${waitingInWords(waiting)}.`, urgency: 'polite' });
    }
    this.#shown = waiting;
  }

  /** The games in which it is our turn. */
  get #turns(): readonly RoomSummary[] {
    const me = connection.player.value?.id ?? '';
    return unfinishedGames.value?.filter((game) => isTurnOf(game, me)) ?? [];
  }

  /** Games and challenges that are not on the current page. */
  get #waiting(): Waiting {
    const { pathname } = new URL(address.value);
    const elsewhere = (games: readonly RoomSummary[]): number => games.filter(({ room }) => pathname !== `/r/${room}`).length;
    return { turns: elsewhere(this.#turns), challenges: elsewhere(challenges.value ?? []) };
  }

  /** Notifications on this device use the page's language; after a change of language the whole page is drawn again. */
  async #keepWords(): Promise<void> {
    if (this.#language === language()) return;
    this.#language = language();
    const kept = await loadNotificationTexts();
    if (!kept || kept.language === language()) return;
    const { ourTurnWords } = await import('../components/text/turn-notification.ts');
    await saveNotificationTexts(ourTurnWords());
  }

  async #showChallenges(): Promise<void> {
    await import('../components/friends/challenges.ts');
    this.renderRoot.querySelector('nh-challenges')?.show();
  }
}

/** How much waits for us. */
interface Waiting {
  readonly turns: number;
  readonly challenges: number;
}

function waitingInWords({ turns, challenges }: Waiting): string {
  const parts = [
    ...(challenges > 0 ? [localize(count(challenges, '{0} friend challenges you', '{0} friends challenge you'))] : []),
    ...(turns > 0 || challenges === 0 ? [localize(count(turns, 'Your turn in {0} game', 'Your turn in {0} games'))] : []),
  ];
  return parts.join('. ');
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-my-turns': MyTurns;
  }
}
