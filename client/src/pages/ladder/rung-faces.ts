import type { BotId } from '@nimhall/shared/bot/levels';
import type { Climb } from '@nimhall/shared/ladder/climb';
import { rungsOf } from '@nimhall/shared/ladder/rungs';
import { css, html, nothing, svg, type TemplateResult } from 'lit';
import { botAvatar } from '../../components/ui/face.ts';
import { faceStyles } from '../../components/ui/face-styles.ts';
import { type RungState, standingTo } from './words.ts';

const TICK = svg`<svg class="tick" viewBox="0 0 24 24"><circle cx="12" cy="12" r="11" /><path d="m7 12.5 3.5 3.5L17 8.5" /></svg>`;

/** The face of a rung: with a tick where it is beaten, in a ring where it comes next, in outline where it comes later. */
export function rungFace(bot: BotId, standing: RungState): TemplateResult {
  return html`<span class="rung ${standing}" aria-hidden="true">${botAvatar(bot, standing === 'beaten' ? 'beaten' : 'calm')}${standing === 'beaten' ? TICK : nothing}</span>`;
}

/** All rungs of a ladder as stairs; the text elsewhere says the same. */
export function rungStairs(game: string, climb: Climb): TemplateResult {
  return html`<div class="stairs" aria-hidden="true">${rungsOf(game).map((bot) => html`<span class="step">${rungFace(bot, standingTo(bot, game, climb))}</span>`)}</div>`;
}

export const rungStyles = [
  faceStyles,
  css`
    .rung {
      position: relative;
      display: grid;
      place-items: center;
      width: 40px;
      height: 40px;
      border: 2px solid transparent;
      border-radius: 50%;
      --face: 34px;
    }
    .rung.next {
      border-color: var(--accent);
      background: var(--accent-soft);
    }
    .rung.later {
      border: 2px dashed var(--line);
    }
    .rung.later .face {
      opacity: 0.45;
    }
    .tick {
      position: absolute;
      inset: auto -3px -3px auto;
      width: 18px;
      height: 18px;
      fill: var(--card);
      stroke: var(--good);
      stroke-width: 2.6;
      stroke-linecap: round;
      stroke-linejoin: round;
    }
    .tick circle {
      fill: var(--good);
      stroke: var(--card);
    }
    .tick path {
      fill: none;
      stroke: var(--card);
    }
    .stairs {
      display: flex;
      align-items: end;
    }
    .stairs .step {
      flex: 1 1 0;
      max-width: 64px;
      display: grid;
      gap: 2px;
      justify-items: center;
    }
    .stairs .step::after {
      content: '';
      width: 100%;
      height: var(--rise);
      background: var(--sunken);
      border-top: 3px solid var(--field-line);
    }
    .stairs .step:nth-child(1) {
      --rise: 4px;
    }
    .stairs .step:nth-child(2) {
      --rise: 10px;
    }
    .stairs .step:nth-child(3) {
      --rise: 16px;
    }
    .stairs .step:nth-child(4) {
      --rise: 22px;
    }
    .stairs .step:nth-child(5) {
      --rise: 28px;
    }
    .stairs .step:nth-child(6) {
      --rise: 34px;
    }
  `,
];
