import {createSlugger} from '@docusaurus/utils';
import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {offsetsOf, parseInPlace} from '../docusaurus/parseMarkdown.js';
import type {MarkdownFormat, MarkdownSettings} from '../docusaurus/types.js';
import type {Edit} from '../files/changes.js';
import {applyEdits} from '../files/changes.js';
import {embedOf} from './embeds.js';
import {PICTURE, admonition, admonitionKind, fence, link, picture} from './write.js';

/** Removes tables of contents, because Docusaurus adds its own. */
export function withoutTableOfContents(text: string): string {
  return text.replace(/^[ \t]*(?:\[toc\]|\[\[_?toc_?\]\]|\$\{toc\})[ \t]*$/gim, '');
}

/** Matches an opening HTML tag with attributes. */
const TAG = /<[a-z][\w-]*(?:\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)+\s*\/?>/gi;

/** Quotes HTML attributes: Docusaurus' parser does not read a tag with a slash in an unquoted value. */
export function withQuotedAttributes(text: string): string {
  return text.replace(TAG, (tag) =>
    tag.replace(
      /(\s[\w:-]+\s*=\s*)(?:("[^"]*"|'[^']*')|([^\s"'=<>`]+))/g,
      (whole, name: string, _, bare: string | undefined) =>
        bare === undefined ? whole : `${name}"${bare}"`,
    ),
  );
}

/**
 * Writes Obsidian's `[[a page|words]]` and `![[picture.png|300]]` in Markdown.
 *
 * @param findPage returns the path of a page or picture, or the name unchanged if there is no such file
 * @param isVault true for Obsidian. Elsewhere, `[[name]]` may be code, so it becomes a link only if
 *   there is such a page
 */
export function convertWikiLinks(
  text: string,
  findPage: (name: string) => string,
  isVault: boolean,
): string {
  return text.replace(
    /(!?)\[\[([^[\]|#\n]*?)(#[^[\]|\n]*?)?(?:\\?\|([^[\]\n]*))?\]\](?=([([:])?)/g,
    (whole, bang: string, name: string, hash?: string, words?: string, next?: string) => {
      // Outside a vault, the brackets may contain numbers or shell tests, such as `[[ -f a ]]`.
      const notPage = isVault ? /^\s*$|:\/\// : /^\s|\s$|^\d*$|^[$!-]|:\/\//;
      const isWikiLink = name === '' ? hash !== undefined : !notPage.test(name);
      // Outside a vault, brackets before `(`, `[` or `:` are the text of an ordinary link.
      if (!isWikiLink || (next && !isVault)) {
        return whole;
      }
      if (bang && PICTURE.test(name)) {
        const alt = words === undefined || /^\d+(?:x\d+)?$/.test(words) ? '' : words;
        return picture(findPage(name), alt || name.replace(/^.*\/|\.\w+$/g, ''));
      }
      const heading = hash?.replace(/^.*#/, '').trim() ?? '';
      const id = heading.startsWith('^') ? heading.slice(1) : createSlugger().slug(heading);
      const anchor = id && `#${id}`;
      const page = name && findPage(name);
      if (page === name && !isVault) {
        return whole;
      }
      // Adds `.md` to the name of a missing page, so that the link becomes text later (`resolveAddress.ts`).
      const address = page === name && name && !/\.\w+$/.test(name) ? `${name}.md` : page;
      const linkText = words ?? (name.replace(/^.*\//, '') || (hash ?? '').slice(1));
      return link(linkText, address + anchor);
    },
  );
}

/** Writes Obsidian's callouts and GitHub's alerts (`> [!note] Title`) as admonitions. */
export function convertCallouts(text: string): string {
  if (!text.includes('[!')) {
    return text;
  }
  const edits: Edit[] = [];
  visit(parseInPlace(text, 'md'), 'blockquote', ({position}) => {
    const [start, end] = offsetsOf({position});
    const [first = '', ...lines] = text.slice(start, end).split('\n');
    const [, kind, title = ''] =
      /^>[ \t]?\[!([\w-]+)(?:\|[^\]]*)?\][+-]?[ \t]*(.*)$/.exec(first) ?? [];
    if (kind === undefined) {
      return undefined;
    }
    const inner = lines.map((line) => line.replace(/^[ \t]*>[ \t]?/, '')).join('\n');
    const written = admonition(admonitionKind(kind), title, convertCallouts(inner)).text;
    const indent = ' '.repeat((position?.start.column ?? 1) - 1);
    // An admonition needs an empty line above it.
    const gap = /(?:^|\n[ \t]*\n)[ \t]*$/.test(text.slice(0, start)) ? '' : `\n${indent}`;
    edits.push({start, end, text: gap + written.replace(/\n(?!\n)/g, `\n${indent}`)});
    return SKIP;
  });
  return applyEdits(text, edits);
}

type Directive = Extract<Nodes, {type: 'textDirective' | 'leafDirective'}>;

/** Parses a text in the given format, or as CommonMark if it is not valid MDX. */
export function parseLeniently(
  text: string,
  format: MarkdownFormat,
  markdown?: MarkdownSettings,
): Root {
  try {
    return parseInPlace(text, format, markdown);
  } catch {
    return parseInPlace(text, 'md', markdown);
  }
}

/**
 * Writes directives such as `::youtube[Title]{#id}` as links to the embedded content. Escapes the colons
 * of other directives, such as `a:hover{color:red}`, because Docusaurus would drop their names.
 */
export function convertDirectives(
  text: string,
  kind: MarkdownFormat,
  markdown?: MarkdownSettings,
): string {
  if (!/:\p{L}[\p{L}\w-]*[[{]|::\p{L}/u.test(text)) {
    return text;
  }
  const edits: Edit[] = [];
  visit(parseLeniently(text, kind, markdown), ['textDirective', 'leafDirective'], (node) => {
    const {type, name, attributes} = node as Directive;
    const [start, end] = offsetsOf(node);
    if (type === 'textDirective') {
      // Docusaurus shows a directive without label and attributes as it is written.
      const isPlain = end - start === name.length + 1;
      edits.push(...(isPlain ? [] : [{start, end: start, text: '\\'}]));
      return;
    }
    const named = {title: toString(node), ...attributes} as Record<string, string>;
    const found = embedOf(name, {named, positional: []});
    const isContents = /^(?:toc|table-of-contents)$/i.test(name);
    edits.push(
      found || isContents
        ? {start, end, text: found ? link(found.label, found.address) : ''}
        : {start, end: start + 2, text: '\\:\\:'},
    );
  });
  return applyEdits(text, edits);
}

/** First line of a definition, possibly within a quotation. */
const DEFINITION = /^([ \t>]*):(?=[ \t]+\S)/;

/** Writes terms in bold, one per line. */
function asTerms(lines: readonly string[]): string {
  const bold = lines.map((line) => line.replace(/^([ \t>]*)(?!\*\*)(.*?)[ \t\\]*$/, '$1**$2**'));
  return bold.join('\\\n');
}

/**
 * Writes the definition lists of kramdown, PHP Markdown Extra and Hugo as terms in bold above lists.
 * In these dialects, definitions are lines below a term that begin with a colon.
 */
export function convertDefinitionLists(text: string): string {
  if (!/\n[ \t>]*:[ \t]+\S/.test(text)) {
    return text;
  }
  const linesOf = (node: Nodes) => text.slice(...offsetsOf(node)).split('\n');
  const edits: Edit[] = [];
  visit(parseInPlace(text, 'md'), 'paragraph', (node, index = 0, parent) => {
    const [start, end] = offsetsOf(node);
    const lines = linesOf(node);
    const first = lines.findIndex((line) => DEFINITION.test(line));
    const above = parent?.children[index - 1];
    if (first === -1 || (first === 0 && above?.type !== 'paragraph')) {
      return;
    }
    // A blank line may separate a term and its definition.
    if (first === 0 && above && !linesOf(above).some((line) => DEFINITION.test(line))) {
      const [from, to] = offsetsOf(above);
      edits.push({start: from, end: to, text: asTerms(linesOf(above))});
    }
    const [, marks = ''] = DEFINITION.exec(lines[first] ?? '') ?? [];
    const items = lines.slice(first).map((line) => line.replace(DEFINITION, '$1-'));
    // Below the terms is an empty line, with `>` in a quotation.
    const terms = first === 0 ? [] : [asTerms(lines.slice(0, first)), marks.trimEnd()];
    edits.push({start, end, text: [...terms, ...items].join('\n')});
  });
  return applyEdits(text, edits);
}

/**
 * Converts the first line of a code block to Docusaurus' syntax: language, title, highlighted lines and
 * line numbers. Gatsby writes `js:title=a.js` or `js:a.js`, VitePress `js [a.js]`, Hugo
 * `js {linenos=true,hl_lines=[1]}`, Eleventy `js/0,2`, Zola `js,linenos`, and Python-Markdown a line
 * `:::js` in code that is indented.
 */
export function withFenceInfo(block: string): string {
  const [colons, language = ''] = /^(?: {4}|\t):::([\w+#-]+)[ \t]*\n/.exec(block) ?? [];
  if (colons !== undefined) {
    return fence(language, block.slice(colons.length).replace(/^(?: {4}|\t)/gm, '')).text;
  }
  return block.replace(
    /^((?:[ \t]|>|[-*+][ \t]|\d+[.)][ \t])*(?:`{3,}|~{3,}))([^\n`]*)(?=\n|$)/,
    (whole, ticks: string, info: string) => {
      // Pandoc writes the language as the first class: `{.py .copy title="x"}`.
      const [, brace, language = '', rest = ''] =
        /^[ \t]*(\{[ \t]*\.?(?=[a-z][\w+#-]*[\s,}]))?([\w+#-]*)(.*)$/i.exec(info) ?? [];
      const details = brace ? rest.replace(/[ \t]\.[\w-]+|[ \t]*\}/g, '') : rest;
      const [, lineNumbers = ''] =
        /(?:hl|mark)_lines\s*=\s*(\[[^\]]*\]|"[^"]*"|[\d\s-]+)/i.exec(details) ?? [];
      // Eleventy counts lines from 0.
      const [, fromZero] = /^\/([\d,-]+)/.exec(details) ?? [];
      const lines =
        fromZero?.replace(/\d+/g, (line) => String(Number(line) + 1)) ??
        lineNumbers.match(/\d+(?:-\d+)?/g)?.join(',');
      const hasNumbers =
        /\bline(?:nos|nums)\b(?!\s*=\s*["']?false)|numberLines\s*:\s*(?:true|\d)|^:line-numbers/i.test(
          details,
        );
      const normalized = details
        .replace(/^:(?:no-)?line-numbers(?:=\d+)?[ \t]*/, '')
        // `:title=a.js` and `:a.js`
        .replace(
          /^(\{[\d,\s-]+\})?:title=(?:"([^"]*)"|([^{\n]*?))(?=\s*\{|\s*$)/,
          '$1 title="$2$3"',
        )
        .replace(/^:([\w./-]+\.\w+)(?=\s|$)/, ' title="$1"')
        // `{1,3} [a.js]`
        .replace(/^(\{[\d,\s-]+\})?[ \t]*\[([^[\]"]+)\][ \t]*$/, '$1 title="$2"')
        // Removes `{linenos=true}`, `linenums="1"`, `,linenos` and `/0,2`, which are already read into `lines`
        // and `hasNumbers`
        .replace(/\{[^{}]*(?:linenos|(?:hl|mark)_lines|numberLines)[^{}]*\}/i, '')
        .replace(/[ \t](?:linenums|hl_lines)="[^"]*"/gi, '')
        .replace(/^[,/][^\s{]*(?: [\d-]+)*/, '')
        // A missing space in `js{1,3}` and `title="a"{1,3}`
        .replace(/^(?=\{[\d,\s-]+\})|(?<=")(?=\{[\d,\s-]+\})/g, ' ');
      const [, first] = /\blinenostart\s*=\s*(\d+)/i.exec(details) ?? [];
      const numbers = hasNumbers && `showLineNumbers${first ? `=${first}` : ''}`;
      const extra = [lines && `{${lines}}`, numbers].filter(Boolean);
      const after = [normalized.trimEnd(), ...extra].join(' ').trim();
      return !brace && normalized === details && extra.length === 0
        ? whole
        : `${ticks}${language}${after && ` ${after}`}`;
    },
  );
}
