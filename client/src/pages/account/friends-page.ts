import { msg } from '@lit/localize';
import type { RelationshipsInfo, Whereabouts } from '@nimhall/shared/protocol/relationships';
import type { Refusal } from '@nimhall/shared/refusal';
import type { Player } from '@nimhall/shared/room/room';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { pageHead, pageHeadStyles } from '../../components/ui/page-head.ts';
import { refusalInWords } from '../../i18n/language.ts';
import { whenDefined } from '../../reactive/store.ts';
import { StoreController } from '../../reactive/store-controller.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import { emptyState } from '../../styles/empty-state.ts';
import { panel } from '../../styles/panel.ts';
import '../../components/friends/challenge.ts';
import { loadRelationships, relationships, removeRelationship } from '../../components/friends/relationships.ts';
import { connection } from '../../components/page/session.ts';
import { TitleController } from '../../components/page/title-controller.ts';
import { displayName } from '../../components/text/names.ts';
import { EMPTY_TABLE } from '../../components/ui/empty-table.ts';
import { mine } from './owned-list.ts';
import './owned-item.ts';
import './account-nav.ts';

/** How often it is asked where friends are, in milliseconds. */
const ASKED_EVERY = 15_000;

/** My friends, where they are, and whom I have blocked. */
@customElement('nh-friends-page')
export class FriendsPage extends LitElement {
  static override styles = [base, controls, emptyState, pageHeadStyles, panel, mine];

  @state() private refusal: Refusal | null = null;

  protected readonly watch = new StoreController(this, relationships);

  protected readonly named = new TitleController(this, () => [msg('Your friends')]);

  #timer: ReturnType<typeof setInterval> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void whenDefined(connection.player).then(() => this.#after(loadRelationships()));
    this.#timer = setInterval(() => document.hidden || void this.#after(loadRelationships()), ASKED_EVERY);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  protected override render() {
    return html`
      <nh-account-nav here="friends"></nh-account-nav>
      ${pageHead({ title: msg('Your friends'), lead: msg('People you added after a game. They aren’t told.') })}
      ${relationships.value ? this.#lists(relationships.value) : html`<p class="soft">${this.refusal ? nothing : msg('Loading…')}</p>`}
      <p class="fault" role="alert">${refusalInWords(this.refusal)}</p>
    `;
  }

  #lists({ friends, blocked }: RelationshipsInfo): TemplateResult {
    return html`
      ${
        friends.length === 0
          ? html`<div class="empty-state">
              ${EMPTY_TABLE}
              <p>${msg('No friends yet. After a game, you can add the other player.')}</p>
              <a class="button main" href="/">${msg('Play a game')}</a>
            </div>`
          : html`<ul class="panel">
              ${friends.map(({ player, whereabouts }) => this.#item(player, whereaboutsInWords(whereabouts), msg('Remove friend'), challengeOf(player)))}
            </ul>`
      }
      ${
        blocked.length === 0
          ? nothing
          : html`<h2>${msg('Blocked')}</h2>
              <p class="soft">${msg('You won’t be paired or see each other’s messages. They aren’t told.')}</p>
              <ul class="panel">
                ${blocked.map((player) => this.#item(player, '', msg('Unblock')))}
              </ul>`
      }
    `;
  }

  #item({ id, name }: Player, detail: string, says: string, offer?: TemplateResult): TemplateResult {
    return html`<li>
      <nh-owned-item .thing=${id} .name=${displayName(name)} .detail=${detail} .farewell=${{ says, does: () => this.#after(removeRelationship(id)) }}
        >${offer ?? nothing}</nh-owned-item
      >
    </li>`;
  }

  async #after(done: Promise<Refusal | null>): Promise<void> {
    this.refusal = await done;
  }
}

function challengeOf(friend: Player): TemplateResult {
  return html`<nh-challenge .friend=${friend}></nh-challenge>`;
}

function whereaboutsInWords(whereabouts: Whereabouts): string {
  switch (whereabouts) {
    case 'here':
      return msg('online');
    case 'playing':
      return msg('playing');
    case 'away':
      return msg('offline');
    default:
      return whereabouts satisfies never;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-friends-page': FriendsPage;
  }
}
