import { findFamily } from '../catalogue/registry.ts';
import type { Family, Group } from '../game/contract.ts';
import { GAMES } from '../games/all.ts';
import type { Start } from './puzzle.ts';

/** The puzzles one must have solved before being asked about games of this group. */
const FROM: Readonly<Record<Group, number>> = { start: 0, twist: 800, curious: 1050 };

/** One in this many puzzles is asked under the other convention. */
const TURNED = 3;

/** Positions of a game that are worth playing; without a game, those of one that suits the rating; none for an unknown game. */
export function startsOf(game: string | null, rating: number, random: () => number): readonly Start[] {
  const families = game === null ? GAMES.filter(({ group }) => FROM[group] <= rating) : [findFamily(game)];
  const family = families[Math.floor(random() * families.length)];
  if (!family) return [];
  const turned = random() * TURNED < 1;
  return presetsOf(family).map((start) => (turned ? { ...start, misere: !start.misere } : start));
}

function presetsOf({ id, presets }: Family): Start[] {
  return presets.map(({ params = {}, misere = false, start }) => ({ game: id, params, misere, start }));
}
