import type { NamedNumber, Powers } from '@nimhall/shared/game/explanation';
import { powersOf } from '@nimhall/shared/solver/powers';
import { css, html, nothing, type TemplateResult } from 'lit';
import { localize } from '../../../i18n/language.ts';

/** Height of a piece of one, and of the highest heap, in CSS pixels. */
const UNIT = { most: 18, highest: 150 } as const;

/** Heaps in pieces that pair off, and the same after a move that leaves none alone. */
export function powers({ title, before, after }: Powers): TemplateResult {
  const highest = Math.max(1, ...before.map(({ number }) => number));
  const unit = Math.min(UNIT.most, UNIT.highest / highest);
  return html`<div class="powers" role="group" aria-label=${localize(title)}>
    ${heaps(before, unit)}${after ? html`<span class="then" aria-hidden="true">→</span>${heaps(after, unit)}` : nothing}
  </div>`;
}

function heaps(all: readonly NamedNumber[], unit: number): TemplateResult {
  const alone = new Set(powersOf(all.reduce((sum, { number }) => sum ^ number, 0)));
  // Of an odd number of equal pieces the last one is alone.
  const last = (power: number): number => all.findLastIndex(({ number }) => (number & power) > 0);
  return html`<ul>
    ${all.map(
      ({ name, number }, at) => html`<li>
        ${powersOf(number).map((power) => {
          const isAlone = alone.has(power) && last(power) === at;
          return html`<span class="piece p${power} ${isAlone ? 'alone' : ''}" .style=${`height: ${Math.max(15, power * unit)}px`}>${power}</span>`;
        })}
        <span class="of">${localize(name)}</span>
      </li>`,
    )}
  </ul>`;
}

export const powersStyles = css`
  .powers {
    display: flex;
    align-items: end;
    gap: 10px;
  }
  .powers ul {
    list-style: none;
    margin: 0;
    padding: 0;
    display: flex;
    align-items: end;
    gap: 8px;
  }
  .powers li {
    display: grid;
    gap: 2px;
    min-width: 30px;
    text-align: center;
  }
  .piece {
    display: grid;
    place-items: center;
    border-radius: 6px;
    border: 1px solid color-mix(in oklab, var(--piece), black 25%);
    background: color-mix(in oklab, var(--piece), var(--card) 45%);
    color: var(--ink);
    font-size: 0.75rem;
    line-height: 1;
    font-weight: 650;
  }
  .p1 {
    --piece: var(--stone-yellow);
  }
  .p2 {
    --piece: var(--stone-green);
  }
  .p4 {
    --piece: var(--stone-blue);
  }
  .p8 {
    --piece: var(--stone-purple);
  }
  .p16 {
    --piece: var(--stone-red);
  }
  .p32 {
    --piece: var(--stone);
  }
  .piece.alone {
    outline: 2px dashed var(--halo);
    outline-offset: 1px;
    background: var(--card);
  }
  .of {
    font-size: 0.8125rem;
    color: var(--soft-ink);
  }
  .then {
    color: var(--halo);
    font-weight: 700;
    padding-block-end: 1.4em;
  }
`;
