import {parseMarkdownContentTitle} from '@docusaurus/utils';
import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {offsetsOf, parseInPlace} from '../docusaurus/parseMarkdown.js';
import {applyEdits} from '../files/changes.js';

/**
 * Moves the headings of a text down so that they begin at level 2, below the title of the page.
 *
 * @param title title in the front matter. A first heading of level 1 is removed if it repeats this
 *   title, or if the front matter has no title
 * @returns the text, its title if the front matter has none, and `hasMoved`: true if headings were
 *   moved
 */
export function normalizeHeadings(source: string, title: unknown) {
  const {content, contentTitle} = parseMarkdownContentTitle(source, {removeContentTitle: true});
  const plainTitle = contentTitle && toString(parseInPlace(`# ${contentTitle}`, 'md'));
  const isTitle =
    contentTitle !== undefined &&
    (title === undefined || title === contentTitle || title === plainTitle);
  const text = isTitle ? content : source;
  const headings: Heading[] = [];
  // Most texts have no heading of level 1, and need not be parsed.
  if (/^[ \t>]*#[ \t]|^[ \t>]*=+[ \t]*$/m.test(text)) {
    visit(parseInPlace(text, 'md'), 'heading', (node) => void headings.push(node));
  }
  const hasLevelOne = headings.some(({depth}) => depth === 1);
  const edits = headings
    .filter(({depth}) => hasLevelOne && depth < 6)
    .map(({depth, position}) => {
      const [start, end] = offsetsOf({position});
      const [first = '', ...lines] = text.slice(start, end).split('\n');
      // A heading without `#` is underlined; its last line is the underline.
      const words = [first, ...lines.slice(0, -1).map((line) => line.replace(/^[\s>]+/, ''))];
      return first.startsWith('#')
        ? {start, end: start, text: '#'}
        : {start, end, text: `${'#'.repeat(depth + 1)} ${words.join(' ')}`};
    });
  return {
    text: applyEdits(text, edits),
    ...(isTitle && title === undefined ? {title: plainTitle} : {}),
    hasMoved: hasLevelOne,
  };
}
