/** How long a piece is on its way, in milliseconds. */
const DURATION = 450;

/** Lets the eye follow what now lies on `to` from where it was, on `from`. Only to be looked at. */
export function glide(from: Element, to: HTMLElement): void {
  const piece = to.querySelector('svg');
  if (!piece || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const [was, is] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const options = { duration: DURATION, easing: 'ease-in-out' };
  piece.animate([{ transform: `translate(${was.x - is.x}px, ${was.y - is.y}px)` }, { transform: 'none' }], options);
  // It passes over the squares between.
  to.animate([{ zIndex: 2 }, { zIndex: 2 }], options);
}
