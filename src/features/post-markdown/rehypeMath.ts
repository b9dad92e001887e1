import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import rehypeKatex from 'rehype-katex';
import {EXIT, SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** Matches sources that may have formulas, by their delimiter or the language of a code block. */
const HAS_FORMULA = /\$\$|math/;

/** Returns the source of a formula that KaTeX has converted. */
function sourceOf(element: Element): string {
  let source = toString(element);
  visit(element, 'element', (descendant) => {
    if (descendant.tagName === 'annotation') {
      source = toString(descendant);
      return EXIT;
    }
    return undefined;
  });
  return source;
}

/**
 * Turns formulas that KaTeX could not parse back into text. KaTeX marks only some of them; of others,
 * it draws the commands that it does not know.
 *
 * @param sources sources of these formulas
 */
function restoreText(tree: Root, sources: ReadonlySet<string>): void {
  visit(tree, 'element', (element) => {
    const {className} = element.properties;
    const isFormula =
      Array.isArray(className) &&
      className.some((name) => name === 'katex' || name === 'katex-error');
    if (isFormula && sources.has(sourceOf(element).trim())) {
      element.properties = {};
      element.children = [{type: 'text', value: `$$${sourceOf(element)}$$`}];
    }
  });
}

/**
 * Puts space between a function and its argument, as in "ln 3.5". KaTeX separates them by the
 * invisible operator U+2061, which has no width in browsers.
 */
function spaceFunctions(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    const [text] = element.children;
    if (element.tagName === 'mo' && text?.type === 'text' && text.value === '\u2061') {
      const next = parent?.children[(index ?? 0) + 1];
      if (!(next?.type === 'element' && next.tagName === 'mo')) {
        element.properties.rspace = '0.1667em';
      }
    }
  });
}

/** Number of characters of a formula that fit on a line of a phone. */
const MAX_LETTERS = 20;

/** Makes long formulas scrollable, because browsers do not break them into lines. */
function makeWideScrollable(tree: Root): void {
  visit(tree, 'element', (element) => {
    const {className} = element.properties;
    if (!Array.isArray(className) || !className.includes('katex')) {
      return undefined;
    }
    let length = 0;
    visit(element, 'element', (descendant) => {
      if (descendant.tagName === 'annotation') {
        return SKIP;
      }
      const [text] = descendant.children;
      length += text?.type === 'text' ? text.value.trim().length : 0;
      return undefined;
    });
    if (length > MAX_LETTERS) {
      className.push('katex-wide');
      Object.assign(element.properties, {role: 'group', ariaLabel: 'Formula', tabIndex: 0});
    }
    return SKIP;
  });
}

/**
 * Converts formulas to MathML, which browsers draw without a style sheet, a font or a script.
 *
 * @param isStrict true if a formula that KaTeX cannot parse fails the build. Otherwise, such a
 *   formula stays text, as on a Docusaurus site without formulas.
 */
export function rehypeMath({isStrict}: {readonly isStrict: boolean}) {
  const katex = rehypeKatex({output: 'mathml', strict: isStrict ? 'error' : 'ignore'});
  return (tree: Root, file: VFile): void => {
    // Most posts have no formulas, and searching the source is far faster than walking the tree.
    if (!HAS_FORMULA.test(String(file))) {
      return;
    }
    const messageCount = file.messages.length;
    katex(tree, file);
    makeWideScrollable(tree);
    spaceFunctions(tree);
    const problems = file.messages.slice(messageCount);
    const [problem] = problems;
    if (problem && !isStrict) {
      const formulas = problems.flatMap(({ancestors}) => ancestors?.at(-1) ?? []);
      restoreText(tree, new Set(formulas.map((formula) => toString(formula).trim())));
    } else if (problem) {
      file.fail(
        `The formula cannot be parsed: ${String(problem.cause ?? problem.reason)}`,
        problem.place,
      );
    }
  };
}
