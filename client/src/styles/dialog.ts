import { css } from 'lit';

/** Dialogs: a sheet over the page with a title, what it is about, and `.buttons` at its foot that stay in sight. */
export const dialogStyles = css`
  dialog {
    width: min(100vw - 24px, 28rem);
    max-height: calc(100dvh - 24px);
    padding: var(--gap);
    color: inherit;
    font-weight: 400;
    text-align: start;
    background: var(--card);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    box-shadow: var(--shadow);
  }
  dialog.wide {
    width: min(100vw - 24px, 40rem);
  }
  dialog::backdrop {
    background: rgb(10 16 14 / 0.55);
  }
  dialog > :is(form, div) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
  }
  dialog h2 {
    overflow-wrap: anywhere;
  }
  dialog > * > .buttons {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: var(--space-2);
    position: sticky;
    bottom: calc(-1 * var(--gap));
    padding-block: var(--space-2) var(--gap);
    margin-bottom: calc(-1 * var(--gap));
    background: var(--card);
  }
`;
