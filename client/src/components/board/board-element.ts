import { msg } from '@lit/localize';
import { isOtherHistory, type PlayHistory } from '@nimhall/shared/game/play-history';
import type { View } from '@nimhall/shared/game/view';
import type { Phrase } from '@nimhall/shared/phrase';
import { LitElement, type PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';
import { isOtherMove, type LastMove } from '../../position/last-move.ts';
import type { Check, Marks } from '../../position/legality.ts';
import { PADDING } from './board-surface.ts';
import { SelectEvent } from './events.ts';
import { NearTap } from './near-tap.ts';
import { withNote } from './plain-words.ts';
import { type Size, SizeController } from './size-controller.ts';
import { surfaceOf } from './surface-of.ts';

/** Everything that can be tapped on a board, or beside its pieces. */
const CONTROLS = 'button, input, label, nh-stepper, nh-counted-row, [popover]';

/**
 * The base of all boards. A board knows no rules: it draws a view, marks the selected move, and reports which move a tap means. It stores
 * no selection of its own. Its size follows the largest position of the game, so that nothing moves while the game goes on.
 */
export abstract class BoardElement<Kind extends View = View> extends LitElement {
  @property({ attribute: false }) view: Kind | null = null;

  /** How the game came to this; null where that is not known. */
  @property({ attribute: false, hasChanged: isOtherHistory }) course: PlayHistory<Kind> | null = null;

  /** The move that led here; null when there is none to show. */
  @property({ attribute: false, hasChanged: isOtherMove }) last: LastMove<Kind> | null = null;

  /** The rules' answer to a move text. */
  @property({ attribute: false }) check: Check | null = null;

  /** The move looked at, as text; empty when there is none. */
  @property({ attribute: false }) selected = '';

  /** The move on its way to the server. */
  @property({ attribute: false }) pending: string | null = null;

  /** The marks of the overlay; null while it is off. */
  @property({ attribute: false }) marks: Marks | null = null;

  /** Hidden state of the position; null if there is none. */
  @property({ attribute: false }) now: Phrase | null = null;

  /** How tall it may be, in CSS pixels. */
  @property({ attribute: false }) most = 0;

  /** True while a move may be chosen. */
  @property({ type: Boolean }) playable = false;

  readonly #space = new SizeController(this);
  protected readonly nearTap = new NearTap(this, () => this.isFreeBeside);

  constructor() {
    super();
    this.addController({ hostUpdate: () => this.view && this.setAttribute('surface', surfaceOf(this.view)) });
    this.addEventListener('click', this.#beside);
  }

  /** Whether a tap on empty space clears the selection: not where lines are drawn there. */
  protected readonly isFreeBeside: boolean = true;

  readonly #beside = (event: MouseEvent): void => {
    const isOn = (each: EventTarget): boolean => each instanceof Element && each.matches(CONTROLS);
    if (this.isFreeBeside && this.selected !== '' && !event.composedPath().some(isOn)) this.choose('', false);
  };

  /** The label of the board. */
  protected get label(): string {
    return withNote(msg('Board'), this.now);
  }

  /** The space for drawing. */
  protected get space(): Size {
    return { width: this.#space.width - 2 * PADDING.across, height: this.most - PADDING.above - PADDING.below };
  }

  /** The view that sizes are computed from: the largest position of this game, if known. */
  protected get first(): Kind | null {
    return this.course?.start ?? this.last?.before ?? this.view;
  }

  /** Whether what is shown now is what was shown before and one move that was not chosen here. */
  protected isMadeByOther(changed: PropertyValues<BoardElement>): boolean {
    const before: unknown = changed.get('view');
    return before !== null && before === this.last?.before && !changed.get('pending');
  }

  protected isLegal(move: string): boolean {
    return this.check?.(move).ok ?? false;
  }

  /** Tells which move a tap means, and whether that is the whole of it; `begun` as in the event. */
  protected choose(move: string, whole: boolean, begun: (() => string) | null = null, ink = ''): void {
    if (this.playable) this.dispatchEvent(new SelectEvent(move, whole, begun, ink));
  }
}
