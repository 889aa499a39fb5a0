import { css } from 'lit';
import { gameColumns, gameHeight } from '../../../ground/styles/game-space.ts';

/** A list of links to games, each with its board in small beside a few words. */
export const gameLinks = css`
  ul {
    list-style: none;
    margin: 0;
    padding: 0;
    ${gameColumns}
  }
  a {
    display: grid;
    grid-template-columns: 5rem minmax(0, 1fr);
    align-items: center;
    gap: 14px;
    height: 100%;
    ${gameHeight}
    padding: 10px 14px;
    color: inherit;
    text-decoration: none;
    background: var(--card);
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    transition: border-color var(--quick);
  }
  a:hover {
    border-color: var(--accent);
  }
  nh-mini-board {
    height: 2.75rem;
  }
  .words {
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
`;
