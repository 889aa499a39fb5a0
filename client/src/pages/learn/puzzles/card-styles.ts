import { css } from 'lit';
import { base } from '../../../ground/styles/base.ts';
import { controls } from '../../../ground/styles/controls.ts';
import { panel } from '../../../ground/styles/panel.ts';
import { largeMarksStyles } from './large-marks.ts';

/** A card that says how puzzles went, with their large marks. */
export const cardStyles = [
  base,
  controls,
  panel,
  ...largeMarksStyles,
  css`
    .panel {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 16px;
      max-width: 30rem;
      margin: 12px auto;
    }
  `,
];
