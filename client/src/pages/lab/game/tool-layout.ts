import { css } from 'lit';
import { base } from '../../../styles/base.ts';
import { controls } from '../../../styles/controls.ts';
import { fieldStyles } from '../../../styles/field.ts';
import { panel } from '../../../styles/panel.ts';

/** The fields of a tool, one below the other, with their errors. */
export const toolForm = css`
  ${fieldStyles}
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
  /* On a phone what comes of it begins above the fold: short fields share a line. */
  @media (min-width: 22rem) and (max-width: 59.99rem) {
    form {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 8px 12px;
      align-items: start;
    }
    form > :not(.field, nh-lab-number-field, nh-lab-game-fields[plain]) {
      grid-column: 1 / -1;
    }
  }
  .work {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px;
    min-height: 44px;
  }
  /* On the smallest ones a label is beside its field instead. */
  @media (max-width: 21.99rem) {
    .field {
      grid-template-columns: var(--label-beside-field, minmax(0, 2fr) minmax(0, 3fr));
      align-items: center;
    }
    .field > p {
      grid-column: 1 / -1;
    }
    form {
      gap: 8px;
    }
    .work:empty {
      display: none;
    }
  }
`;

/** A tool: its form, with the result beside it if there is room. */
export const toolStyles = [
  base,
  controls,
  panel,
  toolForm,
  css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gap);
    align-items: start;
  }
  @media (min-width: 60rem) {
    :host {
      grid-template-columns: minmax(0, 21rem) minmax(0, 1fr);
    }
  }
`,
];
