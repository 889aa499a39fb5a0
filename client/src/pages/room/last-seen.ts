import { msg, str } from '@lit/localize';
import { botLevel } from '@nimhall/shared/bot/levels';
import type { Occupant, Room } from '@nimhall/shared/room/room';
import { html, type TemplateResult } from 'lit';
import { conventionInWords } from '../../components/text/convention.ts';
import { displayName } from '../../components/text/names.ts';
import { language, localize } from '../../i18n/language.ts';
import { boardPositionOf } from '../../position/board-position.ts';
import type { OfflineRoom, Sitter } from '../../stores/offline-rooms.ts';
import './game-head.ts';

/** What there is to remember of a room. */
export function asSeen({ room, game, params, misere, start, position, moves, seats }: Room, at: number): OfflineRoom {
  const sitters = { first: sitterOf(seats.first), second: sitterOf(seats.second) };
  return { room, game, params, misere, start, position, moves, sitters, at };
}

function sitterOf(occupant: Occupant | null): Sitter {
  if (!occupant) return null;
  const { kind } = occupant;
  return { kind, name: kind === 'human' ? occupant.player.name : botLevel(occupant.level).name };
}

function sitterName(sitter: Sitter): string {
  if (!sitter) return msg('Open seat');
  return sitter.kind === 'human' ? displayName(sitter.name) : localize(sitter.name);
}

/** A room as this device last saw it, to be looked at only; null where its game is not known any more. */
export function lastSeen(seen: OfflineRoom): TemplateResult | null {
  const [scene, start] = [boardPositionOf(seen), boardPositionOf({ ...seen, position: seen.start })];
  if (!scene.ok || !start.ok) return null;
  const { family, rules } = scene.value.game;
  const when = new Date(seen.at).toLocaleString(language(), { dateStyle: 'medium', timeStyle: 'short' });
  const [first, second] = [sitterName(seen.sitters.first), sitterName(seen.sitters.second)];
  return html`<section class="table" aria-label=${msg('Table')}>
    <nh-table
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
    </nh-table>
  </section>`;
}
