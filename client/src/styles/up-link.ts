import { css } from 'lit';

/** A link above a title, to the page that this one belongs to: as large as a finger, in the height of its line. */
export const upLink = css`
  .up {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-block: -12px -8px;
  }
`;
