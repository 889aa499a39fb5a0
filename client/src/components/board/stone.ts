import type { Colour } from '@nimhall/shared/game/view';
import { SHINE, STONES } from '@nimhall/shared/picture/outlines';
import { css, svg, type TemplateResult } from 'lit';

/** How far stones are turned, in degrees: none lies quite as its neighbour. */
const TURNS = [-5, 3, 7, -2, 5, -7, 1] as const;
/** Tones that a colour has. */
const TONES = 3;

/** A stone, to be put inside an `svg` of 40 × 40: the one at this place of its heap. */
export function stoneShape(colour: Colour | null, at = 0): TemplateResult {
  const kind = colour ?? 'plain';
  return svg`<g class=${`tone-${at % TONES}`} transform=${turned(at)}
    ><path class="stone ${kind}" d=${STONES[kind]} /><path class="shine" d=${SHINE} /></g>`;
}

/** The shade of such a stone on the table, to be drawn before it, and the light of the lamp on it, to be drawn after it. */
export function stoneLight(colour: Colour | null, at: number): { readonly shade: TemplateResult; readonly light: TemplateResult } {
  return {
    shade: svg`<ellipse class="contact" cx="22" cy="34.5" rx="19" ry="6" fill="url(#shade)" />`,
    light: svg`<path class="lit" d=${STONES[colour ?? 'plain']} transform=${turned(at)} fill="url(#lit)" />`,
  };
}

function turned(at: number): string {
  return `rotate(${TURNS[at % TURNS.length]} 20 20)`;
}

export const stoneStyles = css`
  .stone {
    fill: color-mix(in oklab, var(--fill, var(--stone)), var(--toned, transparent) var(--tone, 0%));
    stroke: color-mix(in oklab, var(--fill, var(--stone)), black 28%);
    stroke-width: 1.5;
    stroke-linejoin: round;
  }
  .tone-1 {
    --toned: white;
    --tone: 7%;
  }
  .tone-2 {
    --toned: black;
    --tone: 8%;
  }
  .stone.red {
    --fill: var(--stone-red);
  }
  .stone.yellow {
    --fill: var(--stone-yellow);
  }
  .stone.green {
    --fill: var(--stone-green);
  }
  .stone.blue {
    --fill: var(--stone-blue);
  }
  .stone.white {
    --fill: var(--stone-white);
  }
  .stone.purple {
    --fill: var(--stone-purple);
  }
  .shine {
    fill: var(--shine);
  }
  .white + .shine {
    fill: none;
  }
`;
