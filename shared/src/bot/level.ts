/** How a bot chooses, for any game: with probability `perfect` a best move, otherwise as `otherwise` says. */
export interface BotLevel {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  /** From 1, the weakest, to 8, for people to choose by: as was measured, to which a test holds it. */
  readonly strength: number;
  readonly perfect: number;
  /** `familiar`: a move that leaves a position it knows to be lost, any where there is none. */
  readonly otherwise: 'random' | 'greedy' | 'familiar';
  /** Which positions it knows to be lost for the side to move, by the values of their parts that are not 0; without it, none. */
  readonly familiar?: (values: readonly number[]) => boolean;
}
