import { css } from 'lit';

/** A link that is a whole card, and rises under the pointer. */
export const raisedLink = css`
  .raised {
    display: grid;
    overflow: hidden;
    color: inherit;
    text-decoration: none;
    background: var(--card);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    transition:
      box-shadow var(--quick),
      transform var(--quick);
  }
  .raised:hover {
    box-shadow: var(--shadow);
    transform: translateY(-2px);
  }
`;
