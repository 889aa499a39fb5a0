/** The position that everybody plays first; who begins can win. */
export const FIRST_START = { game: 'nim', params: {}, misere: false, position: '3,4,5' } as const;
