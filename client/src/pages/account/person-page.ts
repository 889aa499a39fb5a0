import { msg, str } from '@lit/localize';
import type { Profile } from '@nimhall/shared/protocol/messages';
import { PAGES } from '@nimhall/shared/protocol/pages';
import type { Refusal } from '@nimhall/shared/refusal';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { connection } from '../../components/page/session.ts';
import { TitleController } from '../../components/page/title-controller.ts';
import { refusalInWords } from '../../i18n/language.ts';
import { fetchPlayedBy, fetchProfile, type ReadPlayed, startingWith } from '../../net/game-history.ts';
import { whenDefined } from '../../reactive/store.ts';
import { StoreController } from '../../reactive/store-controller.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import '../../components/friends/block-person.ts';
import '../../components/friends/challenge.ts';
import { relationshipOf, relationships } from '../../components/friends/relationships.ts';
import '../../components/ui/report-dialog.ts';
import { displayName } from '../../components/text/names.ts';
import { faceStyles } from '../../components/ui/face-styles.ts';
import { portrait } from '../../components/ui/portrait.ts';
import type { ReportDialog } from '../../components/ui/report-dialog.ts';
import './favorite-games.ts';
import { personLayout } from './person-layout.ts';
import './played-games.ts';
import './rating-card.ts';
import { tallyInWords } from './rival-list.ts';
import { totals, totalsStyles } from './totals.ts';
import { sinceInWords } from './words.ts';

/** The public profile of an account. */
@customElement('nh-person-page')
export class PersonPage extends LitElement {
  static override styles = [base, controls, faceStyles, totalsStyles, personLayout];

  protected readonly watch = new StoreController(this, relationships);

  protected readonly named = new TitleController(this, () =>
    this.profile ? [displayName(this.profile.name)] : this.refusal && [msg('Page not found')],
  );

  /** The name from the address. */
  @property() name = '';

  /** Null while it is on its way. */
  @state() private profile: Profile | null = null;

  @state() private refusal: Refusal | null = null;

  @query('nh-report-dialog') private readonly reporting?: ReportDialog;

  /** The games of this player. */
  #read: ReadPlayed | null = null;

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (!changed.has('name')) return;
    this.profile = null;
    this.refusal = null;
    void this.#look(this.name);
  }

  protected override render() {
    const { profile, refusal } = this;
    if (!profile) {
      // Not the name in the address: that may be anything that somebody wants others to read here.
      return refusal
        ? html`<h1>${refusalInWords(refusal)}</h1>
            <div><a class="button" href="/">${msg('Find a game')}</a></div>`
        : html`<p class="soft">${msg('Loading…')}</p>`;
    }
    const { games, ratings, curve } = profile;
    const name = displayName(profile.name);
    return html`
      <div class="head">${this.#head(profile, name)}</div>
      ${totals(games, ratings)}
      <div class="columns">
        <section aria-labelledby="finished">
          <h2 id="finished">${msg('Finished games')}</h2>
          <nh-played-games .read=${this.#read} theirs>
            <p>${msg(str`${name} has no public games.`)}</p>
          </nh-played-games>
        </section>
        <div class="about">
          ${
            ratings.length > 0
              ? html`<section aria-labelledby="duels">
                  <h2 id="duels">${msg('Rated duels')}</h2>
                  <nh-rating-card .ratings=${ratings} .curve=${curve}></nh-rating-card>
                </section>`
              : nothing
          }
          <nh-favorite-games .games=${games}></nh-favorite-games>
          ${isMe(profile) ? nothing : this.#unwelcome(profile, name)}
        </div>
      </div>
      <nh-report-dialog></nh-report-dialog>
    `;
  }

  /** The name, results against us, and what to do next. */
  #head(person: Profile, name: string): TemplateResult {
    const { between, since, games } = person;
    const met = between && between.won + between.lost + between.undecided > 0 ? { ...between, won: between.lost, lost: between.won } : null;
    return html`${portrait(person)}
      <div class="who">
        <h1><bdi>${name}</bdi></h1>
        <p class="soft">${sinceInWords(since)}</p>
        ${met ? html`<p class="soft">${msg(str`Against you: ${tallyInWords(met)}`)}</p>` : nothing}
      </div>
      ${isMe(person) ? html`<a class="button" href=${PAGES.me}>${msg('Your games')}</a>` : nothing}
      ${relationshipOf(person.id) === 'friend' ? html`<nh-challenge .friend=${person} .game=${games[0]?.game ?? 'nim'}></nh-challenge>` : nothing}`;
  }

  /** Blocks or reports them. */
  #unwelcome(profile: Profile, name: string): TemplateResult {
    return html`<section>
      <nh-block-person .name=${profile.name}></nh-block-person>
      <button type="button" @click=${() => this.reporting?.ask({ name: profile.name }, profile.name)}>${msg(str`Report ${name}`)}</button>
    </section>`;
  }

  /** The current player must be known first, because their results against each other are shown as well. */
  async #look(name: string): Promise<void> {
    await whenDefined(connection.player);
    const read: ReadPlayed = (wishes) => fetchPlayedBy(name, wishes);
    const first = read({});
    const [answer] = await Promise.all([fetchProfile(name), first]);
    if (this.name !== name) return;
    this.#read = startingWith(first, read);
    if (answer.ok) this.profile = answer.value;
    else this.refusal = answer.error;
  }
}

function isMe({ id }: Profile): boolean {
  return connection.player.value?.id === id;
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-person-page': PersonPage;
  }
}
