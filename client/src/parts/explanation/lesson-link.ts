/** The step of the course that teaches what an explanation of a game says, by the id of the game: where the last move wins, and where it loses. */
const LESSONS: Readonly<Record<string, readonly [normal: string, misere?: string]>> = {
  nim: ['nim-sums?step=mend', 'last-loses?step=same'],
  rook: ['disguise?step=rook'],
  nimble: ['disguise?step=coins'],
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

/** The address of the step that teaches why a position of a game is won or lost; null where there is none. */
export function lessonLink(game: string, misere: boolean): string | null {
  const step = Object.hasOwn(LESSONS, game) ? LESSONS[game]?.[misere ? 1 : 0] : undefined;
  return step === undefined ? null : `/learn/${step}`;
}
