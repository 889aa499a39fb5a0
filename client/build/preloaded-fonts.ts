import type { Plugin } from 'vite';

/** Has every page ask for fonts at once, before the styles that name them have been read. `names` are those of their files, without the hash. */
export function preloadedFonts(...names: readonly string[]): Plugin {
  return {
    name: 'preloaded-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        names.map((name) => {
          const file = Object.values(bundle).find((each) => each.type === 'asset' && each.names.includes(name));
          if (!file) throw new Error(`The build has no font ${name}`);
          return {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file.fileName}` },
            injectTo: 'head-prepend' as const,
          };
        }),
    },
  };
}
