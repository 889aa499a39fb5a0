import type { RowGame } from '../game/row-game.ts';
import type { Computation } from '../game/theory.ts';
import { formText, type MisereForm, MisereForms } from '../solver/misere/canonical-form.ts';
import { type Genus, genusOf, isWild } from '../solver/misere/genus.ts';
import { RowFold } from '../solver/misere/row-fold.ts';

/** The longest row, and the most positions that are looked at for all of them. */
const MAX_ROW = 40;
const MAX_POSITIONS = 12_000;
/** The longest text of a form that is worth reading, in characters. */
const MAX_FORM_TEXT = 60;

/** What a single row is where the last move loses, beside any game and not only beside rows of its own. */
export interface RowStructure {
  readonly genus: Genus;
  /** Whether no position of Nim has this genus. */
  readonly wild: boolean;
  /** Its simplest form, as `{2, {2, 3}}`; null where that is too long to be read. */
  readonly form: string | null;
}

interface Value {
  readonly genus: Genus;
  readonly form: MisereForm;
}

/** The rows from 0 to a size, or as far as there are few enough positions. */
export function* structureOf(game: RowGame, to: number): Computation<readonly RowStructure[]> {
  const forms = new MisereForms();
  const fold = new RowFold(game, MAX_POSITIONS, (options: readonly Value[]) => ({
    genus: genusOf(options.map(({ genus }) => genus)),
    form: forms.of(options.map(({ form }) => form)),
  }));
  const rows: RowStructure[] = [];
  for (let row = 0; row <= Math.min(to, MAX_ROW); row++) {
    const value = yield* fold.of([row]);
    if (!value) break;
    const { genus, form } = value;
    rows.push({ genus, wild: isWild(genus), form: formText(form, MAX_FORM_TEXT) });
  }
  return rows;
}
