import {visit} from 'unist-util-visit';
import {offsetsOf} from '../docusaurus/parseMarkdown.js';
import {nameOf} from '../docusaurus/types.js';
import type {MarkdownFormat} from '../docusaurus/types.js';
import type {Edit} from '../files/changes.js';
import {applyEdits} from '../files/changes.js';
import type {OldBlog} from '../read/docusaurusConfig.js';
import type {OldFiles} from '../oldAddresses/rules.js';
import {validData} from '../oldAddresses/rules.js';
import type {Engine, Fields} from '../read/exportedPost.js';
import {ungrouped} from '../read/exportedPost.js';
import {parseLeniently} from './dialects.js';
import {replaceOutsideCode} from './scan.js';

/** Configurations of Jekyll and Hugo sites, which contain the settings of their themes. */
const CONFIG =
  /^(?:_config\.ya?ml|(?:hugo|config|config\/_default\/(?:hugo|config|params))\.(?:toml|ya?ml|json))$/;

/** Fields with which Jekyll and Hugo themes turn on formulas, such as `math: true`. */
const MATH_FIELD = /^(?:use_?)?(?:math|mathjax|katex|latex)$/i;

/** Packages that read formulas between single dollar signs. */
const MATH_PACKAGE =
  /"(?:remark-math|gatsby-remark-katex|(?:@[\w-]+\/)?markdown-it-(?:katex|texmath|mathjax3?)|hexo-filter-mathjax)"\s*:/;

/** True if a site reads formulas between single dollar signs by default. */
export function hasFormulasByDefault(engine: Engine | undefined, exported: OldFiles): boolean {
  const {files, read} = exported;
  const hasPackages = files.includes('package.json');
  return (
    engine === 'obsidian' ||
    (hasPackages && MATH_PACKAGE.test(read('package.json'))) ||
    files.some((file) => CONFIG.test(file) && mathField(ungrouped(validData(file, exported))))
  );
}

/** Returns the value of the field that turns formulas on or off; undefined without one. */
export function mathField(fields: Fields): boolean | undefined {
  const values = Object.keys(fields).flatMap((name) => (MATH_FIELD.test(name) ? fields[name] : []));
  return values.find((value) => typeof value === 'boolean');
}

/** True if a Docusaurus blog reads a text between two single dollar signs as a formula. */
export function hasDollarFormulas({remarkPlugins}: Pick<OldBlog, 'remarkPlugins'>): boolean {
  const math = remarkPlugins.find((plugin) => nameOf(plugin) === 'remark-math');
  const options = Array.isArray(math) ? (math[1] as Fields) : {};
  return math !== undefined && options['singleDollarTextMath'] !== false;
}

/**
 * Doubles the dollar signs of inline formulas, because a single dollar sign is plain text here:
 * `$x^2$` becomes `$$x^2$$`.
 */
export function doubleDollars(text: string, format: MarkdownFormat): string {
  if (!text.includes('$')) {
    return text;
  }
  const edits: Edit[] = [];
  visit(parseLeniently(text, format, {extensions: ['dollar-math']}), 'inlineMath', (node) => {
    const [start, end] = offsetsOf(node);
    const startsWithSpace = /\s/.test(text[start + 1] ?? '');
    const endsWithSpace = /\s/.test(text[end - 2] ?? '');
    // In "$5 and $6", the dollar signs are not delimiters.
    const isAmount = startsWithSpace !== endsWithSpace || /\d/.test(text[end] ?? '');
    if (!text.startsWith('$$', start) && !isAmount) {
      edits.push({start, end: start, text: '$'}, {start: end, end, text: '$'});
    }
  });
  return applyEdits(text, edits);
}

/**
 * Replaces MathJax's delimiters `\\(…\\)` and `\\[…\\]` with dollar signs. Only double backslashes
 * count: in Markdown, `\(` is an ordinary bracket.
 */
export function bracketFormulas(text: string): string {
  const pattern = /\\\\\((.+?)\\\\\)|\\\\\[(.+?)\\\\\]/gs;
  return replaceOutsideCode(text, pattern, (_, inline, block = '') =>
    inline ? `$$${inline.trim()}$$` : `\n\n$$\n${block.trim()}\n$$\n\n`,
  );
}
