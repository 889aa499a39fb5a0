import { msg } from '@lit/localize';
import { say } from '@nimhall/shared/phrase';
import { newId } from '@nimhall/shared/player/new-id';
import type { Ack } from '@nimhall/shared/protocol/messages';
import { PAGES } from '@nimhall/shared/protocol/pages';
import type { Refusal } from '@nimhall/shared/refusal';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { goToRoom, isOffline, OFFLINE } from '../../components/new-game/new-room.ts';
import { offeredPrograms } from '../../components/new-game/offered-programs.ts';
import { connection } from '../../components/page/session.ts';
import { TitleController } from '../../components/page/title-controller.ts';
import { pageHead, pageHeadStyles } from '../../components/ui/page-head.ts';
import { localize, refusalInWords } from '../../i18n/language.ts';
import { StoreController } from '../../reactive/store-controller.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import './program-card.ts';
import type { ProgramGame } from './program-card.ts';

/** Programs that play with everybody. */
@customElement('nh-offered-page')
export class OfferedPage extends LitElement {
  static override styles = [
    base,
    controls,
    pageHeadStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        justify-items: start;
        gap: var(--gap);
      }
      ul {
        list-style: none;
        margin: 0;
        padding: 0;
        width: 100%;
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
        gap: var(--gap);
      }
    `,
  ];

  @state() private refusal: Refusal | null = null;

  protected readonly watch = new StoreController(this, offeredPrograms, connection.state);

  protected readonly named = new TitleController(this, () => [msg('Programs')]);

  protected override render() {
    return html`
      ${pageHead({ title: msg('Programs'), lead: localize(say`Programs that players wrote. Pick one and play it.`) })}
      <p class="fault" role="alert">${refusalInWords(this.refusal)}</p>
      ${this.#programs()}
      <a class="button" href=${PAGES.programs}>${localize(say`Add your program`)}</a>
    `;
  }

  #programs(): TemplateResult {
    const programs = offeredPrograms.value;
    if (!programs) return html`<p class="soft">${isOffline(connection) ? refusalInWords(OFFLINE) : localize(say`Loading…`)}</p>`;
    if (programs.length === 0) return html`<p>${localize(say`No program is here right now.`)}</p>`;
    return html`<ul aria-label=${msg('Programs')}>
      ${repeat(
        programs,
        ({ id }) => id,
        (program) => html`<li>
          <nh-program-card .program=${program} @nh-play=${(event: CustomEvent<ProgramGame>) => this.#play(event.detail)}></nh-program-card>
        </li>`,
      )}
    </ul>`;
  }

  async #play(wanted: ProgramGame): Promise<void> {
    this.refusal = null;
    this.refusal = await goToRoom(connection, () => openRoomWith(wanted));
  }
}

/** Opens a room and puts the program opposite; leaves the room where that is refused. */
async function openRoomWith({ program, game, misere }: ProgramGame): Promise<Ack<'room:create'>> {
  const opened = await connection.send('room:create', { game, misere, listed: false, id: newId() });
  if (!opened.ok) return opened;
  const { room } = opened;
  const seated = await connection.send('seat:program', { room, id: newId(), seat: 'second', program: program.id });
  if (seated.ok) return opened;
  await Promise.all([connection.send('seat:leave', { room, id: newId() }), connection.send('room:leave', { room })]);
  return seated;
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-offered-page': OfferedPage;
  }
}
