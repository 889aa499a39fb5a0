import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';

/** A module that programs import, by the name they import it by, and its declarations. */
export interface EntryPoint {
  readonly name: string;
  readonly file: string;
}

/** The reference as a page without scripts, and what lacks a docstring. */
export interface ApiReference {
  readonly html: string;
  readonly undocumented: readonly string[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** A declaration, as it is found in its module. */
interface Declaration {
  readonly name: string;
  readonly module: Module;
  /** From `export` on, or without it where something else exports it. */
  readonly outer: Node;
  readonly inner: Node;
}

interface Module {
  readonly file: string;
  readonly source: string;
  readonly declared: ReadonlyMap<string, readonly Declaration[]>;
  /** Where a name comes from that is imported or passed on. */
  readonly borrowed: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
  /** Names that it exports, and what they are called inside. */
  readonly exported: ReadonlyMap<string, string>;
}

/** The reference of what the entry points export, and of the types these are made of, from their declarations (`.d.ts`). */
export function apiReference(title: string, entryPoints: readonly EntryPoint[]): ApiReference {
  const modules = new Map<string, Module>();
  const moduleOf = (file: string): Module => {
    const known = modules.get(file) ?? readModule(file);
    modules.set(file, known);
    return known;
  };
  const find = (module: Module, name: string): readonly Declaration[] => {
    const borrowed = module.borrowed.get(name);
    if (borrowed) return find(moduleOf(borrowed.file), borrowed.name);
    return module.declared.get(name) ?? module.declared.get(module.exported.get(name) ?? '') ?? [];
  };

  const ids = new Map<Declaration, string>();
  const sections = entryPoints.map(({ name, file }) => {
    const module = moduleOf(file);
    const listed = [...module.exported.keys()].flatMap((each) => find(module, each).map((declaration) => ({ name: each, declaration })));
    return { name, listed: listed.filter(({ declaration }) => add(declaration)).sort((a, b) => compareNames(a.name, b.name)) };
  });
  const published = sections.flatMap(({ listed }) => listed.map(({ declaration }) => declaration));
  const others: Declaration[] = [];
  for (const declaration of published) addTypesOf(declaration);

  function add(declaration: Declaration): boolean {
    if (ids.has(declaration)) return false;
    const taken = [...ids.values()].filter((id) => id.replace(/-\d+$/, '') === declaration.name).length;
    ids.set(declaration, taken === 0 ? declaration.name : `${declaration.name}-${taken + 1}`);
    return true;
  }

  function addTypesOf(declaration: Declaration): void {
    for (const { name } of namesIn(declaration.inner))
      for (const each of find(declaration.module, name))
        if (add(each)) {
          others.push(each);
          addTypesOf(each);
        }
  }

  const article = (declaration: Declaration): string => {
    const { module, outer, inner, name } = declaration;
    const links = namesIn(inner).flatMap((each) => {
      const [target] = find(module, each.name);
      return target && target !== declaration ? [{ ...each, id: ids.get(target) ?? '' }] : [];
    });
    return `<article id="${ids.get(declaration)}"><h3>${name}</h3>${prose(docstringBefore(module.source, outer.start))}
<pre><code>${withLinks(module.source, inner, links)}</code></pre></article>`;
  };
  const inTheEnd = { name: 'Types they are made of', listed: others.map((declaration) => ({ name: declaration.name, declaration })) };
  const body = [...sections, { ...inTheEnd, listed: inTheEnd.listed.sort((a, b) => compareNames(a.name, b.name)) }].map(
    ({ name, listed }) => `<section><h2>${name}</h2>
<nav>${listed.map((each) => `<a href="#${ids.get(each.declaration)}">${each.name}</a>`).join(' ')}</nav>
${listed.map(({ declaration }) => article(declaration)).join('\n')}</section>`,
  );
  return { html: page(title, body.join('\n')), undocumented: published.flatMap(undocumentedIn) };
}

/** What of a public declaration has no docstring: itself, and what a class lets others call. */
function undocumentedIn({ name, module: { source }, outer, inner }: Declaration): string[] {
  const members = inner.type === 'ClassDeclaration' ? ((inner.body as Node).body as Node[]) : [];
  const bare = members.filter(
    ({ type, start, kind }) => type === 'MethodDefinition' && kind !== 'constructor' && !docstringBefore(source, start),
  );
  return [...(docstringBefore(source, outer.start) ? [] : [name]), ...bare.map(({ key }) => `${name}.${String((key as Node).name)}`)];
}

function readModule(file: string): Module {
  const source = readFileSync(file, 'utf8');
  const declared = new Map<string, Declaration[]>();
  const borrowed = new Map<string, { file: string; name: string }>();
  const exported = new Map<string, string>();
  const module = { file, source, declared, borrowed, exported };
  for (const outer of parseAst(source, { lang: 'dts' }).body as unknown as Node[]) {
    const from = (outer.source as { value: string } | null | undefined)?.value;
    for (const each of (outer.specifiers ?? []) as Node[]) {
      const [inside, outside] = [each.imported ?? each.local, each.exported ?? each.local].map((name) =>
        String((name as Node | undefined)?.name),
      );
      if (each.exported) exported.set(outside as string, inside as string);
      if (from?.startsWith('.')) {
        const known = { file: join(dirname(file), from.replace(/\.[jt]s$/, '.d.ts')), name: inside as string };
        borrowed.set(outside as string, known);
      }
    }
    const inner = (outer.type === 'ExportNamedDeclaration' ? outer.declaration : outer) as Node | null;
    if (!inner) continue;
    const names = inner.id ? [inner.id] : ((inner.declarations ?? []) as Node[]).map(({ id }) => id);
    for (const { name } of names as { name: string }[]) {
      declared.set(name, [...(declared.get(name) ?? []), { name, module, outer, inner }]);
      if (outer !== inner) exported.set(name, name);
    }
  }
  return module;
}

/** The names of types, and of values whose type is meant, in a declaration. */
function namesIn(node: Node): { readonly name: string; readonly start: number; readonly end: number }[] {
  const found = [node.typeName, node.exprName, node.type.includes('Heritage') || node.type.includes('Implements') ? node.expression : null];
  const names = found.flatMap((each) => ((each as Node | null)?.type === 'Identifier' ? [each as Node & { name: string }] : []));
  const inside = Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]));
  const nodes = inside.filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value);
  return [...names, ...nodes.flatMap(namesIn)].sort((a, b) => a.start - b.start);
}

