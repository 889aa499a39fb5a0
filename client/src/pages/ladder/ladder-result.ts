import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { connection } from '../../components/page/session.ts';
import { botName } from '../../components/text/names.ts';
import { botAvatar } from '../../components/ui/face.ts';
import { portrait } from '../../components/ui/portrait.ts';
import { prize } from '../../components/ui/prize.ts';
import type { LadderGame } from './ladder-bout.ts';

/**
 * Who won a game on a ladder and how the two stand, in a small card over the board: the coach above it says what the result means, and the
 * buttons below it lead on. A tap closes it.
 */
export function ladderResult({ bot, seat, won: before }: LadderGame, won: boolean, onClose: () => void): TemplateResult {
  const me = connection.player.value;
  const wins = Number(won) + Number(before !== null && before !== seat);
  return html`<div class="result">
    <button type="button" title=${msg('Close the result')} @click=${onClose}>
      ${won ? prize() : nothing}
      <strong>${won ? msg('You win') : msg(str`${botName(bot)} wins`)}</strong>
      <span class="versus">
        ${me ? portrait(me) : nothing}<bdi>${msg('You')}</bdi>
        <b>${wins} – ${Number(!won)}</b>
        <bdi>${botName(bot)}</bdi>${botAvatar(bot, won ? 'beaten' : 'glad')}
      </span>
    </button>
  </div>`;
}

/** It begins where the coach ends; in a low, wide window the board is on the left of the coach. */
export const ladderResultStyles = css`
  .coach {
    position: relative;
  }
  .result {
    position: absolute;
    z-index: 2;
    inset: calc(100% + 16px) 0 auto;
    display: grid;
    justify-items: center;
    pointer-events: none;
  }
  .result button {
    pointer-events: auto;
    display: grid;
    justify-items: center;
    gap: 4px;
    max-width: 100%;
    padding: 12px 16px;
    font-size: 1rem;
    border-radius: var(--radius);
    box-shadow: var(--shadow);
    --prize: 40px;
    --face: 32px;
    animation: rise calc(1.6 * var(--soft)) backwards;
  }
  @keyframes rise {
    from {
      opacity: 0;
      transform: translateY(20px) scale(0.97);
    }
  }
  .result strong {
    font-size: 1.5rem;
    line-height: 1.2;
  }
  .versus {
    display: flex;
    align-items: center;
    gap: 8px;
    font-weight: 600;
  }
  .versus b {
    font-size: 1.25rem;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  @media (max-height: 32rem) and (min-width: 33rem) {
    .result {
      inset: 16px calc(100% + 12px) auto auto;
      width: 150%;
    }
  }
`;
