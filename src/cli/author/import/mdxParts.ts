import {createRequire} from 'node:module';
import path from 'node:path';
import type {Expression, ImportDeclaration, Program, Super} from 'estree';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseInPlace} from '../../../lib/content-index/parseMarkdown';
import type {Edit} from '../changes';
import {applyEdits} from '../changes';
import type {MovedText} from './moveAddresses';
import {pathFrom} from './moveAddresses';
import type {Note} from './notes';

/** What is known around a text of MDX. */
export interface PartSurroundings {
  /** Path of the text's file in the export. */
  readonly source: string;
  readonly files: ReadonlySet<string>;
  readonly read: (file: string) => string;
  /** Folder of the site, in which packages are looked for. */
  readonly root: string;
  /** Brings a file along with those it needs; gives its address from the post. */
  readonly bringCode: (files: readonly string[]) => string;
}

const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '.mdx', '.md', '.json', '.css'].concat([
  '/index.tsx',
  '/index.ts',
  '/index.jsx',
  '/index.js',
]);
const UNREADABLE = /\.(?:astro|vue|svelte)$/;
const LOCAL = /^(?:\.|(?:@site|@|~)\/)/;

/** Components that any text of this site may name without an import: those of the theme. */
const GLOBAL = ['Details', 'Admonition', 'Head', 'Mermaid', 'TOCInline'];

function findCode(address: string, source: string, files: ReadonlySet<string>): string | undefined {
  const [, below] = /^(?:@site|@|~)\/(.*)$/s.exec(address) ?? [];
  const starts = below === undefined ? [pathFrom(source, address)] : [below, `src/${below}`];
  return starts
    .flatMap((start) => ENDINGS.map((ending) => start + ending))
    .find((file) => files.has(file) && !UNREADABLE.test(file));
}

