import { settings } from '../reactive/settings.ts';

const MORE_CONTRAST = matchMedia('(prefers-contrast: more)');

/** Draws the page in the chosen theme, material and contrast, also when they are changed here, in another tab, or on the device. */
export function keepAppearance(): void {
  settings.subscribe(apply);
  MORE_CONTRAST.addEventListener('change', apply);
  addEventListener('storage', () => settings.reload());
  apply();
}

function apply(): void {
  const { theme, contrast, material } = settings.value;
  const { dataset } = document.documentElement;
  dataset.theme = theme;
  dataset.material = material;
  dataset.contrast = contrast === 'more' || MORE_CONTRAST.matches ? 'more' : 'normal';
  // The colour of the browser's own frame: the two of light and dark have a media query each.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = meta.dataset.scheme ?? '';
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${scheme})` : scheme === theme ? 'all' : 'not all';
  }
}
