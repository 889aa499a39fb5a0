const ICONS = ['/favicon-turn.svg', '/favicon.svg'] as const;

/** How long each of the two is shown, in milliseconds. */
const PACE = 1_000;

/** The icon of the page's tab, which alternates while the person is wanted here and looks elsewhere. */
export class Favicon {
  readonly #link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  readonly #closed = new AbortController();
  #elsewhere = document.hidden || !document.hasFocus();
  #wanted = false;
  #timer: ReturnType<typeof setInterval> | null = null;

  constructor() {
    const { signal } = this.#closed;
    addEventListener('blur', () => this.#look(true), { signal });
    addEventListener('focus', () => this.#look(false), { signal });
    document.addEventListener('visibilitychange', () => this.#look(document.hidden || !document.hasFocus()), { signal });
  }

  /** Whether the page wants attention. */
  set wanted(wanted: boolean) {
    this.#wanted = wanted;
    this.#update();
  }

  close(): void {
    this.#closed.abort();
    this.wanted = false;
  }

  #look(elsewhere: boolean): void {
    this.#elsewhere = elsewhere;
    this.#update();
  }

  #update(): void {
    if (this.#wanted && this.#elsewhere) this.#start();
    else this.#stop();
  }

  #start(): void {
    if (this.#timer) return;
    let beat = 0;
    this.#show(0);
    // With reduced motion the other icon is shown without alternating.
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.#timer = setInterval(() => this.#show(still ? 0 : ((++beat % 2) as 0 | 1)), PACE);
  }

  #stop(): void {
    if (!this.#timer) return;
    clearInterval(this.#timer);
    this.#timer = null;
    this.#show(1);
  }

  #show(icon: 0 | 1): void {
    this.#link?.setAttribute('href', ICONS[icon]);
  }
}
