/**
 * The step of the course that teaches the explanation of a game, by game id: for normal play, and for misère play if that is taught too.
 */
const LESSONS: Readonly<Record<string, readonly [normal: string, misere?: string]>> = {
  nim: ['nim-sums?step=mend', 'last-loses?step=same'],
  rook: ['disguise?step=rook', 'last-loses?step=same'],
  nimble: ['disguise?step=coins', 'last-loses?step=same'],
  wythoff: ['disguise?step=golden'],
  kayles: ['disguise?step=pins'],
  octal: ['disguise?step=pins'],
  'twenty-one': ['limits?step=twenty-one'],
  subtraction: ['limits?step=table'],
  moore: ['several?step=columns'],
  slow: ['several?step=three-slow'],
  'princess-and-roses': ['several?step=three-slow'],
  colourful: ['colours?step=worth'],
  chromatic: ['partners?step=queue'],
  stack: ['nim-on-nim?step=turned'],
};

/** For all other games: how positions get their numbers, and what misère play changes. */
const OTHERS = ['disguise?step=tree', 'last-loses?step=ones'] as const;

/** The address of the step that teaches why a position of a game is won or lost. */
export function lessonLink(game: string, misere: boolean): string {
  const steps = Object.hasOwn(LESSONS, game) ? LESSONS[game] : undefined;
  const turn = misere ? 1 : 0;
  return `/learn/${steps?.[turn] ?? OTHERS[turn]}`;
}
