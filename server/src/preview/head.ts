import { escaped } from '@nimhall/shared/markup';

/** What others show of one of our addresses: chat programs, search engines, social networks. */
export interface Preview {
  readonly title: string;
  readonly description: string;
  /** The whole address of the page. */
  readonly url: string;
  readonly image: PreviewImage | null;
  /** The whole address of what the page is in pages of others, by oEmbed; absent where it is nothing there. */
  readonly embed?: string;
}

export interface PreviewImage {
  /** The whole address of a PNG of `IMAGE_SIZE`. */
  readonly url: string;
  /** What it shows, in words. */
  readonly alt: string;
}

/** In pixels: what every reader of `og:image` shows in full. */
export const IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** The page with its preview in its head, in place of the title and the description it was built with. */
export function withPreview(page: string, preview: Preview): string {
  const { title, description } = preview;
  // Replacements are functions: in a text, `$&` and its like would mean something.
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)} · nimhall</title>`)
    .replace(/<meta name="description"[^>]*>/, () => `<meta name="description" content="${escaped(description)}" />`)
    .replace('</head>', () => `${tagsOf(preview).join('\n    ')}\n  </head>`);
}

/** Open Graph, which all of them read; of Twitter's own tags only the one that has no counterpart there. */
function tagsOf({ title, description, url, image, embed }: Preview): string[] {
  const graph = (name: string, content: string | number) => `<meta property="og:${name}" content="${escaped(String(content))}" />`;
  const about = [
    graph('site_name', 'nimhall'),
    graph('type', 'website'),
    graph('title', title),
    graph('description', description),
    graph('url', url),
    ...(embed ? [`<link rel="alternate" type="application/json+oembed" href="${escaped(embed)}" />`] : []),
  ];
  if (!image) return [...about, '<meta name="twitter:card" content="summary" />'];
  return [
    ...about,
    graph('image', image.url),
    graph('image:type', 'image/png'),
    graph('image:width', IMAGE_SIZE.width),
    graph('image:height', IMAGE_SIZE.height),
    graph('image:alt', image.alt),
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
}
