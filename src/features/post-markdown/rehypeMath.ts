import {hasClass} from 'docusaurus-built-pages';
import type {Element, ElementContent, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {h} from 'hastscript';
import katex from 'katex';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {MarkdownTexts} from './markdownTexts';

/**
 * Puts space between a function and its argument, as in "ln 3.5". KaTeX separates them by the
 * invisible operator U+2061, which has no width in browsers.
 */
function spaceFunctions(formula: Element): void {
  visit(formula, 'element', (element, index, parent) => {
    const next = parent?.children[(index ?? 0) + 1];
    // No space before a parenthesis, which is an operator in MathML.
    const isBeforeOperator = next?.type === 'element' && next.tagName === 'mo';
    if (element.tagName === 'mo' && toString(element) === '\u2061' && !isBeforeOperator) {
      element.properties.rspace = '0.1667em';
    }
  });
}

/** Classes of formulas in Markdown, and in HTML that other programs wrote. */
const MATH_CLASSES = ['language-math', 'math-inline', 'math-display'];

/** Number of characters of a formula that fit on a line of a phone. */
const MAX_LETTERS = 20;

/** Returns the number of visible characters, without the source of the formula. */
function lengthOf(node: ElementContent): number {
  if (node.type === 'text') {
    return node.value.trim().length;
  }
  return node.type === 'element' && node.tagName !== 'annotation'
    ? node.children.reduce((sum, child) => sum + lengthOf(child), 0)
    : 0;
}

/** Makes a long formula scrollable, because browsers do not break it into lines. */
function makeScrollable({properties}: Element, ariaLabel: string): void {
  properties.className = ['katex', 'katex-wide'];
  Object.assign(properties, {role: 'group', ariaLabel, tabIndex: 0});
}

/** Punctuation that must not be separated from a formula by the end of a line. */
const OPENING = /[([{“‘"]+$/;
const CLOSING = /^[.,;:!?)\]}”’"…]+/;

/**
 * Wraps an inline formula and the punctuation around it in one element, because browsers may break a
 * line before and after every formula.
 */
function joinPunctuation(formula: ElementContent, siblings: ElementContent[], at: number): void {
  const [before, after] = [siblings[at - 1], siblings[at + 1]];
  const opening = before?.type === 'text' && OPENING.exec(before.value)?.[0];
  const closing = after?.type === 'text' && CLOSING.exec(after.value)?.[0];
  siblings[at] =
    opening || closing
      ? h('span.katex-joined', opening || null, formula, closing || null)
      : formula;
  if (opening) {
    before.value = before.value.slice(0, -opening.length);
  }
  if (closing) {
    after.value = after.value.slice(closing.length);
  }
}

/**
 * Converts formulas to MathML, which browsers draw without a style sheet, a font or a script.
 *
 * @param isStrict true if a formula that KaTeX cannot parse fails the build. Otherwise, such a
 *   formula stays text, as on a Docusaurus site without formulas.
 */
export function rehypeMath(isStrict: boolean, texts: Pick<MarkdownTexts, 'formula'>) {
  const options = {output: 'mathml', strict: isStrict ? 'error' : 'ignore'} as const;

  function draw(source: string, displayMode: boolean): ElementContent {
    const html = katex.renderToString(source, {...options, displayMode});
    const [formula] = fromHtml(html, {fragment: true}).children as [Element];
    spaceFunctions(formula);
    if (lengthOf(formula) > MAX_LETTERS) {
      makeScrollable(formula, texts.formula);
    }
    return formula;
  }

  return (tree: Root, file: VFile): void => {
    visit(tree, 'element', (element, index, parent) => {
      const [child] = element.children;
      const isPre = element.tagName === 'pre';
      const code = isPre && child?.type === 'element' ? child : element;
      const isBlock = isPre || hasClass(code, 'math-display');
      const isMath = MATH_CLASSES.some((name) => hasClass(code, name));
      if (!isMath || !parent || index === undefined) {
        return undefined;
      }
      const source = toString(code);
      try {
        const formula = draw(source, isBlock);
        if (isBlock) {
          parent.children[index] = formula;
        } else {
          joinPunctuation(formula, parent.children as ElementContent[], index);
        }
      } catch (error) {
        if (isStrict) {
          file.fail(`The formula cannot be parsed: ${(error as Error).message}`, element.position);
        }
        parent.children[index] = h('span', `$$${source}$$`);
      }
      return SKIP;
    });
  };
}
