import { css, html, nothing, svg, type TemplateResult } from 'lit';
import { KAYLES, LOST, WYTHOFF } from './figures.ts';

/** The picture on the card of a tool: one of its results. By the ids of the tools; in a box of 160 by 80. */
const PICTURES: Readonly<Record<string, () => TemplateResult>> = {
  analysis: () => svg`<path class="line" d="M30 40h26M56 40l34-22M56 40l34 22M90 18h30M90 62l30-10M90 62l30 10" />
    ${[
      [26, 40],
      [56, 40],
      [90, 62],
      [124, 51],
      [124, 73],
    ].map(([x, y]) => svg`<circle class="calm" cx=${x} cy=${y} r="6" />`)}
    ${[
      [90, 18],
      [124, 18],
    ].map(([x, y]) => svg`<circle class="know" cx=${x} cy=${y} r="7" />`)}`,
  // Two claims that hold, and one that does not.
  theorems: () => svg`<path class="bar" d="M26 18h70M26 40h84M26 62h52" />
    <path class="good" d="m128 17 5 5 9-10M128 39l5 5 9-10" /><path class="bad" d="m129 57 10 10m0-10-10 10" />`,
  // Rows of Kayles: from 72 pins on they repeat every 12.
  sequence: () =>
    svg`${KAYLES.map((nimber, at) => svg`<rect class=${at >= 71 ? 'know' : 'calm'} x=${10 + (140 * at) / KAYLES.length} y=${74 - 7.5 * nimber} width="1.2" height=${7.5 * nimber} />`)}`,
  plane: () =>
    svg`<path class="axis" d="M46 4v72h72" />${WYTHOFF.map(([column, row]) => svg`<circle class="hot" cx=${49 + 2.9 * column} cy=${73 - 2.9 * row} r="1.9" />`)}`,
  // The table of nim-sums, darker for larger numbers.
  mex: () =>
    svg`${Array.from({ length: 64 }, (_, at) => [at % 8, at >> 3] as const).map(
      ([column, row]) =>
        svg`<rect class="know" opacity=${0.1 + (column ^ row) / 8} x=${45 + 9 * column} y=${4 + 9 * row} width="8.4" height="8.4" />`,
    )}`,
  counts: () =>
    svg`${LOST.map((lost, at) => svg`<rect class=${at === LOST.length - 1 ? 'know' : 'calm'} x=${32 + 14 * at} y=${76 - 3 * lost} width="9" height=${3 * lost} />`)}`,
  compare: () => svg`${[
    [36, 66],
    [52, 66],
    [44, 50],
  ].map(([x, y]) => svg`<circle class="calm" cx=${x} cy=${y} r="8" />`)}
    ${[
      [116, 66],
      [132, 66],
      [124, 50],
    ].map(([x, y]) => svg`<circle class="know" cx=${x} cy=${y} r="8" />`)}
    <path class="line" d="M74 50h20M74 60h20" />`,
  // The monoid of heaps of Nim where the last one loses.
  quotient: () => svg`<path class="line" d="M40 22h40M80 22h40M40 60h40M80 60h40M40 22v38M80 22v38M120 22v38" />
    ${[40, 80, 120].map((x) => svg`<circle class="calm" cx=${x} cy="22" r="9" /><circle class="know" cx=${x} cy="60" r="9" />`)}`,
  // How far, one game below the other, and where the next step is not known.
  records: () => svg`<path class="bar" d="M26 18h92M26 40h60M26 62h34" />
    ${[
      [126, 18],
      [94, 40],
      [68, 62],
    ].map(([x, y]) => svg`<circle class="know" cx=${x} cy=${y} r="5" />`)}`,
  make: () => svg`<circle class="calm" cx="38" cy="44" r="13" /><rect class="know" x="66" y="31" width="26" height="26" rx="6" />
    <path class="hot" d="m112 28 15 28H97z" /><path class="line" d="M136 44h12m-6-6v12" />`,
};

/** The picture of a tool; its text says everything that it shows. `fills` stretches it to all the room that it has. */
export function toolPicture(id: string, { fills = false } = {}): TemplateResult {
  return html`<svg class="tool" viewBox="0 0 160 80" preserveAspectRatio=${fills ? 'none' : nothing} aria-hidden="true">${PICTURES[id]?.()}</svg>`;
}

export const toolPictureStyles = css`
  .tool {
    display: block;
    width: 100%;
    height: 6rem;
    padding: 8px;
    background: var(--sunken);
    border-bottom: 1px solid var(--line);
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .tool .calm {
    fill: var(--field-line);
  }
  .tool .know {
    fill: var(--halo);
  }
  .tool .hot {
    fill: var(--accent);
  }
  .tool :is(.line, .axis) {
    stroke: var(--field-line);
    stroke-width: 2;
  }
  .tool .bar {
    stroke: var(--field-line);
    stroke-width: 7;
  }
  .tool .good {
    stroke: var(--good);
    stroke-width: 3;
  }
  .tool .bad {
    stroke: var(--accent);
    stroke-width: 3;
  }
`;
