import { css } from 'lit';
import { gameColumns, gameHeight } from '../../../styles/game-space.ts';
import { surface } from '../../../styles/surface.ts';

/** A list of links to games, each with a small board beside its text. */
export const gameLinks = css`
  ${surface}
  ul {
    list-style: none;
    margin: 0;
    padding: 0;
    ${gameColumns}
  }
  a {
    display: grid;
    grid-template-columns: min(6.5rem, 34%) minmax(0, 1fr);
    align-items: center;
    gap: 14px;
    height: 100%;
    ${gameHeight}
    overflow: hidden;
    padding-inline-end: 14px;
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
  .board {
    display: grid;
    align-items: center;
    align-self: stretch;
    padding: 8px;
  }
  nh-mini-board {
    height: 3.25rem;
  }
  .words {
    padding-block: 8px;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
`;
