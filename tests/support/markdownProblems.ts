import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {readPage} from './html';

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkMath, {singleDollarTextMath: false});

/** Parses the Markdown version of a page, which has no Docusaurus syntax. */
export function parseMarkdown(text: string): Root {
  return parser.parse(text);
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

/**
 * Returns the lines of the paragraphs, headings and cells of a Markdown file, as plain text. Leaves
 * out those with a formula, a picture or a footnote, which read differently on the page.
 */
function plainLines(root: Root): string[] {
  const lines: string[] = [];
  visit(root, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      if (!node.children.some(({type}) => /^(?:inlineMath|image|footnoteReference)$/.test(type))) {
        lines.push(...toString(node, {includeHtml: false}).split('\n'));
      }
    }
  });
  return lines;
}

/** Removes the differences between a page and its Markdown version: white space and case. */
function squeeze(text: string): string {
  return text.replaceAll(/[\s\u200b]/g, '').toLowerCase();
}

/** Returns the texts of a page's Markdown version that are not on the page. */
function missingOnPage({children}: Root, build: string, permalink: string): string[] {
  const page = squeeze(readPage(build, permalink)('main').text());
  // Leaves out the title, the summary and the facts (the first three nodes), newer posts (lines with a
  // date), and lines in place of components.
  return plainLines({type: 'root', children: children.slice(3)})
    .filter((line) => !/^\d{4}-\d\d-\d\d: |\((?:interactive, on the page|Example)\)$/.test(line))
    .filter((line) => !page.includes(squeeze(line)));
}

/**
 * Returns problems of a page's Markdown version: MDX syntax, relative addresses, and texts that are
 * not on the page.
 *
 * @param permalink path of the page, without the base path
 */
export function markdownProblems(build: string, permalink: string): string[] {
  const root = parseMarkdown(readFileSync(path.join(build, `${permalink}.md`), 'utf8'));
  const [first] = root.children;
  return [
    ...(first?.type === 'heading' && first.depth === 1 ? [] : ['no title']),
    ...mdxLeftovers(root),
    ...addressesOf(root).filter((address) => !URL.canParse(address)),
    ...missingOnPage(root, build, permalink),
  ].map((problem) => `${permalink}: ${problem}`);
}
