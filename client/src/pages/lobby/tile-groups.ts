import { msg, str } from '@lit/localize';
import type { Group, Preset } from '@nimhall/shared/game/contract';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { type PlayWith, playWith } from '../../components/new-game/play-with.ts';
import { groupInWords } from '../../components/text/groups.ts';
import { StoreController } from '../../reactive/store-controller.ts';
import { base } from '../../styles/base.ts';
import { controls } from '../../styles/controls.ts';
import './preset-tile.ts';
import { TILES, type Tile } from './tiles.ts';

const ALL = TILES.flatMap(({ tiles }) => tiles);

/** Every game, a group at a time, from easy to curious. Fires `nh-tile` with the one that is to be played. */
@customElement('nh-tile-groups')
export class TileGroups extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 16px;
      }
      .groups {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
      }
      .groups button {
        padding-inline: 16px;
        border-radius: 99px;
      }
      .groups [aria-pressed='true'] {
        border-color: var(--accent);
        color: var(--accent);
        box-shadow: inset 0 0 0 1px var(--accent);
      }
      ul {
        list-style: none;
        margin: 0;
        padding: 0;
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(15.5rem, 50% - 6px), 1fr));
        gap: clamp(12px, 1.6vw, 16px);
      }
    `,
  ];

  /** The group that is shown; null for all games. */
  @state() private group: Group | null = TILES[0]?.group ?? null;

  protected readonly watch = new StoreController(this, playWith);

  protected override render() {
    const tiles = TILES.find(({ group }) => group === this.group)?.tiles ?? ALL;
    return html`
      <div class="groups" role="group" aria-label=${msg('Filter games')}>
        ${TILES.map(({ group }) => this.#choice(group, groupInWords(group)))} ${this.#choice(null, msg(str`All ${ALL.length}`))}
      </div>
      <ul aria-label=${msg('Starting positions')}>
        ${tiles.map((tile) => html`<li>${this.#tile(tile)}</li>`)}
      </ul>
    `;
  }

  #choice(group: Group | null, name: string): TemplateResult {
    return html`<button type="button" aria-pressed=${this.group === group} @click=${() => {
      this.group = group;
    }}>${name}</button>`;
  }

  #tile(tile: Tile): TemplateResult {
    return html`<nh-preset-tile
      .tile=${tile}
      .note=${noteFor(tile.preset, playWith.value)}
      @click=${() => this.dispatchEvent(new CustomEvent<Tile>('nh-tile', { detail: tile }))}
    ></nh-preset-tile>`;
  }
}

/** For a preset that is lost for the first player while we would begin, or that a beginning bot can win. */
function noteFor({ outcome }: Preset, { opponent, begins }: PlayWith): string {
  if (opponent !== 'bot') return '';
  if (begins === 'me' && outcome === 'P') return msg('You go second and can win.');
  if (begins === 'other' && outcome === 'N') return msg('Hard. The first player can win.');
  return '';
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-tile-groups': TileGroups;
  }
}
