import type { Colour } from '@nimhall/shared/game/view';
import { css, html, type TemplateResult } from 'lit';
import { type Mark, markClasses, withMark } from './mark.ts';
import { stoneLight, stoneShape } from './stone.ts';

/** A stone that can be tapped. */
export interface StoneButton {
  /** `group.index`, for the roving focus. */
  readonly cell: string;
  readonly tabIndex: 0 | -1;
  readonly colour: Colour | null;
  /** Which stone of its heap it is, from the bottom. */
  readonly at: number;
  /** The move of a tap on it, in words. */
  readonly label: string;
  /** From which end a tap takes; decides what lifts when the pointer is over it. */
  readonly end: 'top' | 'bottom';
  /** True when a tap on it starts a legal move. */
  readonly open: boolean;
  /** True when the rules let nobody take it now, so that it lies flatter. */
  readonly closed: boolean;
  /** True when it goes with the selected move, or with the one on its way. */
  readonly going: boolean;
  readonly sending: boolean;
  readonly mark: Mark | null;
  /** True when the last move brought it here. */
  readonly came?: boolean;
  readonly onTap: () => void;
}

export function stoneButton(stone: StoneButton): TemplateResult {
  const { cell, tabIndex, colour, at, label, end, open, closed, going, sending, mark, came, onTap } = stone;
  const { shade, light } = stoneLight(colour, at);
  const classes = [
    'object',
    `from-${end}`,
    open && 'open',
    closed && 'closed',
    going && 'going',
    sending && 'sending',
    ...markClasses(mark),
    came && 'came',
  ];
  return html`<button
    class=${classes.filter(Boolean).join(' ')}
    type="button"
    data-cell=${cell}
    tabindex=${tabIndex}
    aria-disabled=${!open}
    aria-pressed=${going}
    aria-label=${withMark(label, mark)}
    @click=${onTap}
  >
    <svg viewBox="0 0 40 40" aria-hidden="true">${shade}${stoneShape(colour, at)}${light}</svg>
  </button>`;
}

/** Stones that were just taken: they fade and leave a mark until the next move. */
export function removedStones(colours: readonly (Colour | null)[]): TemplateResult[] {
  return colours.map((colour) => html`<span class="gone" aria-hidden="true"><svg viewBox="0 0 40 40">${stoneShape(colour)}</svg></span>`);
}

/** Hollows of this many stones that the last move took. */
export function hollowsFor(count: number): TemplateResult[] {
  return Array.from({ length: count }, () => html`<span class="hollow" aria-hidden="true"></span>`);
}

/** Places of this many stones after the selected move. */
export function addedStones(count: number): TemplateResult[] {
  return Array.from(
    { length: count },
    () => html`<span class="coming" aria-hidden="true"><svg viewBox="0 0 40 40">${stoneShape(null)}</svg></span>`,
  );
}

/** A pile of such stones, in lines from the bottom up, `--wide` to a line. */
export const stoneButtonStyles = css`
  .pile {
    display: flex;
    flex-wrap: wrap-reverse;
    width: calc(var(--wide) * var(--size));
    border-bottom: 3px solid var(--table-edge);
    border-radius: 3px;
    min-height: 6px;
  }
  .object,
  .gone,
  .hollow,
  .coming {
    flex: none;
    width: var(--size);
    height: var(--size);
    position: relative;
  }
  .object svg,
  .gone svg,
  .coming svg {
    display: block;
    width: 100%;
    height: 100%;
    padding: 2px;
    overflow: visible;
    transition:
      transform var(--quick),
      opacity var(--quick);
  }
  .object:focus-visible {
    outline-offset: -3px;
    border-radius: 50%;
  }
  .from-top.open:hover:not(.going) svg,
  .from-top.open:hover ~ .object:not(.going) svg,
  .from-bottom.open:hover:not(.going) svg,
  .object:not(.going):has(~ .from-bottom.open:hover) svg {
    transform: translateY(-5px);
  }
  .from-top.open:hover:not(.going) .contact,
  .from-top.open:hover ~ .object:not(.going) .contact,
  .from-bottom.open:hover:not(.going) .contact,
  .object:not(.going):has(~ .from-bottom.open:hover) .contact {
    transform: translateY(4px);
    opacity: 0.7;
  }
  .object.closed svg {
    opacity: 0.62;
    transform: scale(0.9);
  }
  .object.closed .shine {
    visibility: hidden;
  }
  .object.going svg {
    opacity: 0.42;
    transform: translateY(-3px) scale(0.9);
  }
  .object.going::after {
    content: '';
    position: absolute;
    inset: 1px;
    border: max(2px, 0.05 * var(--size)) dashed var(--accent);
    border-radius: 50%;
    background: light-dark(rgb(255 255 255 / 0.28), rgb(0 0 0 / 0.18));
  }
  .object.sending::after {
    border-style: dotted;
    animation: turn 2.4s linear infinite;
  }
  .board .object.shaded {
    background: color-mix(in oklab, var(--halo), transparent 72%);
    border-radius: 50%;
  }
  .object.wins::before,
  .object.begins::before {
    content: '';
    position: absolute;
    inset: -1px;
    border: 3px solid var(--halo);
    border-radius: 50%;
    box-shadow: 0 0 10px var(--halo);
  }
  .object.begins::before {
    border-style: dashed;
    box-shadow: none;
  }
  .gone,
  .hollow,
  .coming {
    pointer-events: none;
  }
  .gone::before,
  .hollow::before {
    content: '';
    position: absolute;
    inset: 26% 20% 26%;
    border-radius: 50%;
    background: color-mix(in oklab, var(--table-edge), transparent 55%);
    box-shadow:
      inset 0 2px 3px var(--contact),
      0 1px 0 light-dark(rgb(255 255 255 / 0.4), rgb(255 255 255 / 0.08));
  }
  .flat :is(.lit, .contact) {
    display: none;
  }
  .coming svg {
    opacity: 0.45;
  }
  .object.came svg {
    animation: arrive var(--soft) backwards;
  }
  .gone svg {
    animation: leave var(--soft) both;
  }
  /* The last move: a hollow like the others, and a ring of dots round it. */
  .gone::after {
    content: '';
    position: absolute;
    inset: 12%;
    border: 3px dotted var(--ink);
    border-radius: 50%;
    opacity: 0.75;
    animation: appear var(--soft) backwards;
  }
  @keyframes leave {
    to {
      opacity: 0;
      transform: translateY(-40px) scale(0.9);
    }
  }
  @keyframes arrive {
    from {
      opacity: 0;
      transform: translate(26px, -26px);
    }
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  @keyframes turn {
    to {
      transform: rotate(1turn);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .object.sending::after,
    .object.came svg {
      animation: none;
    }
    .gone svg {
      visibility: hidden;
    }
  }
`;
