import {createExcerpt} from '@docusaurus/utils';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'mdast-util-to-string';

/** First of the private characters (plane 15) that replace literal punctuation. */
const LITERAL = 0xf0000;

/** Hides punctuation from the patterns of Docusaurus' excerpt. */
function literal(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, (sign) =>
    String.fromCodePoint(LITERAL + sign.charCodeAt(0)),
  );
}

function unhide(text: string): string {
  return text.replace(/[\u{F0000}-\u{F007F}]/gu, (sign) =>
    String.fromCharCode((sign.codePointAt(0) ?? LITERAL) - LITERAL),
  );
}

function decodeEntity(entity: string): string {
  return toString(fromHtml(entity, {fragment: true}));
}

/** Code, escaped characters, character references, and punctuation that looks like Markdown. */
const LITERALS: readonly (readonly [pattern: RegExp, text: (match: string) => string])[] = [
  [/(?<![\\`])(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, (code) => code.replace(/^`+ ?| ?`+$/g, '')],
  [/\\[!-/:-@[-`{-~]/g, (escape) => escape.slice(1)],
  [/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,31});/gi, decodeEntity],
  [/<(?:https?:\/\/|mailto:)[^<>\s]+>/g, (link) => link.slice(1, -1)],
  [/(?<=[\p{L}\p{N}])_+(?=[\p{L}\p{N}])|(?<= )[*_]+(?= )/gu, (sign) => sign],
];
const COLONS = /(?<![\w:]):[\w+-]*[a-z][\w+-]*:(?![\w:])|:{3,}|:/gi;

/** Hides literal text that the excerpt would change. */
function hideLiterals(line: string): string {
  return LITERALS.reduce(
    (text, [pattern, textOf]) => text.replace(pattern, (match) => literal(textOf(match))),
    line,
    // Keeps the colons of emoji and directives.
  ).replace(COLONS, (colons) => (colons === ':' ? literal(colons) : colons));
}

/** Removes blocks without sentences: code, comments, headings, rules and link definitions. */
function withoutBlocks(text: string): string {
  return text
    .replace(/^ {0,3}(`{3,}|~{3,})[^\n]*\n(?:.*?^ {0,3}\1[`~]*[ \t]*$|.*)/gms, '')
    .replace(/<!--.*?-->|\{\s*\/\*.*?\*\/\s*\}/gs, '')
    .replace(/^ {0,3}#{1,6}(?:[ \t].*)?$/gm, '')
    .replace(/^(?! {0,3}(?:>|[-*+] |\d+[.)] )|[ \t]*$).*\n {0,3}(?:=+|-{2,})[ \t]*$/gm, '')
    .replace(/^ {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*$/gm, '')
    .replace(/^ {0,3}\[[^\]^]+\]:\s.*$/gm, '');
}

/**
 * Returns the first line of a post's text as Docusaurus derives it, but with `\<`, `&amp;` and code
 * as readers see them, and not from a heading if there are sentences.
 *
 * @param content the text without front matter and title
 */
export function postExcerpt(content: string): string | undefined {
  const lines = content.replace(/\r\n?/g, '\n');
  const excerptOf = (text: string) =>
    createExcerpt(text.split('\n').map(hideLiterals).join('\n').replaceAll(/\\$/gm, ''));
  const found = excerptOf(withoutBlocks(lines)) ?? excerptOf(lines);
  return found === undefined ? undefined : unhide(found).trim() || undefined;
}
