import type {MarkdownFormat} from '../markdownFormat';

/** Placeholder for content that has no text: a formula or a component. */
export const NO_TEXT = '\uFFFC';

interface InlineLink {
  readonly url: string;
  /** Offset of the link text in the text. */
  readonly at: number;
}

export interface InlineText {
  readonly text: string;
  readonly links: readonly InlineLink[];
}

/** URLs by reference name in lower case, as in `[text][name]`. */
export type Definitions = ReadonlyMap<string, string>;

const BRACES = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`;
/** An HTML or JSX tag. */
export const TAG = String.raw`<\/?[A-Za-z][\w.:-]*(?:"[^"]*"|'[^']*'|${BRACES}|[^"'{}<>])*>`;
/** A code span or an escaped character: neither contains any other syntax. */
export const LITERAL = String.raw`\\[!-/:-@[-\`{-~]|(?<!\`)(?<ticks>\`+)(?!\`)(?<code>(?:(?!\n\s*\n)[^])*?[^\`])\k<ticks>(?!\`)`;

const LITERAL_PATTERN = new RegExp(LITERAL, 'g');
const TAGS = new RegExp(TAG, 'g');
const EXPRESSION = new RegExp(BRACES, 'g');
const ELEMENT = /<([A-Z][\w.]*)(?:\s[^<>]*)?(?:\/>|>[^]*?<\/\1>)/g;
const IMAGE = /!\[[^\]]*\](?:\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\])/g;
const LINK =
  /\[((?:[^[\]]|\[[^[\]]*\])*)\]\(\s*(<[^<>]*>|(?:[^\s()]|\([^\s()]*\))*)(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)/g;
const REFERENCE = /\[([^[\]]+)\](?:\[([^[\]]*)\])?/g;
const EMPHASIS = [
  /(?<!\*)(\*{1,3})(?=[^\s*])((?:[^*]|\s\*\s)*?[^\s*([])\1/g,
  /(?<![\p{L}\p{N}_])(_{1,3})(?=[^\s_])([^]*?[^\s_([])\1(?![\p{L}\p{N}_])/gu,
  /(?<!~)(~{1,2})(?=[^\s~])([^]*?[^\s~([])\1(?!~)/g,
];
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  copy: '©',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

function entity(written: string, name: string): string {
  const [, hex, decimal] = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name) ?? [];
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : (ENTITIES[name] ?? written);
}

/** First private characters that replace literals and mark links. */
const LITERALS = 0xf0000;
const LINKS = 0x100000;
const PRIVATE = /([\u{F0000}-\u{10FFFF}])/gu;

/**
 * Returns the visible text of a Markdown paragraph, without markup, addresses, tags and images, and
 * with white space collapsed.
 *
 * @param format format of the file: braces are code in MDX only
 */
export function inlineText(
  markdown: string,
  format: MarkdownFormat = 'md',
  definitions: Definitions = new Map(),
): InlineText {
  const literals: string[] = [];
  const urls: string[] = [];
  const literal = (text: string): string =>
    String.fromCodePoint(LITERALS + literals.push(text) - 1);
  const restore = (text: string): string =>
    text.replace(PRIVATE, (sign) => literals[(sign.codePointAt(0) ?? 0) - LITERALS] ?? '');
  const link = (text: string, url: string): string =>
    String.fromCodePoint(LINKS + urls.push(restore(url.replace(/^<|>$/g, ''))) - 1) + text.trim();

  let text = markdown
    .replace(PRIVATE, '')
    .replace(LITERAL_PATTERN, (escaped, _ticks, code: string | undefined) =>
      literal((code ?? escaped.slice(1)).replace(/\s+/g, ' ').replace(/^ (.+) $/, '$1')),
    )
    .replace(/\\\n/g, ' ')
    .replace(/\$\$[^]*?\$\$/g, NO_TEXT)
    .replace(IMAGE, '')
    .replace(/\[\^[^\]]*\]/g, '')
    .replace(LINK, (_, words: string, url: string) => link(words, url))
    .replace(REFERENCE, (written, words: string, name?: string) => {
      const url = definitions.get((name || words).toLowerCase());
      return url === undefined ? written : link(words, url);
    })
    .replace(/<((?:https?|mailto):[^\s<>]*)>/g, '$1');
  if (format === 'mdx') {
    text = text
      .replace(ELEMENT, NO_TEXT)
      .replace(EXPRESSION, (code) => (/^\{\s*(['"`]) \1\s*\}$/.test(code) ? ' ' : NO_TEXT));
  }
  text = text.replace(/<br\s*\/?>/gi, ' ').replace(TAGS, '');
  for (let before = ''; before !== text;) {
    before = text;
    for (const marks of EMPHASIS) {
      text = text.replace(marks, '$2');
    }
  }
  text = text
    .replace(/&(#?\w+);/g, entity)
    .replace(/[ \t\r\n\f]+/g, ' ')
    .trim();

  const links: InlineLink[] = [];
  let shown = '';
  for (const part of text.split(PRIVATE)) {
    const code = part.codePointAt(0) ?? 0;
    if (code >= LINKS) {
      links.push({url: urls[code - LINKS] ?? '', at: shown.length});
    } else if (code >= LITERALS) {
      shown += literals[code - LITERALS] ?? '';
    } else {
      shown += shown.endsWith(' ') ? part.trimStart() : part;
    }
  }
  return {text: shown, links};
}
