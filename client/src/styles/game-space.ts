import { css } from 'lit';

/** Games beside one another, as many as there is place for. */
export const gameColumns = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: 8px clamp(10px, 1.6vw, 16px);
`;

/** Height for the words of a game; in a narrow window they take more lines. */
export const gameHeight = css`
  min-height: 5.5rem;
  @media (max-width: 22rem) {
    min-height: 8.25rem;
  }
`;
