import { css } from 'lit';

/** Who invites to what, the board, and the name with the button: all of it in sight, one below the other on a phone, else in two columns. */
export const invitationLayout = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: clamp(10px, 2svh, 24px) 48px;
    max-width: 64rem;
    padding-block: clamp(4px, 2svh, 32px) 16px;
  }
  .words {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 8px 14px;
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
  .fault:empty {
    display: none;
  }
  .fault {
    color: var(--warn);
  }
  @media (min-width: 33rem) and (max-height: 32rem), (min-width: 48rem) {
    :host {
      grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 1.1fr);
    }
    nh-table {
      grid-area: 1 / 2 / 3 / 3;
      align-self: start;
    }
    form {
      align-self: start;
    }
  }
  @media (max-height: 32rem) and (min-width: 33rem) {
    h1 {
      font-size: 1.375rem;
    }
    .words p {
      font-size: 0.9375rem;
      line-height: 1.3;
    }
  }
`;
