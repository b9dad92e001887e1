import {BLOCK_NAMES} from '../html/nodes.js';
import {FOOTNOTE, FOOTNOTE_REFERENCE, htmlToMarkdown} from '../html/htmlToMarkdown.js';
import {fieldsIn} from '../read/exportedPost.js';
import type {Fields} from '../read/exportedPost.js';
import type {ConvertedText, Note} from '../report/notes.js';
import {jsonIn} from '../text.js';
import {GATED_NOTE, withoutGatedSections} from '../texts/gatedTags.js';
import type {Media} from './shortcodes.js';
import {changeOutside, convertShortcodes, unwrapShortcodes} from './shortcodes.js';

/** Pattern of the name of a block element. */
const BLOCK = `(?:${BLOCK_NAMES})(?=[\\s/>])`;
const OPENING = new RegExp(`(<${BLOCK})`, 'gi');
const CLOSING = new RegExp(`(</${BLOCK}\\s*>|<hr\\s*/?>)`, 'gi');
const BLOCK_START = new RegExp(`^</?${BLOCK}[^>]*>`, 'i');
/** Elements whose line breaks are kept. */
const VERBATIM =
  /(<pre\b.*?<\/pre>|<(?:script|style|textarea)\b.*?<\/(?:script|style|textarea)>)/is;

/**
 * Adds paragraphs as WordPress does when it shows a post: text between empty lines is a paragraph,
 * and a single newline is a line break. The HTML parser closes the paragraphs.
 *
 * @param hasBreaks false for posts of the block editor, where newlines have no meaning
 */
function autoParagraphs(html: string, hasBreaks: boolean): string {
  const withBreaks = (text: string) =>
    hasBreaks ? text.replace(/(?<!<br\s*\/?>)[ \t]*\n/gi, '<br>\n') : text;
  const write = (paragraph: string) => {
    const [start] = BLOCK_START.exec(paragraph) ?? ['<p>'];
    const text = paragraph.replace(BLOCK_START, '').trim();
    return paragraph === '' ? '' : start + withBreaks(text);
  };
  return changeOutside(html, VERBATIM, (part) =>
    part
      .replace(/<[a-z/][^<>]*>/gi, (tag) => tag.replace(/\s*\n\s*/g, ' '))
      .replace(/<br\s*\/?>\s*<br\s*\/?>/gi, '\n\n')
      .replace(OPENING, '\n\n$1')
      .replace(CLOSING, '$1\n\n')
      .split(/\n\s*\n/)
      .map((paragraph) => write(paragraph.trim()))
      .join('\n'),
  );
}

/** Matches `<` in code, except at the start of an inline element, which a highlighter may have added. */
const LESS_THAN = /<(?!\/?(?:a|b|br|em|i|mark|span|strong|u)\b[^<>]*>)/gi;
/** Matches code of several lines. In the classic editor, it keeps its line breaks even without `<pre>`. */
const LINES_OF_CODE =
  /<code(\s[^>]*)?>((?:(?!<\/?code\b)[^])*\S[ \t]*\n[ \t]*\S(?:(?!<\/?code\b)[^])*)<\/code>/gi;

/** Blocks that WordPress fills in when it shows a page; an export does not have their content. */
const DYNAMIC =
  /<!--\s*wp:(?!(?:more|nextpage|separator|spacer)\b|core\/)([\w/-]+)(?:\s+\{(?:(?!-->).)*\})?\s*\/-->/gs;
/** The start of a code block, with its settings. */
const CODE_BLOCK = /<!--\s*wp:[\w/-]*code[\w/-]*\s+(\{(?:(?!-->).)*\})\s*-->\s*<pre\b/gs;

/** Matches the reference to a footnote in the block editor. */
const FOOTNOTE_LINK =
  /<sup\b[^>]*\bdata-fn=["']([^"']*)["'][^>]*>(?:\s*<a\b[^>]*>)?(.*?)(?:<\/a>\s*)?<\/sup>/gs;

/** Footnotes of plugins, as shortcodes. */
const FOOTNOTE_SHORTCODE = /\[(efn_note|fn|footnote|mfn|ref)\](.*?)\[\/\1\]/gs;

