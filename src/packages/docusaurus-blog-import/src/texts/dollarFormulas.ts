import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {offsetsOf, parseInPlace} from '../docusaurus/parseMarkdown.js';
import {nameOf} from '../docusaurus/types.js';
import type {MarkdownFormat} from '../docusaurus/types.js';
import type {OldBlog} from '../read/docusaurusConfig.js';
import type {Fields} from '../read/exportedPost.js';

/** Fields by which themes of Jekyll and Hugo turn on formulas, such as `math: true`. */
const MATH_FIELD = /^(?:use_?)?(?:math|mathjax|katex|latex)$/i;

/** True if the front matter of a post turns on formulas. */
export function hasMathField(fields: Fields): boolean {
  return Object.entries(fields).some(([name, value]) => MATH_FIELD.test(name) && value === true);
}

/** True if a Docusaurus blog reads a text between two single dollar signs as a formula. */
export function hasDollarFormulas({remarkPlugins}: Pick<OldBlog, 'remarkPlugins'>): boolean {
  const math = remarkPlugins.find((plugin) => nameOf(plugin) === 'remark-math');
  const options = Array.isArray(math) ? (math[1] as Fields) : {};
  return math !== undefined && options['singleDollarTextMath'] !== false;
}

/** Parses a text with formulas between single dollar signs; as Markdown if it is not valid MDX. */
function parse(text: string, format: MarkdownFormat): Root {
  const settings = {extensions: ['dollar-math']};
  try {
    return parseInPlace(text, format, settings);
  } catch {
    return parseInPlace(text, 'md', settings);
  }
}

/**
 * Doubles the dollar signs of formulas in lines, because a single dollar sign is plain text here:
 * `$x^2$` becomes `$$x^2$$`.
 */
export function doubleDollars(text: string, format: MarkdownFormat): string {
  if (!text.includes('$')) {
    return text;
  }
  const places: number[] = [];
  visit(parse(text, format), (node: Nodes) => {
    const [start, end] = offsetsOf(node);
    if (node.type === 'inlineMath' && !text.startsWith('$$', start)) {
      places.push(start, end);
    }
  });
  const parts = [0, ...places].map((start, index) => text.slice(start, places[index]));
  return parts.join('$');
}

/**
 * Matches code, and formulas between `\\(…\\)` or `\\[…\\]`. With single backslashes, these are
 * ordinary brackets in Markdown.
 */
const BRACKETS =
  /(^[ \t]*(`{3,}|~{3,}).*?^[ \t]*\2|(?<!`)(`+)(?!`).*?(?<!`)\3(?!`))|\\\\\((.+?)\\\\\)|\\\\\[(.+?)\\\\\]/gms;

/** Writes formulas between brackets with two backslashes, which MathJax reads, with dollar signs. */
export function bracketFormulas(text: string): string {
  return text.replace(
    BRACKETS,
    (
      whole: string,
      code?: string,
      _fence?: string,
      _ticks?: string,
      inline?: string,
      block = '',
    ) =>
      code === undefined
        ? inline === undefined
          ? `\n\n$$\n${block.trim()}\n$$\n\n`
          : `$$${inline.trim()}$$`
        : whole,
  );
}
