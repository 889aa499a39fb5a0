import { msg, str } from '@lit/localize';
import type { Refusal } from '@nimhall/shared/refusal';
import type { Room } from '@nimhall/shared/room/room';
import { SEATS, type Seat } from '@nimhall/shared/room/seat';
import { html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { localize, refusalInWords } from '../../i18n/language.ts';
import { renamePlayer } from '../../net/access.ts';
import type { BoardPosition } from '../../position/board-position.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import '../../components/board/game-table.ts';
import { connection } from '../../components/page/session.ts';
import { clockInWords } from '../../components/text/clock-words.ts';
import { conventionInWords } from '../../components/text/convention.ts';
import { displayName } from '../../components/text/names.ts';
import { faceStyles } from '../../components/ui/face-styles.ts';
import { portrait } from '../../components/ui/portrait.ts';
import { ActionEvent } from './actions.ts';
import { invitationLayout } from './invitation-layout.ts';

/** The seat for a visitor who followed a link: the one opposite a waiting person; null if there is none. */
export function seatToTake({ status, seats, duel, host }: Room, mine: Seat | null, me: string): Seat | null {
  if (status !== 'waiting' || duel || mine || host === me) return null;
  const open = SEATS.find((seat) => seats[seat] === null);
  const isPersonThere = SEATS.some((seat) => seats[seat]?.kind === 'human');
  return isPersonThere && open ? open : null;
}

/**
 * The page for somebody who follows a link to a room where a person waits: who invites to what, the rule and the board, and one button that
 * seats them under a name they may change. Fires `nh-watch` if they would rather watch.
 */
@customElement('nh-invitation')
export class Invitation extends LitElement {
  static override styles = [base, controls, faceStyles, invitationLayout];

  @property({ attribute: false }) room: Room | null = null;

  /** The seat to take. */
  @property({ attribute: false }) seat: Seat = 'second';

  /** What is played. */
  @property({ attribute: false }) scene: BoardPosition | null = null;

  /** Why the name could not be taken. */
  @state() private fault: Refusal | null = null;

  @query('input') private readonly field?: HTMLInputElement;

  protected override render() {
    const { room, scene } = this;
    const host = SEATS.map((seat) => room?.seats[seat]).find((occupant) => occupant?.kind === 'human');
    if (!room || !scene || host?.kind !== 'human') return nothing;
    const { family, rules } = scene.game;
    const me = connection.player.value;
    const [name, game] = [displayName(host.player.name), localize(family.name)];
    const terms = [
      msg('Casual'),
      ...(room.clock ? [clockInWords(room.clock)] : []),
      this.seat === 'first' ? msg('You go first') : msg('You go second'),
    ];
    return html`<nh-game-table waits beside .view=${scene.view}>
      <div class="words">
        ${portrait(host.player)}
        <h1>${msg(str`${name} invites you to ${game}`)}</h1>
        <p>${localize(rules.rule)} ${conventionInWords(room.misere, rules.last)}</p>
      </div>
      <form slot="bar" @submit=${this.#play}>
        <label for="name">${msg('Your name')}</label>
        <input id="name" required maxlength="40" autocomplete="nickname" spellcheck="false" .value=${me ? displayName(me.name) : ''} aria-describedby="fault" aria-invalid=${this.fault !== null} />
        <p id="fault" class="fault" role="alert">${refusalInWords(this.fault)}</p>
        <button type="submit" class="main play">${msg('Play now')}</button>
        <button type="button" class="watch" @click=${() => this.dispatchEvent(new CustomEvent('nh-watch'))}>${msg('Just watch')}</button>
        <p class="soft small">${terms.join(' · ')} · ${msg('No account needed')}</p>
      </form>
    </nh-game-table>`;
  }

  /** Sits down, under another name where one was written. */
  async #play(event: Event): Promise<void> {
    event.preventDefault();
    const me = connection.player.value;
    const name = this.field?.value.trim() ?? '';
    if (me && name !== displayName(me.name)) {
      const answer = await renamePlayer(name);
      if (!answer.ok) {
        this.fault = answer.error;
        return;
      }
      connection.player.set(answer.value);
    }
    this.dispatchEvent(new ActionEvent({ kind: 'sit', seat: this.seat }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-invitation': Invitation;
  }
}
