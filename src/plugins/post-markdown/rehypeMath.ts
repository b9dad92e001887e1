import type {Root} from 'hast';
import rehypeKatex from 'rehype-katex';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** What every formula's source has: its signs, or the name of its block's language. */
const SIGN = /\$\$|math/;

/** What KaTeX could not read becomes the text that it was. */
function restoreText(tree: Root): void {
  visit(tree, 'element', (element) => {
    const {className} = element.properties;
    if (Array.isArray(className) && className.includes('katex-error')) {
      const [text] = element.children;
      element.properties = {};
      element.children = [{type: 'text', value: `$$${text?.type === 'text' ? text.value : ''}$$`}];
    }
  });
}

/** Letters, digits and signs that fit a line of a phone. */
const LINE = 20;

/** Makes a box of a formula that may be wider than a phone; browsers break no formula. */
function boxWide(tree: Root): void {
  visit(tree, 'element', (element) => {
    const {className} = element.properties;
    if (!Array.isArray(className) || !className.includes('katex')) {
      return undefined;
    }
    let length = 0;
    visit(element, 'element', (part) => {
      if (part.tagName === 'annotation') {
        return SKIP;
      }
      const [text] = part.children;
      length += text?.type === 'text' ? text.value.trim().length : 0;
      return undefined;
    });
    if (length > LINE) {
      className.push('katex-wide');
      Object.assign(element.properties, {role: 'group', ariaLabel: 'Formula', tabIndex: 0});
    }
    return SKIP;
  });
}

/**
 * Sets formulas as MathML, which browsers draw themselves: no style sheet, no font, no script.
 *
 * @param isStrict whether what KaTeX cannot read fails the build; else it stays text, as pairs of
 *   dollars are on a Docusaurus site without formulas
 */
export function rehypeMath({isStrict}: {readonly isStrict: boolean}) {
  const katex = rehypeKatex({output: 'mathml', strict: isStrict ? 'error' : 'ignore'});
  return (tree: Root, file: VFile): void => {
    // Most posts have none, and walking a tree takes far longer than looking through a text.
    if (!SIGN.test(String(file))) {
      return;
    }
    const before = file.messages.length;
    katex(tree, file);
    boxWide(tree);
    const [problem] = file.messages.slice(before);
    if (problem && !isStrict) {
      restoreText(tree);
    } else if (problem) {
      file.fail(
        `A formula cannot be set: ${String(problem.cause ?? problem.reason)}`,
        problem.place,
      );
    }
  };
}
