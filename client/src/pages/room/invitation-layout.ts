import { css } from 'lit';

/** Who invites to what, the board, and the name with the button, which stays in sight. */
export const invitationLayout = css`
  :host {
    max-width: 44rem;
    padding-block: clamp(0px, 1.5svh, 24px) 8px;
  }
  .words {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 8px 14px;
    padding-block-end: 4px;
  }
  h1 {
    font-size: clamp(1.5rem, 1.1rem + 2.2vw, 2.5rem);
    line-height: 1.12;
    overflow-wrap: anywhere;
  }
  .words p {
    grid-column: 1 / -1;
    font-size: 1.0625rem;
    line-height: 1.4;
    color: var(--soft-ink);
  }
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px;
  }
  form > :not(.play, .watch) {
    grid-column: 1 / -1;
  }
  input {
    min-height: 48px;
    font-size: 1.0625rem;
  }
  .play,
  .watch {
    min-height: 52px;
  }
  .play {
    font-size: 1.125rem;
    font-weight: 650;
  }
  .small {
    font-size: 0.875rem;
  }
  @media (max-height: 36rem) {
    .words {
      --face: 44px;
    }
    .words p {
      font-size: 0.9375rem;
      line-height: 1.3;
    }
    h1 {
      font-size: 1.375rem;
    }
    form {
      gap: 6px;
    }
  }
  @media (max-height: 32rem) and (min-width: 33rem) {
    :host {
      max-width: none;
    }
  }
  /* On a wide page the words and the name are beside the board. */
  @media (min-width: 60rem) {
    :host {
      max-width: none;
    }
    nh-game-table {
      --waiting-board: clamp(11rem, 100svh - var(--header) - 4rem, 30rem);
    }
    .words {
      padding-block-end: 16px;
    }
  }
`;
