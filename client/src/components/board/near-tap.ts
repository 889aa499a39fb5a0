import type { LitElement, ReactiveController } from 'lit';

/** How far from its middle a target can be hit, in CSS pixels: half of the 44 that a target should have. */
const REACH = 22;

/** Cells that react to a tap. */
const OPEN = 'button[data-cell]:is(:not([aria-disabled="true"]), .loose)';

/**
 * Makes small pieces and squares easy to hit. A tap that falls on nothing, or on what cannot be chosen, goes to the nearest thing that can,
 * where that would lie under the finger if it were 44 px large.
 */
export class NearTap implements ReactiveController {
  readonly #host: LitElement;
  readonly #isFreeBeside: () => boolean;

  /** `isFreeBeside` says whether taps on empty space have no other meaning. */
  constructor(host: LitElement, isFreeBeside: () => boolean) {
    this.#host = host;
    this.#isFreeBeside = isFreeBeside;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.addEventListener('click', this.#click, { capture: true });
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('click', this.#click, { capture: true });
  }

  readonly #click = (event: MouseEvent): void => {
    // A mouse points exactly, and a key has no place.
    if (event.detail === 0 || (event as PointerEvent).pointerType === 'mouse' || !this.#isFreeBeside()) return;
    const tapped = event.composedPath().find((each) => each instanceof Element && each.matches('button, input, label, [popover]'));
    if (tapped instanceof Element && !tapped.matches('button[data-cell][aria-disabled="true"]:not(.loose)')) return;
    const near = this.#nearest(event);
    // A selected thing needs a direct tap: beside it, a tap clears the selection.
    if (!near || near.getAttribute('aria-pressed') === 'true') return;
    event.stopPropagation();
    near.focus({ preventScroll: true });
    near.click();
  };

  #nearest({ clientX, clientY }: MouseEvent): HTMLElement | null {
    const reached = [...(this.#host.shadowRoot?.querySelectorAll<HTMLElement>(OPEN) ?? [])].flatMap((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const [across, down] = [Math.abs(clientX - left - width / 2), Math.abs(clientY - top - height / 2)];
      const isReached = across <= Math.max(REACH, width / 2) && down <= Math.max(REACH, height / 2);
      return isReached ? [{ button, far: Math.hypot(Math.max(0, across - width / 2), Math.max(0, down - height / 2)) }] : [];
    });
    return reached.sort((one, other) => one.far - other.far)[0]?.button ?? null;
  }
}
