import type {Element, Root} from 'hast';
import rehypeKatex from 'rehype-katex';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

function classes({properties}: Element): unknown[] {
  const {className} = properties;
  return Array.isArray(className) ? className : [];
}

/** What every formula's source has: its signs, or the name of its block's language. */
const SIGN = /\$\$|math/;

function hasMath(tree: Root, source: string): boolean {
  // Most posts have none, and walking a tree takes far longer than looking through a text.
  if (!SIGN.test(source)) {
    return false;
  }
  let found = false;
  visit(tree, 'element', (element) => {
    found ||= classes(element).includes('language-math');
  });
  return found;
}

/**
 * Sets formulas as MathML, which browsers draw themselves: no style sheet, no font, no script. A
 * formula that KaTeX cannot read fails the build.
 */
export function rehypeMath() {
  const katex = rehypeKatex({output: 'mathml', strict: 'error'});
  return (tree: Root, file: VFile): void => {
    if (!hasMath(tree, String(file))) {
      return;
    }
    const before = file.messages.length;
    katex(tree, file);
    const [problem] = file.messages.slice(before);
    if (problem) {
      file.fail(
        `A formula cannot be set: ${String(problem.cause ?? problem.reason)}`,
        problem.place,
      );
    }
  };
}
