import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element, Nodes as HtmlNodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkMath, {singleDollarTextMath: false});

/** Parses the Markdown version of a page, which has no Docusaurus syntax. */
export function parseMarkdown(text: string): Root {
  return parser.parse(text);
}

function tidy(text: string): string {
  return text
    .replaceAll('\u200b', '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:!?)])/g, '')
    .trim();
}

const BLOCK = /^(?:p|li|td|th|tr|h[1-6]|div|figcaption|figure|blockquote|pre|ul|ol|table|time)$/;

function textOf(node: HtmlNodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  const text = 'children' in node ? node.children.map(textOf).join('') : '';
  return node.type === 'element' && BLOCK.test(node.tagName) ? ` ${text} ` : text;
}

/** Returns the text of the article of a built page, with one space between words. */
function articleText(html: string): string {
  let article: Element | undefined;
  visit(fromHtml(html), 'element', (element) => {
    article ??= element.tagName === 'article' ? element : undefined;
  });
  return article ? tidy(textOf(article)) : '';
}

/**
 * Returns the paragraphs, headings and cells of a Markdown file, or the lines of these, as plain text.
 * Leaves out those with a formula, a picture or a footnote, which read differently on the page.
 */
function markdownTexts(root: Root, by: 'block' | 'line' = 'block'): string[] {
  const texts: string[] = [];
  visit(root, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') {
      return;
    }
    const isPlain = node.children.every(
      ({type}) => type !== 'inlineMath' && type !== 'image' && type !== 'footnoteReference',
    );
    if (isPlain) {
      const text = toString(node, {includeHtml: false});
      texts.push(...(by === 'line' ? text.split('\n') : [text]).map(tidy));
    }
  });
  return texts.filter((text) => text !== '');
}

/** Returns the addresses of all links, pictures and definitions in a Markdown file. */
export function addressesOf(root: Root): string[] {
  const urls: string[] = [];
  visit(root, (node: Nodes) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      urls.push(node.url);
    }
  });
  return urls;
}

/** Returns the texts and HTML of a Markdown file that have MDX syntax, except those in code. */
function mdxLeftovers(root: Root): string[] {
  const leftovers: string[] = [];
  visit(root, (node: Nodes) => {
    const isMdx =
      node.type === 'text' && /^(?:import|export) .* from |<[A-Z]\w+|\{\/\*|^:::/m.test(node.value);
    if (isMdx || (node.type === 'html' && /^<\/?[A-Z]|^<!--/.test(node.value))) {
      leftovers.push(node.value);
    }
  });
  return leftovers;
}

/** Returns the texts of a page's Markdown version that are not in the page's article. */
function missingOnPage(root: Root, html: string, by: 'block' | 'line'): string[] {
  // Ignores case: the theme writes the titles of admonitions in lower case.
  const page = articleText(html).toLowerCase();
  // Leaves out the title, description and facts at the top and the newer posts at the end, which the
  // page has outside of its article.
  const [, , , ...texts] = root.children;
  const lastHeading = texts.at(-2);
  const hasNewerPosts =
    lastHeading?.type === 'heading' && toString(lastHeading) === 'Newer posts that mention this';
  const children = hasNewerPosts ? texts.slice(0, -2) : texts;
  // Leaves out the lines that stand for interactive components.
  return markdownTexts({type: 'root', children}, by)
    .filter((text) => !/\((?:interactive, on the page|Example)\)$/.test(text))
    .filter((text) => !page.includes(text.toLowerCase()));
}

/**
 * Returns problems of a page's Markdown version: MDX syntax, relative addresses, and texts that are
 * not on the page.
 *
 * @param permalink path of the page, without the base path
 * @param by unit of comparison: `line` for a shelf, whose page may have the lines in another order
 */
export function markdownProblems(build: string, permalink: string, by: 'block' | 'line'): string[] {
  const read = (end: string) => readFileSync(path.join(build, `${permalink}${end}`), 'utf8');
  const root = parseMarkdown(read('.md'));
  const [first] = root.children;
  return [
    ...(first?.type === 'heading' && first.depth === 1 ? [] : ['no title']),
    ...mdxLeftovers(root),
    ...addressesOf(root).filter((address) => !URL.canParse(address)),
    ...missingOnPage(root, read('.html'), by),
  ].map((problem) => `${permalink}: ${problem}`);
}
