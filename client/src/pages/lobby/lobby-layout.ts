import { css } from 'lit';
import { liveLayout } from '../../components/watching/live-layout.ts';
import { gameColumns, gameHeight } from '../../styles/game-space.ts';

/** The start page: a head with the first board or the ways to play, and sections below it whose places are kept before they are here. */
export const lobbyLayout = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: clamp(24px, 4vw, 48px);
  }
  .head {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
  .lead {
    display: none;
    font-size: 1.125rem;
  }
  .learn {
    justify-self: start;
    padding-block: 10px;
    font-weight: 600;
  }
  .ways {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 8px 12px;
    align-items: center;
  }
  .ways button {
    min-height: 48px;
    padding-inline: 8px;
  }
  .ways .main {
    grid-column: 1 / -1;
  }
  .news {
    min-height: 48px;
    grid-column: 1 / -1;
    display: grid;
    align-items: center;
  }
  .waiting {
    justify-self: start;
    margin-inline-start: -9px;
  }
  @media (min-width: 40rem) {
    .head:not(.new) .ways {
      grid-template-columns: auto auto auto minmax(0, 1fr);
      justify-content: start;
    }
    .head:not(.new) :is(.main, .news) {
      grid-column: auto;
    }
    .head:not(.new) .waiting {
      justify-self: end;
    }
  }
  /* In a low window the title takes one line, and the board what is left. */
  @media (min-width: 33rem) and (max-height: 32rem) {
    .new {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .new h1 br {
      display: none;
    }
    .new .learn {
      grid-area: 1 / 2;
      padding-block: 4px;
    }
    .new :is(nh-welcome, .ways) {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 60rem) {
    .new {
      grid-template: 'title board' auto 'lead board' auto 'ways board' auto 'learn board' 1fr / minmax(0, 2fr) minmax(0, 3fr);
      gap: 12px clamp(24px, 4vw, 48px);
    }
    .new h1 {
      grid-area: title;
      padding-top: 24px;
      font-size: clamp(2.25rem, 3.6vw, 3rem);
    }
    .new .lead {
      grid-area: lead;
      display: block;
    }
    .learn {
      grid-area: learn;
    }
    .new nh-welcome {
      grid-area: board;
    }
    .new .ways {
      grid-area: ways;
      align-content: start;
      padding-top: 12px;
    }
  }
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
  .title {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 16px;
  }
  .title .quiet {
    margin-inline: -10px;
  }
  .title a {
    padding-block: 10px;
    font-weight: 600;
  }
  /* Until its code is here this takes the place of it. */
  nh-quick-activities:not(:defined) {
    min-height: calc(21rem + 2 * var(--gap));
  }
  @media (min-width: 60rem) {
    nh-quick-activities:not(:defined) {
      min-height: 7rem;
    }
  }
  ${liveLayout}
  /* Its code comes later: until then this takes the place of it, so that nothing moves away under a finger. */
  nh-my-games:not(:defined) {
    ${gameColumns}
  }
  nh-my-games > h2 {
    font-size: var(--type-title-2);
    grid-column: 1 / -1;
  }
  nh-my-games > p {
    ${gameHeight}
  }
`;
