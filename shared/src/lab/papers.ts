import { say } from '../phrase.ts';

/** The papers whose claims are tested, the easiest first, with their original titles and authors. */
export const PAPERS = [
  { id: 'learn', title: 'Learn to Nim', authors: 'Nolan' },
  { id: 'middle', title: 'Nim and Impartial Game Theory Basics', authors: '' },
  { id: 'colourful', title: 'Winning colourful Nim with the eeny-meeny rule', authors: 'Liu, Britton 2025' },
  { id: 'chromatic', title: 'Chromatic Nim finds a game for your solution', authors: 'Fisher, Larsson' },
  { id: 'slow', title: 'Methods and Solutions for Non-Exact Index-2 Nim', authors: 'Afifi, Gherman 2022' },
  { id: 'beyond', title: say`Beyond the papers`, authors: '' },
] as const;

export type PaperId = (typeof PAPERS)[number]['id'];
