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

/** Text of the article of a built page, with one space between words. */
function articleText(html: string): string {
  let article: Element | undefined;
  visit(fromHtml(html), 'element', (element) => {
    article ??= element.tagName === 'article' ? element : undefined;
  });
  return article ? tidy(textOf(article)) : '';
}

/**
 * Paragraphs, headings and cells of a Markdown file, or their lines, as plain text. Those with a
 * formula, a picture or a footnote are left out: their text differs from the page's.
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

/** The addresses that a Markdown file names: links, pictures, definitions. */
export function addressesOf(root: Root): string[] {
  const urls: string[] = [];
  visit(root, (node: Nodes) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      urls.push(node.url);
    }
  });
  return urls;
}

/** Leftovers of MDX in a Markdown file, outside its code. */
function leftovers(root: Root): string[] {
  const left: string[] = [];
  visit(root, (node: Nodes) => {
    const isLeft =
      node.type === 'text' && /^(?:import|export) .* from |<[A-Z]\w+|\{\/\*|^:::/m.test(node.value);
    if (isLeft || (node.type === 'html' && /^<\/?[A-Z]|^<!--/.test(node.value))) {
      left.push(node.value);
    }
  });
  return left;
}

/** Texts in a page's Markdown that are not on the page. */
function unsaid(root: Root, html: string, by: 'block' | 'line'): string[] {
  // The theme writes the title of an admonition in lower case, and shows it in upper case.
  const page = articleText(html).toLowerCase();
  // Title, description and facts come first, and later posts last: these are below the article.
  const [, , , ...texts] = root.children;
  const last = texts.at(-2);
  const isLater = last?.type === 'heading' && toString(last) === 'Newer posts that mention this';
  const children = isLater ? texts.slice(0, -2) : texts;
  // An interactive component is a line in Markdown and a figure on the page.
  return markdownTexts({type: 'root', children}, by)
    .filter((text) => !/\((?:interactive, on the page|Example)\)$/.test(text))
    .filter((text) => !page.includes(text.toLowerCase()));
}

/**
 * Problems of a page's Markdown version: leftover MDX, relative addresses, and texts that are not on
 * the page.
 *
 * @param permalink without the base URL
 * @param by unit of comparison: the page may order the lines of a shelf's entry differently
 */
export function markdownProblems(build: string, permalink: string, by: 'block' | 'line'): string[] {
  const read = (end: string) => readFileSync(path.join(build, `${permalink}${end}`), 'utf8');
  const root = parseMarkdown(read('.md'));
  const [first] = root.children;
  return [
    ...(first?.type === 'heading' && first.depth === 1 ? [] : ['no title']),
    ...leftovers(root),
    ...addressesOf(root).filter((address) => !URL.canParse(address)),
    ...unsaid(root, read('.html'), by),
  ].map((problem) => `${permalink}: ${problem}`);
}
