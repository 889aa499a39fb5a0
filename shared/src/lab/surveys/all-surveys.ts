import { CHROMATIC_SURVEYS } from './chromatic.ts';
import { OCTAL_SURVEYS } from './octal.ts';
import { QUEEN_SURVEY } from './queen.ts';
import { SLOW_SURVEYS } from './slow.ts';
import { SPROUTS_SURVEYS } from './sprouts.ts';
import type { Survey } from './survey.ts';
import { THREE_SECTIONS_SURVEY } from './three-sections.ts';

/** Every survey. A new family of them is one line here. */
export const SURVEYS: readonly Survey[] = [
  ...SLOW_SURVEYS,
  ...CHROMATIC_SURVEYS,
  THREE_SECTIONS_SURVEY,
  QUEEN_SURVEY,
  ...OCTAL_SURVEYS,
  ...SPROUTS_SURVEYS,
];
