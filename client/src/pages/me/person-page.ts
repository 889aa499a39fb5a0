import { msg, str } from '@lit/localize';
import type { PlayedWishes } from '@nimhall/shared/protocol/commands';
import type { Profile } from '@nimhall/shared/protocol/messages';
import { PAGES } from '@nimhall/shared/protocol/pages';
import type { Refusal } from '@nimhall/shared/refusal';
import { css, html, LitElement } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { Named } from '../../components/page/named.ts';
import { port } from '../../components/page/session.ts';
import { refusalInWords } from '../../i18n/language.ts';
import { fetchPlayedBy, fetchProfile } from '../../net/played.ts';
import { whenThere } from '../../reactive/store.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import '../../components/friends/block-person.ts';
import '../../components/ui/report-dialog.ts';
import { shownName } from '../../components/text/names.ts';
import { faceStyles } from '../../components/ui/face-styles.ts';
import { portrait } from '../../components/ui/portrait.ts';
import type { ReportDialog } from '../../components/ui/report-dialog.ts';
import './played-games.ts';
import './standing-view.ts';
import { totals, totalsStyles } from './totals.ts';
import { sinceInWords } from './words.ts';

/** Somebody who is kept, as all may see them. */
@customElement('nh-person-page')
export class PersonPage extends LitElement {
  static override styles = [
    base,
    controls,
    faceStyles,
    totalsStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--gap);
      }
      h1 {
        overflow-wrap: anywhere;
      }
      .head {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 12px 16px;
        --face: 72px;
      }
      .about {
        display: grid;
        justify-items: start;
        gap: var(--gap);
      }
    `,
  ];

  protected readonly named = new Named(this, () =>
    this.profile ? [shownName(this.profile.name)] : this.refusal && [msg('Page not found')],
  );

  /** As it stands in the address. */
  @property() name = '';

  /** Null while it is on its way. */
  @state() private profile: Profile | null = null;

  @state() private refusal: Refusal | null = null;

  @query('nh-report-dialog') private readonly reporting?: ReportDialog;

  /** The games of whoever is shown. */
  #read = (wishes: PlayedWishes) => fetchPlayedBy(this.name, wishes);

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
    const { games, between, ratings } = profile;
    const name = shownName(profile.name);
    return html`
      <div class="head">
        ${portrait(profile)}
        <div>
          <h1><bdi>${name}</bdi></h1>
          <p class="soft">${sinceInWords(profile.since)}</p>
        </div>
        ${totals(games, ratings)}
      </div>
      <nh-standing-view .ratings=${ratings} .games=${games} .between=${between}></nh-standing-view>
      <nh-played-games .read=${this.#read} theirs>
        <p>${msg(str`${name} has no public games.`)}</p>
      </nh-played-games>
      <div class="about">
        ${
          port.player.value?.name === profile.name
            ? html`<a class="button" href=${PAGES.me}>${msg('Your games')}</a>`
            : html`<nh-block-person .name=${profile.name}></nh-block-person>
                <button type="button" @click=${() => this.reporting?.ask({ name: profile.name }, profile.name)}>
                  ${msg(str`Report ${name}`)}
                </button>`
        }
      </div>
      <nh-report-dialog></nh-report-dialog>
    `;
  }

  /** Who asks must be known first: what they played against each other is told as well. */
  async #look(name: string): Promise<void> {
    await whenThere(port.player);
    const answer = await fetchProfile(name);
    if (this.name !== name) return;
    if (answer.ok) this.profile = answer.value;
    else this.refusal = answer.error;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-person-page': PersonPage;
  }
}
