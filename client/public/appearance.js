// Sets the chosen light or dark, material and contrast before anything is drawn. It is a script of its own because the policy
// of the page allows no inline script and modules come too late; src/app/appearance.ts keeps watch from then on.
{
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('nimhall:settings')) ?? {};
  } catch {
    // Nothing can be kept here, or what was kept cannot be read: the page is drawn as the device has it.
  }
  const more = chosen.contrast === 'more' || matchMedia('(prefers-contrast: more)').matches;
  document.documentElement.dataset.theme = chosen.theme ?? 'system';
  document.documentElement.dataset.material = chosen.material ?? 'wood';
  document.documentElement.dataset.contrast = more ? 'more' : 'normal';
}
