import { letterOf } from '@nimhall/shared/game/letters';
import type { StageChain } from '@nimhall/shared/solver/explanation';
import { html, type TemplateResult } from 'lit';

/** Each stack from the top down: the heaps of a game, what its last object does, and who wins from there. */
export function stageChain({ stacks }: StageChain): TemplateResult {
  return html`${stacks.map(
    ({ stages }, stack) => html`<table class="values">
      <caption>
        Stack ${letterOf(stack).toUpperCase()}
      </caption>
      <thead>
        <tr>
          <th scope="col">Game</th>
          <th scope="col">Nim-sum</th>
          <th scope="col">Last object</th>
          <th scope="col">Side to move</th>
        </tr>
      </thead>
      <tbody>
        ${stages
          .map(
            ({ heaps, nimSum, last, outcome }) => html`<tr>
              <th scope="row">${heaps.join(', ')}</th>
              <td class="amount">${nimSum}</td>
              <td>${last}</td>
              <td class="strong">${outcome === 'N' ? 'wins' : 'loses'}</td>
            </tr>`,
          )
          .toReversed()}
      </tbody>
    </table>`,
  )}`;
}
