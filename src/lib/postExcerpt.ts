import {createExcerpt} from '@docusaurus/utils';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'mdast-util-to-string';

/** First of the private-use characters (plane 15) that temporarily replace literal punctuation. */
const PRIVATE_USE = 0xf0000;

/** Replaces punctuation, so that `createExcerpt` does not treat it as Markdown. */
function hide(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, (character) =>
    String.fromCodePoint(PRIVATE_USE + character.charCodeAt(0)),
  );
}

/** Restores the punctuation that `hide` replaced. */
function unhide(text: string): string {
  return text.replace(/[\u{F0000}-\u{F007F}]/gu, (character) =>
    String.fromCharCode((character.codePointAt(0) ?? PRIVATE_USE) - PRIVATE_USE),
  );
}

function decodeEntity(entity: string): string {
  return toString(fromHtml(entity, {fragment: true}));
}

/**
 * Patterns of literal text, with functions that return the text as readers see it: code, escapes,
 * entities, addresses, and `_` or `*` that is not emphasis.
 */
const LITERALS: readonly (readonly [pattern: RegExp, text: (match: string) => string])[] = [
  [/(?<![\\`])(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, (code) => code.replace(/^`+ ?| ?`+$/g, '')],
  [/\\[!-/:-@[-`{-~]/g, (escape) => escape.slice(1)],
  [/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,31});/gi, decodeEntity],
  [/<(?:[a-z][a-z\d+.-]+:[^<>\s]*|[\w.+-]+@[\w.-]+)>/gi, (link) => link.slice(1, -1)],
  // A less-than sign (except in `](<./a (1).png>)`), or a `#` that begins no heading, as in `#1`.
  [/(?<!\]\()<(?![a-z/!?>])|^#(?=[^\s#])/gim, (sign) => sign],
  [/(?<=[\p{L}\p{N}])_+(?=[\p{L}\p{N}])|(?<= )[*_]+(?= )/gu, (punctuation) => punctuation],
];

/**
 * Matches single colons, which are text. Also matches whole emoji codes (`:smile:`) and fences of
 * directives (`:::`), whose colons must not be hidden: `createExcerpt` removes both.
 */
const COLONS = /(?<![\w:]):[\w+-]*[a-z][\w+-]*:(?![\w:])|:{3,}|:/gi;

/** Matches an expression in braces, with up to three levels of braces. */
const EXPRESSION = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`;

/** Matches a tag, whose attributes may be expressions and take several lines. */
const TAG = new RegExp(
  String.raw`<\/?([a-z][\w.:-]*)?(?:"[^"]*"|'[^']*'|${EXPRESSION}|[^<>{}"'])*>`,
  'gi',
);

const ANY_EXPRESSION = new RegExp(EXPRESSION, 'g');

/** Matches the beginning of an item in a list without numbers, with the box of a task. */
const BULLET = /^[ \t]*[-*+][ \t]+(?:\[[ x]\][ \t]+)?/gim;

/** Matches an expression on lines of its own. */
const EXPRESSION_BLOCK = new RegExp(`^${EXPRESSION}[ \\t]*$`, 'gm');

/** Matches a link or picture. Its address may contain parentheses, and it may have a title or be a reference. */
const LINK =
  /!?\[((?:[^[\]\n]|!\[[^\]\n]*\])*)\](?:\((?:[^()\s]|\([^()\n]*\))*(?:\s+(?:"[^"\n]*"|'[^'\n]*'))?\)|\[[^\]\n]*\])/g;

/**
 * Hides literal text that `createExcerpt` would change. Removes bullets, functions, and tags, because
 * `createExcerpt` overlooks tags that span several lines.
 */
function prepare(text: string): string {
  let hidden = text;
  for (const [pattern, textOf] of LITERALS) {
    hidden = hidden.replace(pattern, (match) => hide(textOf(match)));
  }
  return hidden
    .replace(BULLET, '')
    .replace(ANY_EXPRESSION, (expression) => (expression.includes('=>') ? '' : expression))
    .replace(COLONS, (colons) => (colons === ':' ? hide(colons) : colons))
    .replace(TAG, (_tag, name: string | undefined) => (name?.toLowerCase() === 'br' ? ' ' : ''))
    .replace(LINK, '$1');
}

/** Patterns of blocks without sentences. */
const BLOCKS = [
  // Fenced code, closed or not.
  /^[ \t>]*(`{3,}|~{3,})[^\n]*\n(?:.*?^[ \t>]*\1[`~]*[ \t]*$|.*)/gms,
  // Imports and exports, up to the next blank line.
  /^(?:import|export)\s.*(?:\n.*\S.*)*/gm,
  // Comments of Markdown and MDX.
  /<!--.*?-->|\{\s*\/\*.*?\*\/\s*\}/gs,
  // Styles, scripts, and elements of the page's head.
  /(?:<(style|script)|^[ \t]*<(head))\b[^>]*>.*?<\/(?:\1|\2)>/gims,
  // Rows of tables.
  /^ {0,3}\|.*\|[ \t]*$/gm,
  EXPRESSION_BLOCK,
  // Headings that begin with `#`.
  /^ {0,3}#{1,6}(?:[ \t].*)?$/gm,
  // Headings above a line of `=` or `-`.
  /^(?! {0,3}(?:>|[-*+] |\d+[.)] )|[ \t]*$).*\n {0,3}(?:=+|-{2,})[ \t]*$/gm,
  // Rules such as `---`.
  /^ {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*$/gm,
  // Definitions of links and footnotes.
  /^ {0,3}\[[^\]]+\]:\s.*$/gm,
];

function withoutBlocks(text: string): string {
  return BLOCKS.reduce((rest, block) => rest.replace(block, ''), text);
}

/**
 * Returns the first line of a post's text as readers see it; undefined if the post has no text. Unlike
 * Docusaurus' excerpt, it resolves escapes (`\<`) and entities (`&amp;`), keeps all characters of lists
 * and code, leaves out tags that span several lines, and skips headings and tables unless there is no
 * other text.
 *
 * @param content the text without front matter and title
 */
export function postExcerpt(content: string): string | undefined {
  const source = content.replace(/\r\n?/g, '\n');
  // A backslash at the end of a line is a line break.
  const excerptOf = (text: string) => createExcerpt(prepare(text).replaceAll(/\\$/gm, ''));
  const found = excerptOf(withoutBlocks(source)) ?? excerptOf(source);
  return found === undefined
    ? undefined
    : unhide(found).replaceAll(/\s+/g, ' ').trim() || undefined;
}
