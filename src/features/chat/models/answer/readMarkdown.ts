import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';

/**
 * What answers have no use for stays text, as it was written: HTML, links, pictures, definitions, quotations. `[1]`
 * is then always text, and can be read as a citation.
 */
const DISABLED = [
  'autolink',
  'blockQuote',
  'characterReference',
  'codeIndented',
  'definition',
  'htmlFlow',
  'htmlText',
  'labelEnd',
  'labelStartImage',
  'labelStartLink',
  'setextUnderline',
];

/** Parsing takes time that grows with the square of some of these; a true answer has a tenth of each. */
const LONGEST = 15_000;
const MOST_MARKS = 600;
const NESTED_ITEMS = /^(?:\s*(?:[-*+]|\d{1,9}[.)])\s+){6}/m;
const DEEPEST_INDENT = /^[ \t]{24}/m;

function isTame(text: string): boolean {
  return (
    text.length <= LONGEST &&
    (text.match(/[*_`]+/g)?.length ?? 0) <= MOST_MARKS &&
    !NESTED_ITEMS.test(text) &&
    !DEEPEST_INDENT.test(text)
  );
}

/** A text without any marks, as the tree of its paragraphs. */
function plainRoot(text: string): Root {
  let offset = 0;
  const point = (at: number) => ({line: 1, column: 1, offset: at});
  return {
    type: 'root',
    children: text.split(/(\n\s*\n)/).flatMap((part) => {
      const start = offset;
      offset += part.length;
      const position = {start: point(start), end: point(offset)};
      return part.trim() === ''
        ? []
        : [{type: 'paragraph', children: [{type: 'text', value: part, position}]} as const];
    }),
  };
}

/** The tree of an answer's Markdown; texts made to keep the page busy are read as plain paragraphs. */
export function readMarkdown(text: string): Root {
  return isTame(text)
    ? fromMarkdown(text, {extensions: [{disable: {null: DISABLED}}]})
    : plainRoot(text);
}
