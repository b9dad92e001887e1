import {escapeHtml} from '../text.js';
import {embedOf} from '../texts/embeds.js';
import type {Note} from '../report/notes.js';

/** Pictures and files that a post may name by their number. */
export interface Media {
  /** Addresses by number. */
  readonly byId: ReadonlyMap<string, {readonly url: string; readonly title: string}>;
  /** Numbers of the pictures that belong to the post. */
  readonly own: readonly string[];
}

const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s\]]+))/g;

type Attributes = Readonly<Record<string, string>>;

function attributesOf(text: string): Attributes {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      values.find((value) => value !== undefined) ?? '',
    ]),
  );
}

/** Names of highlighters' shortcodes: SyntaxHighlighter, CodeColorer, and languages by themselves. */
const LANGUAGES =
  'bash|c|cpp|csharp|css|diff|go|html|java|javascript|js|json|jsx|kotlin|objc|perl|php|powershell|ps|python|py|r|rails|ruby|scala|scss|shell|sql|swift|text|typescript|vb|xml|yaml';
const CODE = new RegExp(
  `\\[(code|sourcecode|source|highlight|crayon|(?:cc[eiln]*|ccW?)(?:_\\w+)?|ccnLe?\\w*|${LANGUAGES})((?:[\\s=][^\\]]*)?)\\](.*?)\\[/\\1\\]`,
  'gs',
);

function decode(code: string): string {
  return code
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#0?39;|&#8217;/g, "'")
    .replace(/&amp;/g, '&');
}

function codeBlock(_: string, name: string, given: string, code: string): string {
  const {lang, language, type} = attributesOf(given);
  const [, bare] = /^=?["']?([\w+#-]+)["']?$/.exec(given.trim()) ?? [];
  const [, colored] = /^cc\w*_(\w+)$/.exec(name) ?? [];
  const isLanguage = new RegExp(`^(?:${LANGUAGES})$`).test(name);
  const named = language ?? lang ?? type ?? colored ?? (isLanguage ? name : bare) ?? '';
  // Some highlighters keep code as it was typed, others escape it.
  const isEscaped = !/[<>]|&(?!#?\w+;)/.test(code);
  const plain = isEscaped ? decode(code) : code;
  return `\n\n<pre lang="${escapeHtml(named)}">${escapeHtml(plain.replace(/^\s*\n|\s+$/g, ''))}</pre>\n\n`;
}

const link = (address: string, words = address) =>
  `\n\n<p><a href="${escapeHtml(decode(address))}">${escapeHtml(decode(words))}</a></p>\n\n`;

const picture = (address: string, alt: string) =>
  `<p><img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}"></p>`;

/** Shortcodes that show what is at an address. */
const EMBEDS =
  'audio|video|playlist|embed|youtube|vimeo|tweet|twitter|gist|dailymotion|wpvideo|videopress|soundcloud|spotify|slideshare|instagram|facebook|googlemaps|ted|flickr|reddit|pinterest|tiktok|codepen|scribd|mixcloud|bandcamp|loom|iframe';
const EMBED = new RegExp(
  `\\[(${EMBEDS})((?:[\\s=][^\\]]*)?)\\](?:((?:(?!\\[).)*?)\\[/\\1\\])?`,
  'gis',
);

function embed(whole: string, written: string, given: string, content: string | undefined): string {
  const name = written.toLowerCase();
  const attributes = attributesOf(given);
  const values = [content?.replace(/<[^>]*>/g, '') ?? '', given, ...Object.values(attributes)];
  const files = ['src', 'mp4', 'm4v', 'webm', 'ogv', 'mp3', 'm4a', 'ogg', 'wav', 'url', 'href'];
  const [address] =
    files
      .map((key) => /^(?:https?:)?\/.+/.exec(attributes[key] ?? ''))
      .find((match) => match !== null) ??
    values.map((value) => /(?:https?:)?\/\/[^\s"'\]<>]+/.exec(decode(value))).find(Boolean) ??
    [];
  if (address !== undefined) {
    return link(address.replace(/^\/\//, 'https://'));
  }
  const [, bare] = /^[\s=]*["']?([\w/-]+)["']?\s*(?:$|\s\w+=)/.exec(given) ?? [];
  const id = attributes['id'] ?? bare;
  const service = id ? embedOf(name, {named: {}, placed: [id]}) : undefined;
  return service ? link(service.address) : whole;
}

function caption(_: string, given: string, content: string): string {
  const [, media = content, words = ''] =
    /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)(.*)$/is.exec(content) ?? [];
  const text = words.trim() || escapeHtml(attributesOf(given)['caption'] ?? '');
  return `\n\n<figure>${media}${text && `<figcaption>${text}</figcaption>`}</figure>\n\n`;
}

/** Names of the shortcodes that are left: those with attributes, in pairs, or of known plugins. */
function namesLeft(html: string): string[] {
  const text = html.replace(/<pre\b.*?<\/pre>|<code\b.*?<\/code>/gis, '');
  const found = [
    ...text.matchAll(/\[([a-z][\w-]*)\s+[\w-]+\s*=\s*["'\w][^\]]*\]/gi),
    ...text.matchAll(/\[\/([a-z][\w-]*)\]/gi),
    ...text.matchAll(/\[([a-z]+(?:[-_][a-z\d]+)+|gallery|toc|contact|sitemap)\s*\/?\]/gi),
  ];
  return [...new Set(found.map(([, name = '']) => name))];
}

/**
 * Replaces the shortcodes that have a form in HTML; others stay as text and are named.
 */
export function convertShortcodes(
  source: string,
  {byId, own}: Media,
): {readonly html: string; readonly notes: readonly Note[]} {
  const gallery = (whole: string, given: string): string => {
    const {ids, include} = attributesOf(given);
    const numbers = (ids ?? include)?.split(/[\s,]+/) ?? own;
    const pictures = numbers.flatMap((number) => byId.get(number) ?? []);
    return pictures.length === 0
      ? whole
      : `\n\n${pictures.map(({url, title}) => picture(url, title)).join('\n')}\n\n`;
  };
  const html = source
    .replace(CODE, codeBlock)
    .split(/(<pre\b.*?<\/pre>|\[\[.*?\]\])/is)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(/\[(?:wp_)?caption((?:\s[^\]]*)?)\](.*?)\[\/(?:wp_)?caption\]/gis, caption)
            .replace(/\[gallery((?:\s[^\]]*)?)\]/gi, gallery)
            .replace(EMBED, embed)
            // WordPress shows an address on a line of its own as what is at it.
            .replace(/^[ \t]*(https?:\/\/[^\s<>"]+)[ \t]*$/gm, (_, address: string) =>
              link(address),
            ),
    )
    .join('');
  const notes = namesLeft(html).map((name): Note => ({
    kind: 'code',
    text: `the shortcode "${name}" cannot be converted and was left as text`,
    quote: `[${name}`,
  }));
  // Doubled brackets show a shortcode instead of running it.
  return {html: html.replace(/\[(\[[a-z][^[\]]*\])\]/gi, '$1'), notes};
}
