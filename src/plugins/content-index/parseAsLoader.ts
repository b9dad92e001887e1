import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {MarkdownFormat} from '../../lib/content-index/parseMarkdown';

/** Extensions in the order of `@docusaurus/mdx-loader`: where two want the same text, it counts. */
function createParser(format: MarkdownFormat) {
  const parser = unified().use(remarkParse);
  return (format === 'mdx' ? parser.use(remarkMdx) : parser)
    .use(remarkFrontmatter)
    .use(remarkDirective)
    .use(remarkGfm)
    .use(remarkMath, {singleDollarTextMath: false})
    .freeze();
}

const parsers = {md: createParser('md'), mdx: createParser('mdx')};

/**
 * The tree that `@docusaurus/mdx-loader` parses a whole file of the blog to, with its settings in
 * `docusaurus.config.ts`, before its plugins change it.
 *
 * @throws Error with the place where MDX cannot be read
 */
export function parseAsLoader(text: string, format: MarkdownFormat): Root {
  return parsers[format].parse(text);
}
