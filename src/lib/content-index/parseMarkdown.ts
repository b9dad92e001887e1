import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

export type MarkdownFormat = 'md' | 'mdx';

/** What a file is written in, by its name. */
export function formatOf(file: string): MarkdownFormat {
  return file.endsWith('.mdx') ? 'mdx' : 'md';
}

function createParser() {
  return unified().use(remarkParse).use(remarkGfm).use(remarkMath, {singleDollarTextMath: false});
}

const markdown = createParser().freeze();
const mdx = createParser().use(remarkMdx).freeze();

/**
 * The tree of a source's text without its front matter, read as the site's build reads it: `.md` is
 * CommonMark, `.mdx` is MDX; both with tables and with formulas between two pairs of dollars.
 *
 * @throws Error with the place where MDX cannot be read
 */
export function parseMarkdown(body: string, format: MarkdownFormat): Root {
  return format === 'mdx' ? mdx.parse(body) : markdown.parse(body);
}
