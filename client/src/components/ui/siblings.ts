import { css } from 'lit';

/** Links to the pages that belong with this one, in one line. */
export const siblings = css`
  nav {
    display: flex;
    gap: 0 18px;
    overflow-x: auto;
    white-space: nowrap;
    padding: 3px 24px 3px 3px;
    margin: 0 -3px;
    /* A word that goes on beyond the edge fades, so that it does not look cut off. */
    mask-image: linear-gradient(to left, transparent, #000 24px);
  }
  nav a {
    flex: none;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: 44px;
    min-height: 44px;
    font-weight: 550;
  }
  nav a[aria-current] {
    color: var(--ink);
    text-decoration: none;
    box-shadow: inset 0 -2px var(--accent);
  }
`;

/** Scrolls a row of links so that the current one is visible. */
export function showHere(root: ParentNode): void {
  const here = root.querySelector<HTMLElement>('nav [aria-current]');
  if (here?.parentElement) here.parentElement.scrollLeft = here.offsetLeft - here.parentElement.offsetLeft - 40;
}
