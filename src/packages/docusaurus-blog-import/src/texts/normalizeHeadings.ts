import {parseMarkdownContentTitle} from '@docusaurus/utils';

const CODE_BLOCK = /^[ \t]*(`{3,}|~{3,})[^\n]*\n.*?^[ \t]*\1[`~]*[ \t]*$/gms;
/** Code and comments, whose lines are never headings. */
const LISTING = new RegExp(
  `${CODE_BLOCK.source}|^[ \\t]*(?:\`{3,}|~{3,}).*|<(pre|script|style)\\b.*?</\\2>|<!--.*?-->`,
  `${CODE_BLOCK.flags}i`,
);
/** Applies a change to the parts of a text that are not listings. */
function outsideListings(text: string, change: (part: string) => string): string {
  let end = 0;
  let result = '';
  for (const {index, 0: block} of text.matchAll(LISTING)) {
    result += change(text.slice(end, index)) + block;
    end = index + block.length;
  }
  return result + change(text.slice(end));
}

/** A heading of level 1, with a sign before it or underlined. */
const TOP = /^ {0,3}#(?=[ \t]|$)|^ {0,3}\S.*\n {0,3}=+[ \t]*$/m;
/** Lines that are no list, quotation, heading or tag, above a line of signs. */
const UNDERLINED = /((?:^ {0,3}(?![ #>|<]|[*+-][ \t]|\d+[.)][ \t])\S.*\n)+)^ {0,3}(=+|-+)[ \t]*$/gm;

/** Headings one level deeper; those underlined with hyphens become such with signs before them. */
function deepen(part: string): string {
  return part
    .replace(/^( {0,3}#{1,5})(?=[ \t]|$)/gm, '$1#')
    .replace(UNDERLINED, (_, words: string, line: string) =>
      line.startsWith('=')
        ? words + line.replaceAll('=', '-')
        : `### ${words.trim().replaceAll('\n', ' ')}`,
    );
}

/**
 * Moves the headings of a text down so that they begin at level 2, below the title of the page.
 *
 * @param title of the front matter; a first heading that repeats it is removed
 * @returns the text, and its title if only the text has one
 */
export function normalizeHeadings(
  source: string,
  title: unknown,
): {readonly text: string; readonly title?: string; readonly isDeeper: boolean} {
  const {content, contentTitle} = parseMarkdownContentTitle(source, {removeContentTitle: true});
  const isTitle = contentTitle !== undefined && (title === undefined || title === contentTitle);
  const text = isTitle ? content : source;
  let isDeeper = false;
  outsideListings(text, (part) => {
    isDeeper ||= TOP.test(part);
    return part;
  });
  return {
    text: isDeeper ? outsideListings(text, deepen) : text,
    ...(isTitle && title === undefined ? {title: contentTitle} : {}),
    isDeeper,
  };
}
