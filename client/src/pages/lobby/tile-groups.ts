import { msg, str } from '@lit/localize';
import type { Group, Preset } from '@nimhall/shared/game/contract';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { Watch } from '../../ground/store/watch.ts';
import { base } from '../../ground/styles/base.ts';
import { controls } from '../../ground/styles/controls.ts';
import { type PlayWith, playWith } from '../../parts/opening/play-with.ts';
import { groupInWords } from '../../parts/words/groups.ts';
import './preset-tile.ts';
import { TILES, type Tile } from './tiles.ts';

/** So many tiles of a group are seen before all of them are asked for. */
const FEW = 4;

/** Every game, in groups from easy to curious. Fires `nh-tile` with the one that is to be played. */
@customElement('nh-tile-groups')
export class TileGroups extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      ul {
        list-style: none;
        margin: 0;
        padding: 0;
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--gap);
      }
      .group {
        display: grid;
        gap: 8px;
      }
      .head {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: 12px;
        min-height: 44px;
      }
      .tiles {
        grid-template-columns: repeat(auto-fill, minmax(min(15.5rem, 50% - 5px), 1fr));
        gap: clamp(10px, 1.6vw, 16px);
      }
    `,
  ];

  /** The groups that are shown whole. */
  @state() private whole: ReadonlySet<Group> = new Set();

  protected readonly watch = new Watch(this, playWith);

  protected override render() {
    return html`<ul aria-label=${msg('Positions to start from')}>
      ${TILES.map(
        ({ group, tiles }) => html`<li class="group">
          <div class="head">
            <h2 id=${group}>${groupInWords(group)}</h2>
            ${tiles.length > FEW ? this.#more(group, tiles.length) : ''}
          </div>
          <ul class="tiles" aria-labelledby=${group}>
            ${tiles.slice(0, this.whole.has(group) ? tiles.length : FEW).map((tile) => html`<li>${this.#tile(tile)}</li>`)}
          </ul>
        </li>`,
      )}
    </ul>`;
  }

  #more(group: Group, count: number): TemplateResult {
    const isWhole = this.whole.has(group);
    return html`<button
      type="button"
      class="quiet"
      aria-expanded=${isWhole}
      aria-label=${isWhole ? msg(str`Fewer: ${groupInWords(group)}`) : msg(str`All ${count}: ${groupInWords(group)}`)}
      @click=${() => this.#toggle(group)}
    >
      ${isWhole ? msg('Fewer') : msg(str`All ${count}`)}
    </button>`;
  }

  #tile(tile: Tile): TemplateResult {
    return html`<nh-preset-tile
      .tile=${tile}
      .note=${noteFor(tile.preset, playWith.value)}
      @click=${() => this.dispatchEvent(new CustomEvent<Tile>('nh-tile', { detail: tile }))}
    ></nh-preset-tile>`;
  }

  #toggle(group: Group): void {
    const others = [...this.whole].filter((each) => each !== group);
    this.whole = new Set(this.whole.has(group) ? others : [...others, group]);
  }
}

/** Where who likes to begin does not, since it is lost from there, and where the bot can win that begins. */
function noteFor({ outcome }: Preset, { opponent, begins }: PlayWith): string {
  if (opponent !== 'bot') return '';
  if (begins === 'me' && outcome === 'P') return msg('You go second, and can win.');
  if (begins === 'other' && outcome === 'N') return msg('Hard: whoever begins can win.');
  return '';
}

declare global {
  interface HTMLElementTagNameMap {
    'nh-tile-groups': TileGroups;
  }
}
