import { css } from 'lit';

/** A list of cards, as many side by side as there is room for; the whole card is the link in it. */
export const cards = css`
  ul {
    list-style: none;
    margin: 0;
    padding: 0;
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr));
    gap: 12px;
  }
  li {
    position: relative;
    background: var(--card);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    transition: border-color var(--quick);
  }
  li:hover {
    border-color: var(--accent);
  }
  li a {
    color: inherit;
    text-decoration: none;
  }
  li a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  li a:focus-visible::after {
    outline: 3px solid var(--accent);
    outline-offset: -3px;
    border-radius: var(--radius);
  }
`;