/** A file with all that it imports by relative paths; nothing where one of them is missing. */
function withNeeds(file: string, around: PartSurroundings, seen = new Set<string>()): boolean {
  if (seen.has(file)) {
    return true;
  }
  seen.add(file);
  const text = /\.(?:[jt]sx?|mjs|mdx?)$/.test(file) ? around.read(file) : '';
  const addresses = [...text.matchAll(/\b(?:from|import)\s+(["'])([^"']+)\1/g)].map(
    ([, , address = '']) => address,
  );
  return addresses.every((address) => {
    if (!LOCAL.test(address)) {
      return isInstalled(address, around.root);
    }
    const needed = address.startsWith('.') ? findCode(address, file, around.files) : undefined;
    return needed !== undefined && withNeeds(needed, around, seen);
  });
}

function isInstalled(name: string, root: string): boolean {
  const inTheme = name.replace(/^@theme\//, '@docusaurus/theme-classic/lib/theme/');
  const inCore = name.replace(/^@docusaurus\//, '@docusaurus/core/lib/client/exports/');
  return [path.join(root, 'package.json'), __filename].some((from) =>
    [inTheme, inCore].some((attempt) => {
      try {
        return createRequire(from).resolve(attempt) !== '';
      } catch {
        return false;
      }
    }),
  );
}

function importsOf(root: Root): ImportDeclaration[] {
  const found: ImportDeclaration[] = [];
  visit(root, 'mdxjsEsm', (node) => {
    const {estree} = (node.data ?? {}) as {readonly estree?: Program};
    found.push(
      ...(estree?.body ?? []).filter((statement) => statement.type === 'ImportDeclaration'),
    );
  });
  return found;
}

/** Names that every text of MDX has: those of Docusaurus, and of the language. */
const GIVEN = ['props', 'frontMatter', 'metadata', 'toc', 'assets', 'contentTitle'];

/** The name that an expression begins with, such as `page` of `page.title` and of `page.days()`. */
function firstName(expression: Expression | Super | undefined): string | undefined {
  switch (expression?.type) {
    case 'Identifier':
      return expression.name;
    case 'MemberExpression':
      return firstName(expression.object);
    case 'CallExpression':
      return firstName(expression.callee);
    default:
      return undefined;
  }
}

/** A component that shows what stands between its tags, or nothing for what is no component. */
function standIn(name: string): string {
  return /^[A-Z]/.test(name)
    ? `export const ${name} = ({children}) => <>{children}</>;`
    : `export const ${name} = undefined;`;
}

/** Styles as one text, which React refuses, as the object that it wants. */
function withStyleObjects(body: string): string {
  return body.replace(/(?<=<[a-zA-Z][^<>]*\s)style="([^"]*)"/g, (_, css: string) => {
    const pairs = css.split(';').flatMap((rule) => {
      const [name = '', ...value] = rule.split(':');
      const key = name.trim().replace(/-(\w)/g, (__, letter: string) => letter.toUpperCase());
      return key ? [`${key}: ${JSON.stringify(value.join(':').trim())}`] : [];
    });
    return `style={{${pairs.join(', ')}}}`;
  });
}

/**
 * Brings along what a text of MDX imports. Components that are not there get stand-ins that show
 * what stands between their tags, so that the page builds.
 *
 * @throws Error where the text is not MDX
 */
export function moveParts(source: string, around: PartSurroundings): MovedText {
  const body = withStyleObjects(source);
  const root = parseInPlace(body, 'mdx');
  const notes: Note[] = [];
  const missing = new Set<string>();
  const exported = /^export\s+(?:const|let|var|function|class)\s+(\w+)/gm;
  const known = new Set([
    ...GLOBAL,
    ...GIVEN,
    ...[...body.matchAll(exported)].map(([, name]) => name),
  ]);
  const edits: Edit[] = [];
  for (const declaration of importsOf(root)) {
    const address = String(declaration.source.value);
    const names = declaration.specifiers.map(({local}) => local.name);
    const bare = address.replace(/^.*!/, '');
    const isLocal = LOCAL.test(bare);
    const file = isLocal ? findCode(bare, around.source, around.files) : undefined;
    const needs = new Set<string>();
    const isThere = isLocal
      ? file !== undefined && withNeeds(file, around, needs)
      : isInstalled(bare, around.root);
    if (isThere) {
      names.forEach((name) => known.add(name));
      if (file !== undefined) {
        const [start, end] = declaration.source.range ?? [0, 0];
        const moved = address.replace(bare, around.bringCode([file, ...needs]));
        edits.push({start: start + 1, end: end - 1, text: moved});
      }
      continue;
    }
    const [start, end] = declaration.range ?? [0, 0];
    const rest = /^[ \t]*\n?/.exec(body.slice(end))?.[0].length ?? 0;
    edits.push({start, end: end + rest, text: ''});
    names.forEach((name) => missing.add(name));
    notes.push({
      kind: 'code',
      text: `"${address}" does not exist here; ${names.join(', ') || 'it'} shows only its content`,
      quote: names[0] && `export const ${names[0]} `,
    });
  }
  visit(root, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const [name = ''] = (node.name ?? '').split('.');
      if (/^[A-Z]/.test(name) && !known.has(name) && !missing.has(name)) {
        missing.add(name);
        notes.push({
          kind: 'code',
          text: `the component ${name} does not exist here; only its content is shown`,
          quote: `<${name}`,
        });
      }
    } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const [statement] = node.data?.estree?.body ?? [];
      const name =
        statement?.type === 'ExpressionStatement' ? firstName(statement.expression) : undefined;
      if (name !== undefined && !known.has(name) && !(name in globalThis)) {
        const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
        edits.push({start, end, text: `\`${body.slice(start, end)}\``});
        notes.push({
          kind: 'code',
          text: `{${node.value}} uses ${name}, which does not exist here; it is shown as code`,
          quote: `{${node.value}}`,
        });
      }
    }
  });
  const text = applyEdits(body, edits);
  const standIns = [...missing].map(standIn).join('\n');
  return {text: standIns ? `${standIns}\n\n${text.replace(/^\s+/, '')}` : text, notes};
}
