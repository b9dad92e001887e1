import {FOOTNOTE, FOOTNOTE_REFERENCE, FORMULA, htmlToMarkdown} from '../html/htmlToMarkdown.js';
import type {ConvertedText, Note} from '../report/notes.js';
import {decodeEntities, escapeHtml} from '../text.js';
import {readAttributes} from '../texts/attributes.js';
import {embedOf} from '../texts/embeds.js';
import type {Shared} from './items.js';

/** Pictures and files of the export by attachment id, and the ids of those uploaded for the post. */
interface Media extends Pick<Shared, 'byId'> {
  readonly postPictures: readonly string[];
}

const BLOCK =
  '(?:address|article|aside|blockquote|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|nav|ol|p|pre|section|style|summary|table|tbody|td|tfoot|th|thead|tr|ul)(?=[\\s/>])';
const OPENING = new RegExp(`(<${BLOCK})`, 'gi');
const CLOSING = new RegExp(`(</${BLOCK}\\s*>|<hr\\s*/?>)`, 'gi');
const BLOCK_START = new RegExp(`^</?${BLOCK}[^>]*>`, 'i');
/** Elements whose line breaks are kept. */
const VERBATIM =
  /(<pre\b.*?<\/pre>|<(?:script|style|textarea)\b.*?<\/(?:script|style|textarea)>)/is;

/** Changes a text outside the matches of a pattern, which must be a single capturing group. */
function changeOutside(text: string, pattern: RegExp, change: (part: string) => string): string {
  const parts = text.split(pattern);
  return parts.map((part, index) => (index % 2 === 1 ? part : change(part))).join('');
}

/**
 * Adds paragraphs as WordPress does when it shows a post: text between empty lines is a paragraph,
 * and a single line end is a line break. The HTML parser closes the paragraphs.
 *
 * @param hasBreaks false for posts of the block editor, whose line ends mean nothing
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

/** Languages whose names are shortcodes by themselves, such as `[python]`. */
const LANGUAGES =
  'bash|c|cpp|csharp|css|diff|go|html|java|javascript|js|json|jsx|kotlin|objc|perl|php|powershell|ps|python|py|r|rails|ruby|scala|scss|shell|sql|swift|text|typescript|vb|xml|yaml';
const CODE = new RegExp(
  `\\[(code|sourcecode|source|highlight|crayon|${LANGUAGES})((?:[\\s=][^\\]]*)?)\\](.*?)\\[/\\1\\]`,
  'gs',
);

/** Decodes entities, also those that WordPress' editors write for quotes in code. */
const decode = (code: string) => decodeEntities(code.replaceAll('&#8217;', "'"));

