/** 1.96: nineteen of twenty times the true value is in the interval. */
const Z = 1.959964;

/** A difference of strength in Elo; infinite if nothing bounds it. */
export interface EloDifference {
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

/** The difference shown by a number of wins in a number of games, with the 95 % interval (Wilson's, which suits few games and clear results). */
export function eloDifference(won: number, games: number): EloDifference {
  const share = won / games;
  const spread = Z ** 2 / games;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (Z * Math.sqrt((share * (1 - share)) / games + spread / (4 * games))) / (1 + spread);
  return { elo: eloOf(share), low: eloOf(won === 0 ? 0 : middle - half), high: eloOf(won === games ? 1 : middle + half) };
}

function eloOf(share: number): number {
  return 400 * Math.log10(share / (1 - share));
}
