import { msg, str } from '@lit/localize';
import type { Attempt } from '@nimhall/shared/learnt/attempts';
import { css, svg, type TemplateResult } from 'lit';

/** A mark in a ring: a tick, a lamp, a cross, or nothing for a puzzle that is still open. */
export function attemptMark(attempt: Attempt | null): TemplateResult {
  return svg`<svg class="attempt ${attempt ?? ''}" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="10.5" />${SHAPES[attempt ?? 'open']}</svg>`;
}

const SHAPES = {
  found: svg`<path d="m7 12.5 3.5 3.5L17 8.5" />`,
  helped: svg`<path d="M12 6.5a3.8 3.8 0 0 0-1.9 7.1V15h3.8v-1.4A3.8 3.8 0 0 0 12 6.5ZM10.6 17.8h2.8" />`,
  missed: svg`<path d="m8 8 8 8m0-8-8 8" />`,
  open: svg``,
} as const;

/** A puzzle of a day, from 0, and how it went. */
export function placeInWords(place: number, attempt: Attempt | null): string {
  return msg(str`Puzzle ${place + 1}: ${attemptInWords(attempt)}`);
}

function attemptInWords(attempt: Attempt | null): string {
  switch (attempt) {
    case 'found':
      return msg('solved');
    case 'helped':
      return msg('solved with hints');
    case 'missed':
      return msg('not on the first try');
    case null:
      return msg('to do');
    default:
      return attempt satisfies never;
  }
}

export const attemptStyles = css`
  .attempt {
    flex: none;
    width: 24px;
    height: 24px;
    fill: none;
    stroke: var(--soft-ink);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .attempt.found {
    stroke: var(--good);
  }
  .attempt.helped {
    stroke: var(--halo);
  }
  .attempt.missed {
    stroke: var(--accent);
  }
`;
