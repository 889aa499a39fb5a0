import { css } from 'lit';

/** Answers to choose among, and in their place the way on, once there is one. */
export const answerStyles = css`
  .answers {
    display: grid;
    grid-template: auto / minmax(0, 1fr);
    align-items: end;
  }
  .options,
  .on {
    grid-area: 1 / 1;
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .on {
    justify-content: end;
  }
  .waits {
    visibility: hidden;
  }
  /* Beside the board there is nothing that could move, and what is said wants the room. */
  @media (max-height: 32rem) and (min-width: 33rem) {
    .desk .waits {
      display: none;
    }
  }
  .answer {
    flex: 1 1 7.5rem;
    min-height: 48px;
    padding-inline: 6px;
  }
  /* Two are on one line, each with the room that its words need. */
  @media (max-width: 24rem) {
    .options:not(:has(:nth-child(3))) {
      flex-wrap: nowrap;
    }
    .options:not(:has(:nth-child(3))) .answer {
      flex-basis: auto;
    }
  }
  .answer.wrong {
    text-decoration: line-through;
  }
  .count {
    flex: none;
    min-width: 44px;
    padding-top: 2px;
    font-size: 0.875rem;
    text-align: end;
  }
`;
