import type { Ruleset } from '@nimhall/shared/game/contract';
import { isOver } from '@nimhall/shared/game/contract';
import { GAMES } from '@nimhall/shared/games/all';
import { rulesOf } from './games.ts';
import { byTurns } from './scale.ts';

/** Every preset of every game, with its rules. */
export const PRESETS = GAMES.flatMap(({ id, presets }) =>
  presets.map((preset) => ({ game: id, preset, title: `${id} ${preset.id}`, rules: rulesOf(id, preset.params) })),
);

/** This many presets of every game, the first ones of one and the last ones of another; in a full run all. */
export function somePresets(mostOfAGame: number): typeof PRESETS {
  return GAMES.flatMap(({ id }, nth) =>
    byTurns(
      PRESETS.filter(({ game }) => game === id),
      nth,
      mostOfAGame,
    ),
  );
}

/** The positions of one game played with `random` from a start to its end, including the start. */
export function playout(rules: Ruleset, start: unknown, random: () => number): unknown[] {
  const positions = [start];
  for (let position = start; !isOver(rules, position); positions.push(position)) {
    const move = rules.sample ? rules.sample(position, random) : [...rules.moves(position)][0];
    const next = rules.play(position, move);
    if (!next.ok) throw new Error(`${rules.position.format(position)} ${rules.move.format(move)}: ${next.error.message}`);
    position = next.value;
  }
  return positions;
}
