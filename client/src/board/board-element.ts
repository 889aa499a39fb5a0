import type { View } from '@nimhall/shared/game/view';
import { LitElement, type PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';
import { SteadyHeight } from '../ui/steady-height.ts';
import { SelectEvent } from './events.ts';
import { isOtherMove, type LastMove } from './last-move.ts';
import type { Check, Marks } from './legality.ts';

/**
 * What every board has in common. A board knows no rules: it draws a view, marks the selected move, and tells which move
 * a tap means. It keeps no selected move of its own, and does not get lower while a game goes on.
 */
export abstract class BoardElement<Kind extends View = View> extends LitElement {
  @property({ attribute: false }) view: Kind | null = null;

  /** The move that led here; null when there is none to show. */
  @property({ attribute: false, hasChanged: isOtherMove }) last: LastMove<Kind> | null = null;

  /** The rules' answer to a move text. */
  @property({ attribute: false }) check: Check | null = null;

  /** The move looked at, as text; empty when there is none. */
  @property({ attribute: false }) selected = '';

  /** The move on its way to the server. */
  @property({ attribute: false }) pending: string | null = null;

  /** What the overlay adds; null while it is off. */
  @property({ attribute: false }) marks: Marks | null = null;

  /** True while a move may be chosen. */
  @property({ type: Boolean }) playable = false;

  readonly #height = new SteadyHeight(this);

  protected override willUpdate(changed: PropertyValues<this>): void {
    const begins = this.last === null && changed.has('view');
    if (begins) this.#height.letGo();
  }

  protected isLegal(move: string): boolean {
    return this.check?.(move).ok ?? false;
  }

  /** Tells which move a tap means, and whether that is the whole of it. */
  protected choose(move: string, whole: boolean): void {
    if (this.playable) this.dispatchEvent(new SelectEvent(move, whole));
  }
}