interface Footnote {
  readonly id: string;
  readonly content: string;
}

/** Reads a post's footnotes, whose content is HTML, from the custom field where WordPress keeps them. */
export function readFootnotes(json: string): readonly Footnote[] {
  const notes = jsonIn(json);
  return (Array.isArray(notes) ? notes : [])
    .map(fieldsIn)
    .filter(
      (note): note is Fields & Footnote =>
        typeof note['id'] === 'string' && typeof note['content'] === 'string',
    );
}

/** Converts the text of a WordPress post, with blocks, shortcodes or neither, to Markdown. */
export function wordPressToMarkdown(
  source: string,
  media: Media,
  storedFootnotes: readonly Footnote[],
): ConvertedText {
  const footnotes = [...storedFootnotes];
  const visible = withoutGatedSections(source);
  const html = visible.replace(FOOTNOTE_SHORTCODE, (_, name: string, content: string) => {
    const id = `in-text-${footnotes.length}`;
    footnotes.push({id, content});
    return `<sup data-fn="${id}"></sup>`;
  });
  const dynamic = new Set([...html.matchAll(DYNAMIC)].map(([, name = '']) => name));
  if (footnotes.length > 0) {
    dynamic.delete('footnotes');
  }
  const hasPages = /<!--\s*nextpage\s*-->/.test(html);
  const blocks = html
    .replace(CODE_BLOCK, (whole, options: string) => {
      const [, language] = /"(?:language|lang)"\s*:\s*"([\w+#-]+)"/.exec(options) ?? [];
      return language ? `<pre lang="${language}"` : whole;
    })
    .replace(/<!--\s*nextpage\s*-->|<!--\s*\/?wp:.*?-->/gs, '')
    // Removes the button and the preview of a file block: the link before them leads to the same file.
    .replace(/<(a|object)\b[^>]*\bwp-block-file__(?:button|embed)\b.*?<\/\1>/gs, '')
    .replace(FOOTNOTE_LINK, (_, id: string, words: string) => {
      const at = footnotes.findLastIndex((each) => each.id === id);
      // The element contains its number, because the spaces around an empty element would collapse into one.
      return at === -1
        ? words
        : `<${FOOTNOTE_REFERENCE} id="${at + 1}">${at + 1}</${FOOTNOTE_REFERENCE}>`;
    });
  const isClassic = !/<!--\s*wp:/.test(html);
  const linesOfCode = (whole: string, attributes = '', code = '') =>
    isClassic
      ? `\n\n<pre><code${attributes}>${code.replace(LESS_THAN, '&lt;')}</code></pre>\n\n`
      : whole;
  const withLines = changeOutside(blocks, VERBATIM, (part) =>
    part.replace(LINES_OF_CODE, linesOfCode),
  );
  // Escapes `<?php`, which begins a comment in HTML.
  const withCode = withLines.replace(/<pre\b.*?<\/pre>/gis, (code) =>
    code.replaceAll('<?', '&lt;?'),
  );
  const unwrapped = unwrapShortcodes(convertShortcodes(withCode, media));
  // Doubled brackets show a shortcode instead of running it.
  const unescaped = unwrapped.html.replace(/\[(\[[a-z][^[\]]*\])\]/gi, '$1');
  const definitions = footnotes.map(
    ({content}, index) => `<${FOOTNOTE} id="${index + 1}">${content}</${FOOTNOTE}>`,
  );
  const paragraphs = autoParagraphs(unescaped, isClassic);
  // The `<div>`, a block, closes the last paragraph.
  const {text, notes} = htmlToMarkdown(`${paragraphs}<div>${definitions.join('')}</div>`);
  const dynamicNotes = [...dynamic].map((name): Note => {
    const note = `the block "${name}" has no content in the export and was left out`;
    return {kind: 'code', text: note};
  });
  return {
    text,
    notes: [
      ...dynamicNotes,
      ...unwrapped.notes,
      ...notes,
      ...(visible === source ? [] : [GATED_NOTE]),
      ...(hasPages
        ? [{kind: 'text', text: 'it had several pages, which were merged'} as const]
        : []),
    ],
  };
}
