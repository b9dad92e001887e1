import {FORMULA} from '../html/htmlToMarkdown.js';
import type {Note} from '../report/notes.js';
import {decodeEntities, escapeHtml} from '../text.js';
import {readAttributes} from '../texts/attributes.js';
import {embedOf} from '../texts/embeds.js';
import type {Shared} from './items.js';

/** Pictures and files of the export by id, and the ids of the pictures uploaded for the post. */
export interface Media extends Pick<Shared, 'attachments'> {
  readonly postPictures: readonly string[];
}

/** Changes a text outside the matches of a pattern, which must be a single capturing group. */
export function changeOutside(
  text: string,
  pattern: RegExp,
  change: (part: string) => string,
): string {
  // The matches are at the odd indices.
  const parts = text.split(pattern);
  return parts.map((part, index) => (index % 2 === 1 ? part : change(part))).join('');
}

/** Languages whose names are shortcodes by themselves, such as `[python]`. */
const LANGUAGES =
  'bash|c|cpp|csharp|css|diff|go|html|java|javascript|js|json|jsx|kotlin|objc|perl|php|powershell|ps|python|py|r|rails|ruby|scala|scss|shell|sql|swift|text|typescript|vb|xml|yaml';
/** CodeColorer shortcodes: `cc`, letters for options such as `i` (inline), and perhaps a language. */
const CODE_COLORER = String.raw`cc[b-eh-il-ns-twB-EH-IL-NS-TW]*(?:_\w+)?`;
/** Matches a shortcode that contains code, up to its closing tag. */
const CODE = new RegExp(
  `\\[(code|sourcecode|source|highlight|crayon|${CODE_COLORER}|${LANGUAGES})((?:[\\s=][^\\]]*)?)\\](.*?)\\[/\\1\\]`,
  'gs',
);

/** Decodes entities; `&#8217;`, which WordPress editors write in code, becomes a straight quote. */
const decode = (code: string) => decodeEntities(code.replaceAll('&#8217;', "'"));

function codeBlock(_: string, name: string, args: string, code: string): string {
  const {named, positional} = readAttributes(args.replace(/^=/, ''));
  // `[python]`, `[cc_php]` and `[code php]`
  const [, colorerLanguage] = /^cc.*_(\w+)$/.exec(name) ?? [];
  const nameLanguage = LANGUAGES.split('|').includes(name) ? name : colorerLanguage;
  const otherLanguage = nameLanguage ?? positional[0] ?? '';
  const language = named['language'] ?? named['lang'] ?? named['type'] ?? otherLanguage;
  // Some highlighters keep code as it was typed, others escape it.
  const isEscaped = !/[<>]|&(?!#?\w+;)/.test(code);
  const plain = (isEscaped ? decode(code) : code).replace(/^\s*\n|\s+$/g, '');
  // CodeColorer's inline code, such as `[cci_php]`.
  return /^cc[a-zA-Z]*i/.test(name)
    ? `<code>${escapeHtml(plain)}</code>`
    : `\n\n<pre lang="${escapeHtml(language)}">${escapeHtml(plain)}</pre>\n\n`;
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
  const address = values
    .map((value) => /^\s*((?:https?:)?\/\/?[^\s"'\]<>]+)/.exec(decode(value))?.[1])
    .find(Boolean);
  const target = address ?? embedOf(name, {named, positional})?.address;
  return target ? link(target.replace(/^\/\//, 'https://')) : whole;
}

function caption(_: string, args: string, content: string): string {
  const [, picture = content, words = ''] =
    /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)(.*)$/is.exec(content) ?? [];
  const text = words.trim() || escapeHtml(readAttributes(args).named['caption'] ?? '');
  return `\n\n<figure>${picture}${text && `<figcaption>${text}</figcaption>`}</figure>\n\n`;
}

/** Matches formulas of Jetpack and other plugins. */
const LATEX = /\$latex\s+([^$]+?)\s*\$|\[latex[^\]]*\](.*?)\[\/latex\]/gs;

function formula(whole: string, inDollars?: string, inBrackets = ''): string {
  // In Jetpack, options such as `&s=2` (size) and `&bg=…` (color) follow the formula.
  const [tex = ''] = decode(inDollars ?? inBrackets).split(/&(?:s|bg|fg)=/, 1);
  return tex.trim() ? `<${FORMULA}>${escapeHtml(tex.trim())}</${FORMULA}>` : whole;
}

/** Matches text whose shortcodes are not replaced: code, and shortcodes in double brackets. */
const LITERAL = /(<pre\b.*?<\/pre>|<code\b.*?<\/code>|\[\[.*?\]\])/is;

/**
 * Replaces unconverted shortcodes, such as those of page builders, with their titles, links and content.
 * Those without content stay as text. Text in brackets counts as a shortcode if it starts with a slash,
 * has attributes, has a name with `-` or `_`, or is one of a few known names.
 */
export function unwrapShortcodes(html: string) {
  const text = html.replace(new RegExp(LITERAL, 'gis'), '');
  const found = text.matchAll(
    /\[\/?([a-z][\w-]*)(?:(?<=\[\/.*)|\s+[\w-]+\s*=\s*["'\w][^\]]*|(?<=[a-z][-_][\w-]*|gallery|toc|contact|sitemap)\s*\/?)\]/gi,
  );
  const names = [...new Set([...found].map(([, name = '']) => name))];
  const hasContent = (name: string) => text.includes(`[/${name}]`);
  const tag = /\[(\/?)([a-z][\w-]*)((?:\s[^\]]*)?)\](?=(\[[a-z])?)/gi;
  const write = (whole: string, slash: string, name: string, args: string, next?: string) => {
    if (!names.includes(name) || !hasContent(name)) {
      return whole;
    }
    if (slash) {
      // Always writes `</a>`: the HTML parser ignores one without an `<a>`. The blank line separates the
      // contents of two shortcodes, such as columns.
      return next ? '</a>\n\n' : '</a>';
    }
    const {title, href, url, link: target} = readAttributes(decode(args)).named;
    const address = href ?? url ?? target;
    const heading = title ? `\n\n<p><strong>${escapeHtml(title)}</strong></p>\n\n` : '';
    return address ? `<a href="${escapeHtml(address)}">` : heading;
  };
  return {
    html: changeOutside(html, LITERAL, (part) => part.replace(tag, write)),
    notes: names.map((name): Note => {
      const outcome = hasContent(name) ? '; only its content is shown' : ' and was left as text';
      const note = `the shortcode "${name}" cannot be converted${outcome}`;
      return {kind: 'code', text: note, quote: hasContent(name) ? undefined : `[${name}`};
    }),
  };
}

/** Converts shortcodes to HTML where possible; others stay as text. */
export function convertShortcodes(source: string, {attachments, postPictures}: Media): string {
  const gallery = (whole: string, args: string): string => {
    const {ids, include} = readAttributes(args).named;
    const numbers = (ids ?? include)?.split(/[\s,]+/) ?? postPictures;
    const pictures = numbers
      .flatMap((number) => attachments.get(number) ?? [])
      .map(({url, title, caption: words}) => {
        const image = `<img src="${escapeHtml(url)}" alt="${escapeHtml(title)}">`;
        return words ? caption('', '', image + words) : `<p>${image}</p>`;
      });
    return pictures.length === 0 ? whole : `\n\n${pictures.join('\n')}\n\n`;
  };
  const withCode = source.replace(CODE, codeBlock);
  return changeOutside(withCode, LITERAL, (part) =>
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
