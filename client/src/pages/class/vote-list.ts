import type { View } from '@nimhall/shared/game/view';
import type { Vote } from '@nimhall/shared/gathering/class/classroom';
import { MAX_TALLIED } from '@nimhall/shared/gathering/class/told';
import { talliesOf } from '@nimhall/shared/gathering/class/vote';
import { css, html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { moveInWords } from '../../components/board/sentences.ts';

/** A move as an order: `Take 2 from A`. */
export function proposalInWords(view: View | null, move: string): string {
  return (view && moveInWords(view, move)?.imperative) || move;
}

/** The proposals, with a bar for their votes that grows as they come in. The bars of winning moves are marked afterwards. */
export function voteList(vote: Vote | undefined, view: View | null, wins: readonly string[] = []): TemplateResult {
  const tallies = vote ? talliesOf(vote).slice(0, MAX_TALLIED) : [];
  const markOf = (move: string): VoteBar['mark'] =>
    wins.includes(move) ? 'wins' : move === vote?.chosen && wins.length === 0 ? 'chosen' : '';
  return voteBars(tallies.map(({ move, votes }) => ({ key: move, text: proposalInWords(view, move), votes, mark: markOf(move) })));
}

/** A proposal or an answer, by how many people, and how it is marked. */
interface VoteBar {
  readonly key: string;
  readonly text: string;
  readonly votes: number;
  readonly mark: 'wins' | 'chosen' | '';
}

/** A bar for each, as long as its votes; the first has the most. */
export function voteBars(bars: readonly VoteBar[]): TemplateResult {
  const most = bars[0]?.votes ?? 1;
  return html`<ol class="votes">
    ${repeat(
      bars,
      ({ key }) => key,
      ({ text, votes, mark }) => html`<li class=${mark}>
        <span>${text}</span><strong>${votes}</strong>
        <span class="bar" .style=${`--part: ${votes / most}`}></span>
      </li>`,
    )}
  </ol>`;
}

export const voteListStyles = css`
  .votes {
    display: grid;
    gap: 0.5em;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .votes li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 0.5em;
    font-variant-numeric: tabular-nums;
  }
  .bar {
    grid-column: 1 / -1;
    height: 0.6em;
    width: calc(100% * var(--part));
    border-radius: 0.3em;
    background: var(--accent);
    transition: width var(--soft);
  }
  .chosen,
  .wins {
    font-weight: 700;
  }
  .wins > :first-child::before {
    content: '★ ' / '';
    color: var(--halo);
  }
  .wins .bar {
    background: var(--halo);
  }
  @media (prefers-reduced-motion: reduce) {
    .bar {
      transition: none;
    }
  }
`;
