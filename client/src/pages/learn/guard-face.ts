import type { GuardId } from '@nimhall/shared/bot/guards';
import { html, svg, type TemplateResult } from 'lit';

/** How a guard feels about the game. */
export type Mood = 'calm' | 'glad' | 'beaten';

/** The face of a guard: a stone with a few strokes, in a square of 48. */
export function guardFace(guard: GuardId, mood: Mood = 'calm'): TemplateResult {
  return html`<svg class="face" viewBox="0 0 48 48" aria-hidden="true">
    <ellipse class="head" cx="24" cy="27" rx="19" ry="17" />
    ${FEATURES[guard]}
    <path d=${MOUTHS[mood]} />
  </svg>`;
}

const MOUTHS: Readonly<Record<Mood, string>> = {
  calm: 'M19 36h10',
  glad: 'M16 34q8 8 16 0',
  beaten: 'M18 38q6-6 12 0',
};

const eye = (x: number, y = 26, radius = 2.2) => svg`<circle class="dot" cx=${x} cy=${y} r=${radius} />`;

const FEATURES: Readonly<Record<GuardId, TemplateResult>> = {
  // A magician's hat, and one eye that winks.
  presto: svg`<path class="full" d="M14 12h20M17 12V3h14v9" /><path d="M14 26q3-3 6 0" />${eye(31)}`,
  // One large eye.
  solo: svg`<circle cx="24" cy="25" r="6.5" />${eye(24, 25, 2.8)}<path d="M24 10V4" />`,
  // The same on both sides of a mirror.
  echo: svg`<path d="M24 13v17M15 12 11 4M33 12l4-8" />${eye(16)}${eye(32)}`,
  // Everything three times.
  trio: svg`<path d="M24 10V3M16 12l-4-6M32 12l4-6" />${eye(15, 27)}${eye(24, 23)}${eye(33, 27)}`,
  // Glasses, and all that hair.
  tutti: svg`<path d="M9 16q-3-9 6-9 3-6 9-4 6-2 9 4 9 0 6 9" /><circle cx="16.5" cy="26" r="5" /><circle cx="31.5" cy="26" r="5" /><path d="M21.5 26h5" />${eye(16.5)}${eye(31.5)}`,
};
