import { escaped } from '@nimhall/shared/markup';

/** The preview of a page for chat programs, search engines and social networks. */
export interface Preview {
  readonly title: string;
  readonly description: string;
  /** The whole address of the page. */
  readonly url: string;
  readonly image: PreviewImage | null;
  /** The URL of the oEmbed document of the page; absent if it has none. */
  readonly embed?: string;
}

export interface PreviewImage {
  /** The whole address of a PNG of `IMAGE_SIZE`. */
  readonly url: string;
  /** What it shows, in words. */
  readonly alt: string;
}

/** In pixels: the size that all readers of `og:image` show in full. */
export const IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** The page with a preview in its head, replacing the title and description it was built with. */
export function withPreview(page: string, preview: Preview): string {
  const { title, description } = preview;
  // Replacements are functions because `$&` in a text would have a meaning.
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)} · nimhall</title>`)
    .replace(/<meta name="description"[^>]*>/, () => `<meta name="description" content="${escaped(description)}" />`)
    .replace('</head>', () => `${tagsOf(preview).join('\n    ')}\n  </head>`);
}

/** Open Graph tags, which all readers know; of Twitter's only the one without a counterpart. */
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
