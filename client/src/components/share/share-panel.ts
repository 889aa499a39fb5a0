import { msg } from '@lit/localize';
import { formatRecord } from '@nimhall/shared/room/game-record';
import { recordOf } from '@nimhall/shared/room/record';
import type { Room } from '@nimhall/shared/room/room';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../styles/base.ts';
import { checkboxes } from '../../styles/checkboxes.ts';
import { controls } from '../../styles/controls.ts';
import { positionInWords } from '../board/position-words.ts';
import './copy-field.ts';
import { download, pictureFile, pngAddress, svgAddress } from './picture-file.ts';
import './share-link.ts';
import type { Shareable } from './shareable.ts';
import { embedCode, fileName } from './words.ts';

/** Everything a person may pass on: the link, also as a QR code; the position as a picture; the record; code for other pages. */
@customElement('nh-share-panel')
export class SharePanel extends LitElement {
  static override styles = [
    base,
    controls,
    checkboxes,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 18px;
      }
      .row {
        margin-top: 6px;
      }
      .shown {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 10px var(--gap);
        margin-top: 6px;
      }
      .shown .row {
        flex: 1 1 14rem;
        margin: 0;
      }
      .picture {
        display: block;
        width: auto;
        height: auto;
        max-width: 100%;
        max-height: 9rem;
        border: 1px solid var(--line);
        border-radius: var(--radius-small);
        /* The chequers that are behind pictures which have nothing behind them. */
        background: repeating-conic-gradient(#fff 0 25%, #e4e8e4 0 50%) 0 / 16px 16px;
      }
    `,
  ];

  /** What is shared. */
  @property({ attribute: false }) shareable: Shareable | null = null;

  @state() private ground = true;

  @state() private failed = false;

  protected override render() {
    if (!this.shareable) return nothing;
    const { room } = this.shareable;
    return html`
      <nh-share-link .shareable=${this.shareable}></nh-share-link>
      ${this.#picture(this.shareable)}
      ${room && room.moves.length > 0 ? this.#record(room, this.shareable) : nothing}
      ${
        room
          ? html`<nh-copy-field
              .label=${msg('Embed the live board')}
              .value=${embedCode(location.origin, this.shareable)}
              lines="3"
            ></nh-copy-field>`
          : nothing
      }
    `;
  }

  #picture(shareable: Shareable): TemplateResult {
    const picture = pictureFile(shareable.view, this.ground, shareable.course);
    const name = fileName(shareable);
    const address = svgAddress(picture.svg);
    return html`<section aria-labelledby="picture">
      <h3 id="picture">${msg('Position image')}</h3>
      <div class="shown">
        <img class="picture" src=${address} width=${picture.width} height=${picture.height} alt=${positionInWords(shareable.view)} />
        <div class="row">
          <a class="button" href=${address} download="${name}.svg">${msg('Download SVG')}</a>
          <button type="button" @click=${() => this.#savePng(shareable)}>${msg('Download PNG')}</button>
          <label class="choice">
            <input
              type="checkbox"
              .checked=${!this.ground}
              @change=${(event: Event) => {
                this.ground = !(event.target as HTMLInputElement).checked;
              }}
            />
            ${msg('Transparent background')}
          </label>
        </div>
      </div>
      <p class="fault" role="alert">${this.failed ? msg('This browser couldn’t create the PNG. Try the SVG instead.') : ''}</p>
    </section>`;
  }

  #record(room: Room, shareable: Shareable): TemplateResult {
    return html`<nh-copy-field .label=${msg('Game record')} .value=${formatRecord(recordOf(room))} lines="9">
      <a class="button" href="/api/v1/rooms/${room.room}/record" download="${fileName(shareable)}.txt">${msg('Download record')}</a>
    </nh-copy-field>`;
  }

  async #savePng(shareable: Shareable): Promise<void> {
    this.failed = false;
    try {
      download(await pngAddress(pictureFile(shareable.view, this.ground, shareable.course)), `${fileName(shareable)}.png`);
    } catch {
      this.failed = true;
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-share-panel': SharePanel;
  }
}
