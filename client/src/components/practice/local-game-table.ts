import { html, type TemplateResult } from 'lit';
import type { PlayEvent } from '../board/events.ts';
import '../board/game-table.ts';
import type { Marks } from '../../position/legality.ts';
import type { LocalGame } from './local-game.ts';
import { courseOf, lastMoveOf } from './practice.ts';

/** The texts of the table, and its other content. */
interface Setting {
  readonly status: string;
  readonly marks?: Marks | null;
  readonly className?: string;
  /** Content beside the board, such as the rule, the players and the end. */
  readonly around?: unknown;
}

/** The table of a game that is played in the page alone; nothing where its texts make no position. */
export function localGameTable(game: LocalGame, { status, marks = null, className = '', around = '' }: Setting): TemplateResult | '' {
  const { scene, turn, thinking } = game;
  if (!scene) return '';
  return html`<nh-game-table
    class=${className}
    .view=${scene.view}
    .course=${courseOf(game.value)}
    .last=${lastMoveOf(game.value)}
    .check=${scene.check}
    .now=${scene.now}
    .example=${scene.example}
    .marks=${marks}
    .status=${status}
    ?interactive=${turn !== null}
    ?playable=${turn !== null && thinking === null}
    @nh-play=${(event: PlayEvent) => game.play(event.move, event.ink)}
    >${around}</nh-game-table
  >`;
}
