import { css } from 'lit';

/** Answers to choose among, with their signs once they are given, and below them the way on, whose place is kept. */
export const answerStyles = css`
  .answers {
    justify-content: stretch;
  }
  .answer {
    flex: 1 1 8rem;
    min-height: 48px;
  }
  .answer.right {
    border-color: var(--good);
    color: var(--good);
    box-shadow: inset 0 0 0 1px var(--good);
  }
  .answer.wrong {
    text-decoration: line-through;
  }
  .answer.right::before {
    content: '✓' / '';
  }
  .on {
    display: flex;
    justify-content: end;
    flex: 1 0 100%;
  }
  .waits {
    visibility: hidden;
  }
  @media (min-width: 60rem) {
    .on {
      flex: none;
    }
  }
`;
