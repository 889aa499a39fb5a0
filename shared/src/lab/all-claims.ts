import type { Claim } from './claim.ts';
import { BEYOND } from './claims/beyond.ts';
import { CHROMATIC } from './claims/chromatic.ts';
import { COLOURFUL } from './claims/colourful.ts';
import { COLOURFUL_MISPRINTS } from './claims/colourful-misprints.ts';
import { EVIL } from './claims/evil.ts';
import { LEARN } from './claims/learn.ts';
import { MIDDLE } from './claims/middle.ts';
import { SLOW } from './claims/slow.ts';
import { SLOW_APPENDIX } from './claims/slow-appendix.ts';
import { SPROUTS_IN_MISERE } from './claims/sprouts.ts';
import { THREE_SECTIONS } from './claims/three-sections.ts';

/** Every claim on trial. A new family of claims is one line here. */
export const CLAIMS: readonly Claim[] = [
  ...LEARN,
  ...MIDDLE,
  ...COLOURFUL,
  ...COLOURFUL_MISPRINTS,
  ...CHROMATIC,
  ...EVIL,
  ...SLOW,
  ...SLOW_APPENDIX,
  ...BEYOND,
  THREE_SECTIONS,
  SPROUTS_IN_MISERE,
];

export function findClaim(id: string): Claim | undefined {
  return CLAIMS.find((claim) => claim.id === id);
}