/** The text of the docstring that ends where a node begins; empty if there is none. */
function docstringBefore(source: string, start: number): string {
  const [, text = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(source.slice(0, start)) ?? [];
  return text
    .replace(/^\s*\* ?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function withLinks(source: string, { start, end }: Node, links: readonly { start: number; end: number; id: string }[]): string {
  let at = start;
  let html = '';
  for (const link of links) {
    html += `${escaped(source.slice(at, link.start))}<a href="#${link.id}">${escaped(source.slice(link.start, link.end))}</a>`;
    at = link.end;
  }
  return `${html}${escaped(source.slice(at, end))}`
    .replace(/^declare /, '')
    .replace(/^ *#private;\n/gm, '')
    .replace(/\/\*\*[\s\S]*?\*\//g, '<i>$&</i>');
}

/** A docstring with its code set as code. */
function prose(text: string): string {
  return text ? `<p>${escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>')}</p>` : '';
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function compareNames(a: string, b: string): number {
  return a.localeCompare(b, 'en');
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
:root { color-scheme: light dark; --line: light-dark(#d5d0c5, #48443c); --key: light-dark(#175e54, #7fd1c1); }
body { margin: 0 auto; max-width: 52rem; padding: 0 16px 48px; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
  background: light-dark(#fbf9f4, #1d1b18); color: light-dark(#24221e, #ece7dd); }
h2 { margin: 2.5rem 0 0; }
h3 { margin: 0; font-size: 1.1rem; }
article { padding: 14px 0; border-bottom: 1px solid var(--line); }
article p { margin: 4px 0; }
article:target h3 { color: var(--key); }
a { color: var(--key); }
nav { display: flex; flex-wrap: wrap; gap: 0 16px; }
nav a { padding: 8px 0; }
pre { margin: 8px 0 0; white-space: pre-wrap; }
code { font: 0.94em ui-monospace, monospace; }
i { color: light-dark(#6b665c, #a59f92); }
</style>
</head>
<body>
<h1>${title}</h1>
<p>Every name that a program can import, and the types it is made of. The examples are in <a href="../README.md">README.md</a> and
<a href="../docs/player.md">docs/player.md</a>.</p>
${body}
</body>
</html>
`;
}
