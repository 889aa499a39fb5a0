import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Calls when the colours of the page have changed, by the settings or by the device, for elements that paint with them. */
export class AppearanceController implements ReactiveController {
  readonly #onChange: () => void;
  readonly #settings: MutationObserver;
  readonly #darkness = matchMedia('(prefers-color-scheme: dark)');

  constructor(host: ReactiveControllerHost, onChange: () => void) {
    this.#onChange = onChange;
    this.#settings = new MutationObserver(onChange);
    host.addController(this);
  }

  hostConnected(): void {
    this.#settings.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-contrast', 'data-material'] });
    this.#darkness.addEventListener('change', this.#onChange);
  }

  hostDisconnected(): void {
    this.#settings.disconnect();
    this.#darkness.removeEventListener('change', this.#onChange);
  }
}
