import { css } from 'lit';

/** Games side by side, as many as there is room for. */
export const gameColumns = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: 8px clamp(10px, 1.6vw, 16px);
`;

/** Height for the words of a game, also where two long names take a line each; in a narrow window they all take more lines. */
export const gameHeight = css`
  min-height: 6.625rem;
  @media (max-width: 22rem) {
    min-height: 8.25rem;
  }
`;
