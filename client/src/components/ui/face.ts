import { BOT_LEVEL_IDS, type BotId } from '@nimhall/shared/bot/levels';
import { html, nothing, svg, type TemplateResult } from 'lit';

/** How a bot feels about the game. */
export type BotMood = 'calm' | 'glad' | 'beaten';

/** The face of a bot: a stone with a few strokes, in a square of 48. */
export function botAvatar(bot: BotId, mood: BotMood = 'calm'): TemplateResult {
  return html`<svg class="face" viewBox="0 0 48 48" aria-hidden="true">
    <ellipse class="head" cx="24" cy="27" rx="19" ry="17" />
    ${FEATURES[bot]}
    ${mood === 'calm' && isBird(bot) ? nothing : svg`<path d=${MOUTHS[mood]} />`}
  </svg>`;
}

/** The bots of every game are birds, whose beak shows no mood. */
function isBird(bot: BotId): boolean {
  return BOT_LEVEL_IDS.some((id) => id === bot);
}

const MOUTHS: Readonly<Record<BotMood, string>> = {
  calm: 'M19 36h10',
  glad: 'M16 34q8 8 16 0',
  beaten: 'M18 38q6-6 12 0',
};

const eye = (x: number, y = 26, radius = 2.2) => svg`<circle class="dot" cx=${x} cy=${y} r=${radius} />`;

const beak = (y: number, long = 5) => svg`<path class="full" d=${`M21 ${y}h6l-3 ${long}z`} />`;

const FEATURES: Readonly<Record<BotId, TemplateResult>> = {
  // A magician's hat, and one eye that winks.
  presto: svg`<path class="full" d="M14 12h20M17 12V3h14v9" /><path d="M14 26q3-3 6 0" />${eye(31)}`,
  // One large eye.
  solo: svg`<circle cx="24" cy="25" r="6.5" />${eye(24, 25, 2.8)}<path d="M24 10V4" />`,
  // Symmetric, as in a mirror.
  echo: svg`<path d="M24 13v17M15 12 11 4M33 12l4-8" />${eye(16)}${eye(32)}`,
  // Everything three times.
  trio: svg`<path d="M24 10V3M16 12l-4-6M32 12l4-6" />${eye(15, 27)}${eye(24, 23)}${eye(33, 27)}`,
  // Glasses, and all that hair.
  tutti: svg`<path d="M9 16q-3-9 6-9 3-6 9-4 6-2 9 4 9 0 6 9" /><circle cx="16.5" cy="26" r="5" /><circle cx="31.5" cy="26" r="5" /><path d="M21.5 26h5" />${eye(16.5)}${eye(31.5)}`,
  // A chick: a tuft, and eyes that look anywhere.
  random: svg`<path d="M24 10q-4-3-2-7M24 10q3-3 5-3" />${eye(15, 24)}${eye(32, 27)}${beak(29, 4)}`,
  // A magpie: a cap, and an eye for what glitters.
  greedy: svg`<path class="full" d="M8 19Q14 8 24 10q10-2 16 9-16-5-32 0Z" />${eye(16)}<circle cx="32" cy="26" r="4.5" />${eye(32, 26, 1.6)}${beak(28)}`,
  // A finch: a crest, and wide eyes.
  pupil: svg`<path d="M18 11 20 4l4 6 4-6 2 7" /><circle cx="16" cy="25" r="4" /><circle cx="32" cy="25" r="4" />${eye(16, 25, 1.6)}${eye(32, 25, 1.6)}${beak(29)}`,
  // A jay: a crest that is swept back, and brows.
  student: svg`<path d="M16 12Q22 2 36 5q-6 2-8 6" /><path d="M11 21l8 2M37 21l-8 2" />${eye(16, 27)}${eye(32, 27)}${beak(28, 6)}`,
  // A crane: a red crown in black, and a long bill.
  scholar: svg`<path class="full" d="M17 11q7-7 14 0-7 3-14 0Z" /><path d="M12 22q4-3 8 0M28 22q4-3 8 0" />${eye(16, 26)}${eye(32, 26)}${beak(27, 8)}`,
  // An owl: ears, and glasses of feathers.
  teacher: svg`<path d="M8 20 7 7l10 5M40 20l1-13-10 5" /><circle cx="16" cy="24" r="6.5" /><circle cx="32" cy="24" r="6.5" />${eye(16, 24, 2.8)}${eye(32, 24, 2.8)}${beak(27)}`,
};
