import { msg, str } from '@lit/localize';
import { botLevel } from '@nimhall/shared/bot/levels';
import type { Occupant, Room } from '@nimhall/shared/room/room';
import { html, type TemplateResult } from 'lit';
import { conventionInWords } from '../../components/text/convention.ts';
import { displayName } from '../../components/text/names.ts';
import { language, localize } from '../../i18n/language.ts';
import { boardPositionOf } from '../../position/board-position.ts';
import type { OfflineRoom, SeatedPlayer } from '../../stores/offline-rooms.ts';
import './game-head.ts';

/** The parts of a room that are remembered. */
export function asSeen({ room, game, params, misere, start, position, moves, seats }: Room, at: number): OfflineRoom {
  const sitters = { first: seatedPlayerOf(seats.first), second: seatedPlayerOf(seats.second) };
  return { room, game, params, misere, start, position, moves, sitters, at };
}

function seatedPlayerOf(occupant: Occupant | null): SeatedPlayer {
  if (!occupant) return null;
  const { kind } = occupant;
  return { kind, name: kind === 'human' ? occupant.player.name : botLevel(occupant.level).name };
}

function seatedPlayerName(occupant: SeatedPlayer): string {
  if (!occupant) return msg('Open seat');
  return occupant.kind === 'human' ? displayName(occupant.name) : localize(occupant.name);
}

/** A room as this device last saw it, to be looked at only; null where its game is not known any more. */
export function lastSeen(seen: OfflineRoom): TemplateResult | null {
  const [scene, start] = [boardPositionOf(seen), boardPositionOf({ ...seen, position: seen.start })];
  if (!scene.ok || !start.ok) return null;
  const { family, rules } = scene.value.game;
  const when = new Date(seen.at).toLocaleString(language(), { dateStyle: 'medium', timeStyle: 'short' });
  const [first, second] = [seatedPlayerName(seen.sitters.first), seatedPlayerName(seen.sitters.second)];
  return html`<section class="table" aria-label=${msg('Table')}>
    <nh-game-table
      .view=${scene.value.view}
      .course=${{ start: start.value.view, moves: seen.moves }}
      .status=${msg(str`${first} and ${second}, as you last saw them, on ${when}. You are offline.`)}
    >
      <nh-game-head
        .name=${localize(family.name)}
        .rule=${localize(rules.rule)}
        .convention=${conventionInWords(seen.misere, rules.last)}
        ?misere=${seen.misere}
      ></nh-game-head>
    </nh-game-table>
  </section>`;
}
