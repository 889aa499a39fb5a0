import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vitest/node';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A text in the sources, with `{0}`, `{1}` … as placeholders, and its file. */
export interface SourceText {
  readonly text: string;
  readonly file: string;
}

/** The messages of a folder: the arguments of `msg`, as a text or, with elements in it, as markup. */
export function messagesIn(folder: string): { readonly texts: SourceText[]; readonly markup: SourceText[] } {
  const messages = nodesIn(folder).flatMap(({ node, file }) => (isCallOf(node, 'msg') ? [{ given: node.arguments?.[0] ?? {}, file }] : []));
  const isMarkup = (given: SyntaxNode) => given.tag?.name === 'html';
  const texts = (found: typeof messages) => found.map(({ given, file }) => ({ text: textOf(given.quasi ?? given) ?? '', file }));
  return { texts: texts(messages.filter(({ given }) => !isMarkup(given))), markup: texts(messages.filter(({ given }) => isMarkup(given))) };
}

/** A phrase in the sources; `one` when it is counted. */
export interface SourcePhrase extends SourceText {
  readonly one?: string;
}

/** The phrases of a folder, written with `say` and `count`. One that is not a literal cannot be found, and is empty. */
export function phrasesIn(folder: string): SourcePhrase[] {
  const written = (node: SyntaxNode | undefined) => (node && textOf(node)) ?? '';
  return nodesIn(folder).flatMap(({ node, file }) => {
    if (node.tag?.name === 'say') return [{ text: written(node.quasi), file }];
    const [, one, other] = (isCallOf(node, 'count') && node.arguments) || [];
    return written(one) || written(other) ? [{ text: written(other), one: written(one), file }] : [];
  });
}

/**
 * Texts for people that are neither messages nor phrases: literals that look like sentences, and the contents of tags
 * or of attributes that are read aloud.
 */
export function unwrappedIn(folder: string): SourceText[] {
  return nodesIn(folder).flatMap(({ node, file, isWrapped }) => {
    if (isWrapped) return [];
    if (isTemplate(node)) return shownIn(textOf(node.quasi ?? {}) ?? '').map((text) => ({ text, file }));
    const text = textOf(node);
    return text !== null && /^\p{Lu}\p{Ll}+ \p{L}|^\p{Lu}\p{Ll}+[.!?…]$/u.test(text) ? [{ text, file }] : [];
  });
}

/** The visible text of a piece of HTML. */
function shownIn(markup: string): string[] {
  const attributes = [...markup.matchAll(/(?:aria-label|title|placeholder|alt)="([^"]*)"/g)].map(([, text = '']) => text);
  const between = markup.replace(/<!--.*?-->/gs, '').replace(/<\/?[a-z{][^<]*?>/gs, '\n');
  return [...attributes, ...between.split('\n')].map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text));
}

/** The templates in the sources of a folder, HTML and SVG, without their comments. */
export function templatesIn(folder: string): SourceText[] {
  const templates = nodesIn(folder).filter(({ node }) => isTemplate(node));
  return templates.map(({ node, file }) => ({ text: (textOf(node.quasi ?? {}) ?? '').replace(/<!--.*?-->/gs, ''), file }));
}

/** All text literals in the sources of a folder, including those that nobody reads. */
export function literalsIn(folder: string): string[] {
  return nodesIn(folder).flatMap(({ node }) => textOf(node) ?? []);
}

interface SyntaxNode {
  readonly type?: string;
  readonly value?: unknown;
  readonly callee?: { readonly name?: string };
  readonly arguments?: readonly SyntaxNode[];
  readonly tag?: { readonly name?: string };
  readonly quasi?: SyntaxNode;
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[];
}

function isCallOf(node: SyntaxNode, name: string): boolean {
  return node.type === 'CallExpression' && node.callee?.name === name;
}

function isTemplate({ tag }: SyntaxNode): boolean {
  return tag?.name === 'html' || tag?.name === 'svg';
}

function textOf({ type, value, quasis }: SyntaxNode): string | null {
  if (type === 'Literal' && typeof value === 'string') return value;
  if (type !== 'TemplateLiteral' || !quasis) return null;
  return quasis.map((quasi, at) => (at === 0 ? '' : `{${at - 1}}`) + quasi.value.cooked).join('');
}

/** Texts that are not for people. */
const SILENT: ReadonlySet<string> = new Set(['ImportDeclaration', 'TSLiteralType', 'TSTypeAliasDeclaration']);

/** Our own bugs, and messages for the person who starts the server. */
const FOR_THE_LOG: ReadonlySet<string> = new Set(['Error', 'CannotOpen']);

function isForTheLog({ type, callee }: SyntaxNode): boolean {
  return type === 'NewExpression' && FOR_THE_LOG.has(callee?.name ?? '');
}

interface Found {
  readonly node: SyntaxNode;
  readonly file: string;
  /** Whether it is a message, a phrase or a style, or within one. */
  readonly isWrapped: boolean;
}

/** What the functions here look at. */
const KINDS: ReadonlySet<string> = new Set(['CallExpression', 'TaggedTemplateExpression', 'TemplateLiteral', 'Literal']);

/** Folders that were read already: three tests read all of the client. */
const read = new Map<string, readonly Found[]>();

function nodesIn(folder: string): readonly Found[] {
  const known = read.get(folder);
  if (known) return known;
  const files = globSync(folder.endsWith('.ts') ? folder : `${folder}/**/*.ts`, { cwd: ROOT, exclude: ['client/src/i18n/**'] });
  const found: Found[] = [];
  for (const file of files) collect(parseAst(readFileSync(`${ROOT}/${file}`, 'utf8'), { lang: 'ts' }, file), file, false, found);
  read.set(folder, found);
  return found;
}

function collect(at: unknown, file: string, within: boolean, found: Found[]): void {
  if (typeof at !== 'object' || at === null) return;
  const node = at as SyntaxNode;
  if (SILENT.has(node.type ?? '') || isForTheLog(node)) return;
  const isWrapped = within || isCallOf(node, 'msg') || isCallOf(node, 'count') || /^(css|say)$/.test(node.tag?.name ?? '');
  if (KINDS.has(node.type ?? '')) found.push({ node, file, isWrapped });
  for (const below of Object.values(node)) collect(below, file, isWrapped, found);
}
