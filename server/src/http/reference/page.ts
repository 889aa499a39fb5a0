import { escaped } from '@nimhall/shared/markup';
import { ERRORS } from '@nimhall/shared/refusal';
import { type JsonSchema, jsonSchemaOf } from './open-api.ts';
import { ROUTE_GROUPS, type RouteGroup, type RouteInfo } from './routes.ts';

/** The reference as a page without scripts. */
export function referencePage(): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>nimhall: the HTTP API</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="reference.css">
</head>
<body>
<header>
<h1>The HTTP API</h1>
<p>All addresses begin with <code>/api/v1</code>. Bodies and answers are JSON unless it says otherwise. Send a token as
<code>Authorization: Bearer TOKEN</code>. What has a question mark may be left out. Programs read the same
as <a href="openapi.json">OpenAPI</a>.</p>
<p>Moves are played over a socket: here are <a href="commands.json">its commands</a>.</p>
<nav>${ROUTE_GROUPS.map(({ name }) => `<a href="#${anchor(name)}">${escaped(name)}</a>`).join(' ')} <a href="#errors">Errors</a></nav>
</header>
<main>
${ROUTE_GROUPS.map(groupSection).join('\n')}
<section id="errors">
<h2>Errors</h2>
<p>What is refused is answered with a fitting status and <code>{"error": {"code", "message"}}</code>.</p>
<table>
<tr><th>Code</th><th>Status</th><th>What it means</th></tr>
${Object.entries(ERRORS)
  .map(([code, { status, meaning }]) => `<tr><td><code>${code}</code></td><td>${status}</td><td>${escaped(meaning)}</td></tr>`)
  .join('\n')}
</table>
</section>
</main>
</body>
</html>
`;
}

export const REFERENCE_STYLES = `
:root { color-scheme: light dark; --line: light-dark(#d5d0c5, #48443c); --key: light-dark(#175e54, #7fd1c1); }
body { margin: 0 auto; max-width: 46rem; padding: 0 16px 48px; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
  background: light-dark(#fbf9f4, #1d1b18); color: light-dark(#24221e, #ece7dd); }
h2 { margin: 2.5rem 0 0; }
h3 { margin: 0; font-size: 1rem; font-weight: 600; }
article { padding: 14px 0; border-bottom: 1px solid var(--line); }
article p { margin: 4px 0 0; }
a, .method { color: var(--key); }
.method { display: inline-block; min-width: 4.2em; font-weight: 700; }
code { font: 0.94em ui-monospace, monospace; }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px; }
nav a { padding: 8px 0; }
table { margin-top: 8px; border-collapse: collapse; width: 100%; }
caption { font-weight: 600; text-align: left; }
th, td { padding: 4px 12px 4px 0; text-align: left; vertical-align: top; border-top: 1px solid var(--line); }
th { font-weight: 600; }
td:first-child { overflow-wrap: normal; }
`;

function groupSection({ name, routes }: RouteGroup): string {
  return `<section id="${anchor(name)}">\n<h2>${escaped(name)}</h2>\n${routes.map(article).join('\n')}\n</section>`;
}

function article({ method, path, does, note, who, open, query, body, answer, type }: RouteInfo): string {
  const facts = [
    ...(who === 'player' ? ['Needs a token or a cookie.'] : []),
    ...(who === 'page' ? ['For pages of this hall alone.'] : []),
    ...(open ? ['Pages of other sites may read it.'] : []),
  ];
  return `<article>
<h3><span class="method">${method.toUpperCase()}</span> <code>${escaped(path)}</code></h3>
<p>${escaped([does, ...(note ? [note] : []), ...facts].join(' '))}</p>
${query ? fields('In the query', jsonSchemaOf(query)) : ''}${body ? fields('In the body', jsonSchemaOf(body)) : ''}<p>Answers ${
    answer === undefined ? 'with nothing (204)' : `${shapeOf(answer)}${type ? ` as <code>${type}</code>` : ''}`
  }.</p>
</article>`;
}

/** An answer whose fields are set as code. */
function shapeOf(answer: string): string {
  return escaped(answer).replace(/^\{.*\}/, '<code>$&</code>');
}

function fields(where: string, { properties = {}, required = [] }: JsonSchema): string {
  const rows = Object.entries(properties).map(
    ([name, schema]) =>
      `<tr><td><code>${escaped(name)}${required.includes(name) ? '' : '?'}</code></td><td>${escaped(inWords(schema))}</td></tr>`,
  );
  return `<table>\n<caption>${where}</caption>\n${rows.join('\n')}\n</table>\n`;
}

/** What a value may be. */
function inWords(schema: JsonSchema): string {
  const { type, enum: choices, anyOf, items, properties, minimum, maximum, maxLength } = schema;
  if ('const' in schema) return JSON.stringify(schema.const);
  if (choices) return choices.map((choice) => JSON.stringify(choice)).join(' or ');
  if (anyOf) return anyOf.map(inWords).join(' or ');
  if (type === 'array' && items) return `a list of ${inWords(items)}`;
  if (type === 'object' && properties) {
    const inside = Object.entries(properties).map(
      ([name, each]) => `${name}${schema.required?.includes(name) ? '' : '?'}: ${inWords(each)}`,
    );
    return `{${inside.join(', ')}}`;
  }
  if (type === 'integer' || type === 'number')
    return maximum === undefined ? 'a number' : `a whole number from ${minimum ?? 0} to ${maximum}`;
  if (type === 'string') return maxLength === undefined ? 'text' : `text of ${maxLength} characters at most`;
  if (type === 'boolean') return 'true or false';
  return type ?? 'anything';
}

function anchor(name: string): string {
  return name.toLowerCase().replace(/\W+/g, '-');
}
