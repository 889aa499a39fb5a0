import { msg, str } from '@lit/localize';
import type { GraphView } from '@nimhall/shared/game/view';
import { type DrawnEdge, type GraphFigure, graphFigure, nameOf } from '@nimhall/shared/picture/graph-figure';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { base } from '../../../styles/base.ts';
import { BoardElement } from '../board-element.ts';
import { boardSurface } from '../board-surface.ts';
import { partValue } from '../part-value.ts';
import { type Cell, RovingFocus } from '../roving-focus.ts';
import { graphMoveInWords, parseGraphMove, partsOf, removedSince, type Strand, strandLabel, strandsOf, taken } from './graph-moves.ts';
import { graphStyles } from './graph-styles.ts';

/** Edges that grow out of the ground. A tap anywhere along an edge chooses it, and shows what falls with it. */
@customElement('nh-graph-board')
export class GraphBoard extends BoardElement<GraphView> {
  static override styles = [base, boardSurface, graphStyles];

  readonly #focus = new RovingFocus(
    this,
    'rows',
    () => this.#rows.map(({ length }) => length),
    ({ group, index }) => this.#rows[group]?.[index]?.drawn.middle.x ?? 0,
  );

  /** The edges in rows, from the top, each from left to right: as arrow keys go through them. */
  #rows: readonly (readonly Placed[])[] = [];

  #figure: GraphFigure | null = null;

  protected override willUpdate(): void {
    this.#figure = this.view && graphFigure(this.view, this.first ?? this.view);
    this.#rows = this.view && this.#figure ? rowsOf(strandsOf(this.view), this.#figure) : [];
  }

  protected override render() {
    const [view, figure] = [this.view, this.#figure];
    if (!view || !figure) return nothing;
    const scale = this.#scale(figure);
    const chosen = taken(view, parseGraphMove(view, this.pending ?? this.selected) ?? '');
    const shown: Shown = { figure, scale, ...chosen, wins: new Set(this.marks?.wins) };
    const target = Math.max(TARGET.least, Math.min(TARGET.most, TARGET.share * scale));
    const sizes = `--width: ${figure.width * scale}px; --height: ${figure.height * scale}px; --below: ${BELOW}px; --target: ${target}px`;
    return html`<div class="board" role="group" aria-label=${this.label} tabindex="-1">
      <div class="figure" .style=${sizes}>
        <div class="earth"></div>
        ${this.#glow(shown)}
        ${this.#rows.map((row, group) => row.map((placed, index) => this.#edge(view, placed, { group, index }, shown)))}
        ${this.#dots(figure, scale)}
        ${this.#gone(view, figure)}
        ${this.#parts(view, figure, scale)}
      </div>
    </div>`;
  }

  /** CSS pixels to a unit of the figure: as large as fits, but not so small that a finger cannot tell edges apart. */
  #scale({ width, height }: GraphFigure): number {
    const fitting = Math.min(this.space.width / width, (this.space.height - BELOW) / height);
    return fitting < SCALE.least ? SCALE.fair : Math.min(SCALE.most, fitting);
  }

  #edge(view: GraphView, { strand, drawn }: Placed, cell: Cell, { figure, scale, cut, falling, wins }: Shown): TemplateResult {
    const name = nameOf(strand.edge);
    const open = this.playable && this.isLegal(name);
    const isSame = (other: Strand | null): boolean => other?.at === strand.at && nameOf(other.edge) === name;
    const isWin = wins.has(name);
    const classes = [
      'object',
      open && 'open',
      isSame(cut) && 'going',
      falling.some(isSame) && 'falling',
      this.pending !== null && 'sending',
      isWin && 'wins',
    ];
    const meaning = graphMoveInWords(view, name)?.imperative ?? '';
    const label = msg(str`${strandLabel(strand)}. ${meaning}`);
    const { x, y } = drawn.middle;
    return html`<button
      class=${classes.filter(Boolean).join(' ')}
      type="button"
      data-cell="${cell.group}.${cell.index}"
      tabindex=${this.#focus.tabIndex(cell.group, cell.index)}
      aria-disabled=${!open}
      aria-pressed=${cut !== null && nameOf(cut.edge) === name}
      aria-label=${isWin ? msg(str`${label} – a winning move`) : label}
      .style=${`--x: ${x * scale}px; --y: ${y * scale}px`}
      @click=${() => this.choose(name, true)}
    >
      <svg viewBox="0 0 ${figure.width} ${figure.height}" aria-hidden="true">
        <path class="hit" d=${drawn.path} stroke-width=${TARGET.stroke / scale} />
        <g>${pathsOf(drawn)}</g>
        <path class="mark" d=${drawn.path} />
      </svg>
    </button>`;
  }

  /** Behind all edges, so that no other is covered where a winning one shines. */
  #glow({ figure: { edges, width, height }, wins }: Shown): TemplateResult {
    const winning = edges.filter(({ edge }) => wins.has(nameOf(edge)));
    return html`<svg class="glow" viewBox="0 0 ${width} ${height}" aria-hidden="true">
      ${winning.map(({ path, width }) => svg`<path d=${path} stroke-width=${width + GLOW} />`)}
    </svg>`;
  }

  /** Vertices, with their numbers if there is room. */
  #dots({ vertices, width, height }: GraphFigure, scale: number): TemplateResult {
    const isNamed = scale >= SCALE.named;
    const radius = isNamed ? NAMED / scale : PLAIN;
    return html`<svg viewBox="0 0 ${width} ${height}" aria-hidden="true">
      ${vertices.map(({ x, y }) => svg`<circle class="dot" cx=${x} cy=${y} r=${radius} />`)}
      <g class="names" font-size=${FONT / scale}>
        ${isNamed ? vertices.map(({ name, x, y }) => svg`<text x=${x} y=${y + (FONT * 0.35) / scale}>${name}</text>`) : nothing}
      </g>
    </svg>`;
  }

  /** What the last move removed: it falls, and leaves a trace until the next move. */
  #gone(view: GraphView, { width, height }: GraphFigure): unknown {
    if (!this.last) return nothing;
    const { before, move } = this.last;
    const { cut } = taken(before, parseGraphMove(before, move) ?? '');
    const drawn = graphFigure(before, this.first ?? before);
    const placed = placedIn(removedSince(before, view), drawn);
    return keyed(
      before,
      html`<svg viewBox="0 0 ${width} ${height}" aria-hidden="true">
        ${placed.map(({ strand, drawn }, at) => {
          const isCut = cut !== null && nameOf(cut.edge) === nameOf(strand.edge) && cut.at === strand.at;
          const turn = ((at % 5) - 2) * 14;
          return svg`<g class="gone ${isCut ? 'cut' : ''}">
            <path class="trace" d=${drawn.path} />
            <g class="fallen" .style=${`--drop: ${Math.max(4, height - drawn.middle.y)}px; --turn: ${turn}deg`}>${pathsOf(drawn)}</g>
          </g>`;
        })}
      </svg>`,
    );
  }

  #parts(view: GraphView, { parts }: GraphFigure, scale: number): TemplateResult[] {
    const letters = partsOf(view);
    return letters.map(
      (letter, index) => html`<span class="part" .style=${`--x: ${(parts.get(letter) ?? 0) * scale}px`}
        >${letters.length > 1 ? html`<span class="name" aria-hidden="true">${letter.toUpperCase()}</span>` : nothing}${partValue(this.marks, index, msg('Value of this part'))}</span
      >`,
    );
  }
}

