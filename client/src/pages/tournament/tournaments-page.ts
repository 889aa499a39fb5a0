import { msg } from '@lit/localize';
import type { TournamentSummary } from '@nimhall/shared/gathering/tournament/summary';
import { count, say } from '@nimhall/shared/phrase';
import type { Refusal } from '@nimhall/shared/refusal';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { TitleController } from '../../components/page/title-controller.ts';
import { clockInWords } from '../../components/text/clock-words.ts';
import { listedName } from '../../components/text/players.ts';
import { pageHead, pageHeadStyles } from '../../components/ui/page-head.ts';
import { localize, refusalInWords } from '../../i18n/language.ts';
import { fetchTournaments, type Tournaments } from '../../net/tournaments.ts';
import { Ticker } from '../../reactive/ticker.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { panel } from '../../styles/panel.ts';
import { tournamentPath } from './links.ts';
import './tournament-form.ts';
import { kindInWords, startInWords, titleInWords } from './words.ts';

/** How often the list is asked for again, in milliseconds. */
const REFRESH_MS = 15_000;

const NONE: Tournaments = { running: [], open: [], over: [] };

/** Tournaments that are played, that come, and that were; and where one is opened. */
@customElement('nh-tournaments-page')
export class TournamentsPage extends LitElement {
  static override styles = [
    base,
    controls,
    pageHeadStyles,
    panel,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--gap);
        max-width: var(--width-page);
      }
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr));
        gap: var(--space-3);
        margin: var(--space-2) 0 0;
        padding: 0;
        list-style: none;
      }
      li a {
        display: grid;
        gap: 4px;
        height: 100%;
        color: inherit;
        text-decoration: none;
      }
      li a:hover {
        border-color: var(--accent);
      }
      .panel > h2 {
        margin-block-end: var(--space-2);
      }
      li strong {
        overflow-wrap: anywhere;
      }
    `,
  ];

  /** Null while it is on its way. */
  @state() private list: Tournaments | null = null;

  @state() private refusal: Refusal | null = null;

  #asked = 0;

  protected readonly clock = new Ticker(this, REFRESH_MS, () => true);

  protected readonly named = new TitleController(this, () => [localize(say`Tournaments`)]);

  protected override willUpdate(): void {
    if (performance.now() - this.#asked < REFRESH_MS && this.#asked > 0) return;
    this.#asked = performance.now();
    void this.#fetch();
  }

  protected override render() {
    const { list } = this;
    return html`
      ${pageHead({ title: localize(say`Tournaments`), lead: localize(say`A match is two games, and each of you starts once.`) })}
      <p class="fault" role="alert">${refusalInWords(this.refusal)}</p>
      ${list || this.refusal ? this.#content(list ?? NONE) : html`<p class="soft">${msg('Loading…')}</p>`}
    `;
  }

  /** Drawn at once when the list has come, so that nothing moves. */
  #content({ running, open, over }: Tournaments): TemplateResult {
    return html`${this.#group(localize(say`Being played`), running)}${this.#group(localize(say`Coming up`), open)}
      <section class="panel" aria-labelledby="new">
        <h2 id="new">${localize(say`New tournament`)}</h2>
        <nh-tournament-form></nh-tournament-form>
      </section>
      ${this.#group(localize(say`Finished`), over)}`;
  }

  #group(title: string, tournaments: readonly TournamentSummary[]): TemplateResult | typeof nothing {
    if (tournaments.length === 0) return nothing;
    return html`<section>
      <h2>${title}</h2>
      <ul>
        ${repeat(
          tournaments,
          ({ code }) => code,
          (each) => html`<li>${this.#card(each)}</li>`,
        )}
      </ul>
    </section>`;
  }

  #card(tournament: TournamentSummary): TemplateResult {
    const { code, clock, players } = tournament;
    return html`<a class="panel" href=${tournamentPath(code)}>
      <strong>${titleInWords(code, tournament)}</strong>
      <span class="soft">${kindInWords(tournament)} · ${clockInWords(clock)} · ${localize(count(players, '{0} player', '{0} players'))}</span>
      <span>${this.#when(tournament)}</span>
    </a>`;
  }

  #when({ status, startsAt, leaders: [name], leadersOwners, round, plannedRounds }: TournamentSummary): string {
    const leader = name === undefined ? '' : listedName({ name, owner: leadersOwners?.[0] ?? undefined });
    if (status === 'over') return leader && localize(say`${leader} won`);
    if (status === 'open') return startsAt ? localize(say`Starts at ${startInWords(startsAt, Date.now())}`) : localize(say`Open to join`);
    if (plannedRounds > 0) return localize(say`Round ${round} of ${plannedRounds}`);
    return leader && localize(say`${leader} leads`);
  }

  async #fetch(): Promise<void> {
    const answer = await fetchTournaments();
    if (answer.ok) this.list = answer.value;
    this.refusal = answer.ok ? null : answer.error;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-tournaments-page': TournamentsPage;
  }
}
