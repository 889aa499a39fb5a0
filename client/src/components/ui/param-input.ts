/** Parameters of a game as they were entered; they may not be valid yet. */
export type ParamInput = Readonly<Record<string, unknown>>;
