import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseInPlace} from '../docusaurus/parseMarkdown.js';
import {replaceOutsideCode} from '../texts/scan.js';
import type {Element} from './components.js';

/** Matches elements that have no content. MDX accepts them only with a slash: `<br>` must be `<br />`. */
const VOID =
  /<((?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b[^<>]*?)\s*\/?>/gi;
const CLOSED_VOID = /<\/(?:br|hr|img|input|wbr)\s*>/gi;
/** Matches links in angle brackets, such as `<https://a.example>` and `<bo@b.example>`. */
const AUTOLINK = /<((?:(?:https?|ftp|mailto):[^<>\s]+)|[\w.+-]+@[\w.-]+)>/g;
/** Matches less-than signs that begin no element or comment, as in `1 < 2` and `List<String>`. */
const LESS_THAN = /(?<!\\)<(?![/a-z>]|[A-Z][\w.]*[\s/>]|!--)|(?<=\w)<(?=[A-Z])/g;

/** Matches a text with imports, exports or components. */
const NEEDS_MDX = /^(?:import|export)\s|<([A-Z][\w.]*)(?:\s[^<>]*)?(?:\/>|>[^]*<\/\1>)/m;

/**
 * Rewrites syntax that MDX rejects: links in angle brackets, elements that are not closed, and
 * less-than signs. A text that does not need MDX keeps its less-than signs: `repairMdx` then throws, and
 * the caller imports the text as CommonMark, where they are valid.
 */
function repair(source: string): string {
  const withLinks = replaceOutsideCode(source, AUTOLINK, (_, address = '') => {
    const target = /^\w+:/.test(address) ? address : `mailto:${address}`;
    return `[${address}](${target})`;
  });
  const withoutClosing = replaceOutsideCode(withLinks, CLOSED_VOID, () => '');
  const closed = replaceOutsideCode(withoutClosing, VOID, (_, tag) => `<${tag} />`);
  return NEEDS_MDX.test(source) ? replaceOutsideCode(closed, LESS_THAN, () => '\\<') : closed;
}

/**
 * Parses an MDX text and repairs it if necessary.
 *
 * @throws Error if even the repaired text is not valid MDX
 */
export function repairMdx(source: string): {readonly text: string; readonly root: Root} {
  try {
    return {text: source, root: parseInPlace(source, 'mdx')};
  } catch {
    const text = repair(source);
    return {text, root: parseInPlace(text, 'mdx')};
  }
}

/** True for valid MDX with components, or with expressions as attribute values. */
export function usesComponents(source: string): boolean {
  let found = false;
  try {
    visit(parseInPlace(source, 'mdx'), ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const {name, attributes} = node as Element;
      found ||=
        /^[A-Z]/.test(name ?? '') ||
        attributes.some(({value}) => value && typeof value === 'object');
    });
  } catch {
    return false;
  }
  return found;
}