/** Below the ground: the names of parts, and their values. */
const BELOW = 28;
/** CSS pixels to a unit: at most, at least, where what does not fit scrolls, and where numbers can be read. */
const SCALE = { most: 8, least: 1.5, fair: 2, named: 1.9 } as const;
/**
 * The touch target in the middle of an edge, in CSS pixels, at most as a share of the scale; and the thickness of the target along the
 * edge.
 */
const TARGET = { most: 44, least: 24, share: 11, stroke: 24 } as const;
/** Radius of a dot with a number in it, in CSS pixels, and the size of the number; and of one without, in units. */
const NAMED = 6.5;
const FONT = 8.5;
const PLAIN = 1.3;
/** Edges whose middles are so near in height, in units, are in one row. */
const ROW = 5;

interface Placed {
  readonly strand: Strand;
  readonly drawn: DrawnEdge;
}

/** What is shown on the edges. */
interface Shown {
  readonly figure: GraphFigure;
  readonly scale: number;
  readonly cut: Strand | null;
  readonly falling: readonly Strand[];
  readonly wins: ReadonlySet<string>;
}

/** Edges with what they look like in a figure of the view that has them. */
function placedIn(strands: readonly Strand[], { edges }: GraphFigure): Placed[] {
  const parallel = Map.groupBy(edges, ({ edge }) => nameOf(edge));
  return strands.flatMap((strand) => {
    const drawn = parallel.get(nameOf(strand.edge))?.[strand.at];
    return drawn ? [{ strand, drawn }] : [];
  });
}

function rowsOf(strands: readonly Strand[], figure: GraphFigure): Placed[][] {
  const rows: Placed[][] = [];
  let top = Number.NEGATIVE_INFINITY;
  for (const placed of placedIn(strands, figure).toSorted((a, b) => a.drawn.middle.y - b.drawn.middle.y)) {
    const { y } = placed.drawn.middle;
    if (y > top + ROW) {
      rows.push([]);
      top = y;
    }
    rows.at(-1)?.push(placed);
  }
  return rows.map((row) => row.toSorted((a, b) => a.drawn.middle.x - b.drawn.middle.x));
}

/** An edge, painted. */
function pathsOf({ path, width, leaves, isRound }: DrawnEdge): TemplateResult {
  return svg`${isRound ? svg`<path class="inside" d=${path} />` : nothing}<path class="rim" d=${path} stroke-width=${width} /><path
    class="stem"
    d=${path}
    stroke-width=${width - RIM}
  />${leaves ? svg`<path class="leaves" d=${leaves} />` : nothing}`;
}

/** How much wider than its stem an edge is with its dark rim, and where it shines as a winning move, in units. */
const RIM = 0.8;
const GLOW = 1.7;

declare global {
  interface HTMLElementTagNameMap {
    'nh-graph-board': GraphBoard;
  }
}
