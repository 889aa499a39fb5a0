import { css } from 'lit';

/** A line for each seat: the face, the name with what they do below it, what they took, and their clock. It lies on the page, without a box. */
export const seatLayout = css`
  section {
    --face: 40px;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    min-height: 48px;
  }
  .head {
    flex: none;
    position: relative;
    display: grid;
    place-items: center;
    width: var(--face);
    height: var(--face);
    margin-inline-start: 4px;
    border-radius: 50%;
  }
  .turn .head {
    box-shadow:
      0 0 0 2px var(--page),
      0 0 0 5px var(--accent);
    transition: box-shadow var(--quick);
  }
  .won .head {
    box-shadow:
      0 0 0 2px var(--page),
      0 0 0 5px var(--good);
  }
  .free {
    width: 100%;
    height: 100%;
    border: 2px dashed var(--soft-ink);
    border-radius: 50%;
  }
  /* Whether they are connected, at the edge of the face. */
  .dot {
    position: absolute;
    inset: auto -2px -1px auto;
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: var(--page);
    border: 2px solid var(--soft-ink);
  }
  .dot.here {
    background: var(--good);
    border-color: var(--page);
  }
  .who {
    flex: 1 1 5rem;
    min-width: 0;
    line-height: 1.25;
  }
  .line {
    display: flex;
    align-items: baseline;
    gap: 8px;
    font-weight: 650;
  }
  .name {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* As large as the line; what can be hit is larger. */
  .about {
    position: relative;
    display: block;
    min-width: 0;
    min-height: 20px;
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
    font-weight: inherit;
    line-height: inherit;
  }
  .about .name {
    display: block;
    text-decoration: underline dotted;
    text-underline-offset: 3px;
  }
  .about::after {
    content: '';
    position: absolute;
    inset: -6px -8px -18px;
  }
  .detail {
    min-height: 1.25em;
    font-size: 0.875rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .turn .detail {
    color: var(--accent);
    font-weight: 650;
  }
  .won .detail {
    color: var(--good);
    font-weight: 650;
  }
  .score {
    flex: none;
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
    color: var(--soft-ink);
  }
  .score::before {
    content: '★ ';
    color: var(--warn);
  }
  .pile {
    flex: none;
    display: inline-flex;
    align-items: center;
    gap: 6px;
    font-size: 0.875rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    color: var(--soft-ink);
  }
  .stones {
    display: inline-flex;
    padding-inline-start: 6px;
  }
  .stones i {
    width: 15px;
    height: 14px;
    margin-inline-start: -6px;
    border-radius: 50%;
    background: radial-gradient(circle at 36% 28%, color-mix(in oklab, var(--stone), white 34%), var(--stone) 62%);
    box-shadow: 0 1px 2px var(--contact);
  }
  .stones i:last-child {
    animation: arrive var(--soft) backwards;
  }
  @keyframes arrive {
    from {
      opacity: 0;
      transform: translateY(14px) scale(1.6);
    }
  }
  .offers {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-inline-start: auto;
  }
  /* It is only a dialog, and takes no gap of its own. */
  .offers nh-bot-chooser {
    position: absolute;
  }
  .offers button {
    white-space: nowrap;
  }
  @media (max-width: 36rem), (max-height: 42rem) {
    section {
      --face: 34px;
      gap: 4px 10px;
      min-height: 44px;
    }
    .detail {
      font-size: 0.8125rem;
    }
  }
  /* One line where the board needs all the height there is. */
  @media (max-height: 42rem) {
    section:not(.open) {
      --face: 26px;
      gap: 8px;
      min-height: 32px;
    }
    section:not(.open) .who {
      display: flex;
      align-items: baseline;
      gap: 8px;
    }
    section:not(.open) .line {
      min-width: 0;
    }
    /* What doesn’t fit whole is left out: it breaks into a second line, out of sight. A line keeps at least its first box, so that has no width. */
    section:not(.open) .detail {
      flex: 1 1 0;
      min-width: 0;
      height: 1.25em;
      white-space: normal;
    }
    section:not(.open) .detail::before {
      content: '';
      display: inline-block;
    }
    section:not(.open) .detail span {
      display: inline-block;
      white-space: nowrap;
    }
    section:not(.open) .dot {
      width: 10px;
      height: 10px;
    }
  }
  @media (max-height: 36rem) and (max-width: 36rem) {
    section:not(.open) {
      min-height: 28px;
    }
  }
  @media (max-width: 24rem) {
    .stones i:nth-last-child(n + 4) {
      display: none;
    }
    .timed .stones i:nth-last-child(n + 2) {
      display: none;
    }
  }
`;
