import { css } from 'lit';

/**
 * The table that a board lies on, in the colours of its group: `class="surface rows"`, or the attribute
 * `surface="rows"` of the element itself. Without a group it is the table around it.
 */
export const surface = css`
  /* Squares that are drawn on a table, light and dark. */
  :host,
  .surface {
    --square: light-dark(color-mix(in oklab, var(--table-top), white 62%), color-mix(in oklab, var(--table-top), white 10%));
    --square-dark: light-dark(color-mix(in oklab, var(--table-low), black 9%), color-mix(in oklab, var(--table-low), black 24%));
  }
  .surface,
  :host([surface]) {
    background: var(--lamp), var(--grain), linear-gradient(var(--table-top), var(--table-low));
    box-shadow:
      inset 0 0 0 1px var(--table-edge),
      inset 0 -4px 0 var(--table-edge);
  }
  .heaps,
  :host([surface='heaps']) {
    --table-top: var(--heaps-top);
    --table-low: var(--heaps-low);
    --table-edge: var(--heaps-edge);
  }
  .rows,
  :host([surface='rows']) {
    --table-top: var(--rows-top);
    --table-low: var(--rows-low);
    --table-edge: var(--rows-edge);
  }
  .coins,
  :host([surface='coins']) {
    --table-top: var(--coins-top);
    --table-low: var(--coins-low);
    --table-edge: var(--coins-edge);
  }
  .grids,
  :host([surface='grids']) {
    --table-top: var(--grids-top);
    --table-low: var(--grids-low);
    --table-edge: var(--grids-edge);
  }
  .lines,
  :host([surface='lines']) {
    --table-top: var(--lines-top);
    --table-low: var(--lines-low);
    --table-edge: var(--lines-edge);
  }
`;
