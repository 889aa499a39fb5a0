import { findFamily } from '../catalogue/registry.ts';
import type { Family, Group } from '../game/contract.ts';
import { GAMES } from '../games/all.ts';
import type { Start } from './puzzle.ts';

/** Who has not solved so much is not asked about games of this group yet. */
const FROM: Readonly<Record<Group, number>> = { start: 0, twist: 800, curious: 1050 };

/** One in so many puzzles is asked the other way round: with the last move losing where it wins, or the reverse. */
const TURNED = 3;

/**
 * Where puzzles of a game begin, its positions worth playing, or of a game for somebody of a rating where none is named; one that
 * nobody knows has none.
 */
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