function codeBlock(_: string, name: string, args: string, code: string): string {
  const {named, positional} = readAttributes(args.replace(/^=/, ''));
  const byName = LANGUAGES.split('|').includes(name) ? name : positional[0];
  const language = named['language'] ?? named['lang'] ?? named['type'] ?? byName ?? '';
  // Some highlighters keep code as it was typed, others escape it.
  const isEscaped = !/[<>]|&(?!#?\w+;)/.test(code);
  const plain = (isEscaped ? decode(code) : code).replace(/^\s*\n|\s+$/g, '');
  return `\n\n<pre lang="${escapeHtml(language)}">${escapeHtml(plain)}</pre>\n\n`;
}

const link = (address: string) =>
  `\n\n<p><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></p>\n\n`;

/** Shortcodes that embed the content of an address. */
const EMBED =
  /\[(audio|video|playlist|embed|youtube|vimeo|tweet|twitter|gist|dailymotion|wpvideo|videopress|soundcloud|spotify|slideshare|instagram|facebook|googlemaps|ted|flickr|reddit|pinterest|tiktok|codepen|scribd|iframe)((?:[\s=][^\]]*)?)\](?:((?:(?!\[).)*?)\[\/\1\])?/gis;

/** Returns HTML with a link to embedded content; the shortcode itself if its address is unknown. */
function embed(whole: string, name: string, args: string, content = ''): string {
  const {named, positional} = readAttributes(decode(args).replace(/^=/, ''));
  const values = [content.replace(/<[^>]*>/g, ''), ...Object.values(named), ...positional];
  const [address] = values
    .map((value) => /^\s*((?:https?:)?\/\/?[^\s"'\]<>]+)/.exec(decode(value))?.[1])
    .filter((value) => value !== undefined);
  const service = address ?? embedOf(name, {named, positional})?.address;
  return service ? link(service.replace(/^\/\//, 'https://')) : whole;
}

function caption(_: string, args: string, content: string): string {
  const [, picture = content, words = ''] =
    /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)(.*)$/is.exec(content) ?? [];
  const text = words.trim() || escapeHtml(readAttributes(args).named['caption'] ?? '');
  return `\n\n<figure>${picture}${text && `<figcaption>${text}</figcaption>`}</figure>\n\n`;
}

/** Matches inline code, and formulas as Jetpack and other plugins write them. */
const LATEX = /<code\b.*?<\/code>|\$latex\s+([^$]+?)\s*\$|\[latex[^\]]*\](.*?)\[\/latex\]/gs;

function formula(whole: string, inDollars?: string, inBrackets?: string): string {
  const tex = inDollars ?? inBrackets;
  // Jetpack takes sizes and colors after the formula.
  const words =
    tex &&
    decode(tex)
      .replace(/&(?:s|bg|fg)=.*$/s, '')
      .trim();
  return words ? `<${FORMULA}>${escapeHtml(words)}</${FORMULA}>` : whole;
}

/** Returns the names of unconverted shortcodes, if they differ from ordinary text in brackets. */
function remainingShortcodes(html: string): string[] {
  const found = html
    .replace(/<pre\b.*?<\/pre>|<code\b.*?<\/code>/gis, '')
    .matchAll(
      /\[\/?([a-z][\w-]*)(?:(?<=\[\/.*)|\s+[\w-]+\s*=\s*["'\w][^\]]*|(?<=[a-z][-_][\w-]*|gallery|toc|contact|sitemap)\s*\/?)\]/gi,
    );
  return [...new Set([...found].map(([, name = '']) => name))];
}

/** Converts shortcodes to HTML where possible; others stay as text. */
function convertShortcodes(source: string, {byId, postPictures}: Media): string {
  const gallery = (whole: string, args: string): string => {
    const {ids, include} = readAttributes(args).named;
    const numbers = (ids ?? include)?.split(/[\s,]+/) ?? postPictures;
    const pictures = numbers
      .flatMap((number) => byId.get(number) ?? [])
      .map(({url, title}) => `<p><img src="${escapeHtml(url)}" alt="${escapeHtml(title)}"></p>`);
    return pictures.length === 0 ? whole : `\n\n${pictures.join('\n')}\n\n`;
  };
  const withCode = source.replace(CODE, codeBlock);
  return changeOutside(withCode, /(<pre\b.*?<\/pre>|\[\[.*?\]\])/is, (part) =>
    part
      .replace(/\[(?:wp_)?caption((?:\s[^\]]*)?)\](.*?)\[\/(?:wp_)?caption\]/gis, caption)
      .replace(/\[gallery((?:\s[^\]]*)?)\]/gi, gallery)
      .replace(EMBED, embed)
      .replace(LATEX, formula)
      // WordPress embeds the content of an address on a line of its own.
      .replace(/^[ \t]*(https?:\/\/[^\s<>"]+)[ \t]*$/gm, (_, address: string) =>
        link(decode(address)),
      ),
  );
}

/** Blocks that WordPress fills in when it shows a page; an export does not have their content. */
const DYNAMIC =
  /<!--\s*wp:(?!(?:more|nextpage|separator|spacer)\b|core\/)([\w/-]+)(?:\s+\{.*?\})?\s*\/-->/gs;
/** The start of a code block, with its settings. */
const CODE_BLOCK = /<!--\s*wp:[\w/-]*code[\w/-]*\s+(\{.*?\})\s*-->\s*<pre\b/gs;

const FOOTNOTE_LINK =
  /<sup\b[^>]*\bdata-fn=["']([^"']*)["'][^>]*>(?:\s*<a\b[^>]*>)?(.*?)(?:<\/a>\s*)?<\/sup>/gs;

interface Footnote {
  readonly id: string;
  readonly content: string;
}

/** Reads a post's footnotes, whose content is HTML, from the custom field where WordPress keeps them. */
export function readFootnotes(json: string): readonly Footnote[] {
  try {
    return (JSON.parse(json) as readonly Footnote[]).filter(
      ({id, content}) => typeof id === 'string' && typeof content === 'string',
    );
  } catch {
    return [];
  }
}

/** Converts the text of a WordPress post, with blocks, shortcodes or neither, to Markdown. */
export function wordPressToMarkdown(
  html: string,
  media: Media,
  footnotes: readonly Footnote[] = [],
): ConvertedText {
  const dynamic = new Set([...html.matchAll(DYNAMIC)].map(([, name = '']) => name));
  if (footnotes.length > 0) {
    dynamic.delete('footnotes');
  }
  const hasPages = /<!--\s*nextpage\s*-->/.test(html);
  const blocks = html
    .replace(/\r\n?/g, '\n')
    .replace(CODE_BLOCK, (whole, options: string) => {
      const [, language] = /"(?:language|lang)"\s*:\s*"([\w+#-]+)"/.exec(options) ?? [];
      return language ? `<pre lang="${language}"` : whole;
    })
    .replace(/<!--\s*nextpage\s*-->|<!--\s*\/?wp:.*?-->/gs, '')
    // Removes the button and the preview of a file block: the link before them leads to the same file.
    .replace(/<(a|object)\b[^>]*\bwp-block-file__(?:button|embed)\b.*?<\/\1>/gs, '')
    .replace(FOOTNOTE_LINK, (_, id: string, words: string) => {
      const at = footnotes.findLastIndex((each) => each.id === id);
      return at === -1 ? words : `<${FOOTNOTE_REFERENCE} id="${at + 1}"></${FOOTNOTE_REFERENCE}>`;
    });
  const converted = convertShortcodes(blocks, media);
  // Doubled brackets show a shortcode instead of running it.
  const unescaped = converted.replace(/\[(\[[a-z][^[\]]*\])\]/gi, '$1');
  const definitions = footnotes.map(
    ({content}, index) => `<${FOOTNOTE} id="${index + 1}">${content}</${FOOTNOTE}>`,
  );
  const paragraphs = autoParagraphs(unescaped, !/<!--\s*wp:/.test(html));
  const {text, notes} = htmlToMarkdown(paragraphs + definitions.join(''));
  const codeNote = (problem: string, quote?: string): Note => ({
    kind: 'code',
    text: problem,
    quote,
  });
  return {
    text,
    notes: [
      ...[...dynamic].map((name) =>
        codeNote(`the block "${name}" has no content in the export and was left out`),
      ),
      ...remainingShortcodes(converted).map((name) =>
        codeNote(`the shortcode "${name}" cannot be converted and was left as text`, `[${name}`),
      ),
      ...notes,
      ...(hasPages ? [{kind: 'text', text: 'its pages were merged into one'} as const] : []),
    ],
  };
}
