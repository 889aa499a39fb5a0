import { css } from 'lit';

/** News over the top of the page for a moment, which a tap answers: a `button` of the class `toast`. */
export const toastStyles = css`
  .toast {
    position: fixed;
    inset: calc(var(--header) + 8px) 0 auto;
    z-index: 3;
    display: block;
    margin-inline: auto;
    width: fit-content;
    max-width: min(28rem, 100vw - 24px);
    padding: 8px 16px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    text-align: start;
    font-weight: 400;
    border-radius: 99px;
    box-shadow: var(--shadow);
    animation: come var(--soft) backwards;
  }
  /* A sentence or two, all of which is read. */
  .toast.fault {
    white-space: normal;
    border-radius: var(--radius);
  }
  @keyframes come {
    from {
      opacity: 0;
      transform: translateY(-12px);
    }
  }
`;
