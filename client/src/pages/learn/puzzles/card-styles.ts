import { css } from 'lit';
import { base } from '../../../styles/base.ts';
import { controls } from '../../../styles/controls.ts';
import { panel } from '../../../styles/panel.ts';
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
