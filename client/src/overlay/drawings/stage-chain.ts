import { msg, str } from '@lit/localize';
import type { StageChain } from '@nimhall/shared/game/explanation';
import { letterOf } from '@nimhall/shared/game/letters';
import { html, type TemplateResult } from 'lit';

/** Each stack from the top down: the heaps of a game, what its last object does, and who wins from there. */
export function stageChain({ stacks }: StageChain): TemplateResult {
  return html`${stacks.map(
    ({ stages }, stack) => html`<table class="values">
      <caption>${msg(str`Stack ${letterOf(stack).toUpperCase()}`)}</caption>
      <thead>
        <tr>
          <th scope="col">${msg('Game')}</th>
          <th scope="col">${msg('Nim-sum')}</th>
          <th scope="col">${msg('Last object')}</th>
          <th scope="col">${msg('Side to move')}</th>
        </tr>
      </thead>
      <tbody>
        ${stages
          .map(
            ({ heaps, nimSum, last, outcome }) => html`<tr>
              <th scope="row">${heaps.join(', ')}</th>
              <td class="amount">${nimSum}</td>
              <td>${last === 'wins' ? msg('wins') : msg('loses')}</td>
              <td class="strong">${outcome === 'N' ? msg('wins') : msg('loses')}</td>
            </tr>`,
          )
          .toReversed()}
      </tbody>
    </table>`,
  )}`;
}
