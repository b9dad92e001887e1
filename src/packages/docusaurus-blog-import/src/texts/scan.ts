import {visit} from 'unist-util-visit';
import {offsetsOf, parseInPlace} from '../docusaurus/parseMarkdown.js';
import {applyEdits} from '../files/changes.js';
import {asCode} from './write.js';

/** A Hugo shortcode (`{{< a >}}`, `{{% a %}}`), Liquid tag (`{% a %}`) or Liquid output (`{{ a }}`). */
export interface Tag {
  readonly kind: 'tag';
  readonly style: 'shortcode' | 'liquid' | 'output';
  readonly name: string;
  /** Text after the name, without the closing mark. */
  readonly args: string;
  readonly isClosing: boolean;
  /** The tag as it was written. */
  readonly raw: string;
  /** Content between the tag and its closing tag; undefined without a closing tag. */
  readonly inner?: readonly Piece[];
  /** The closing tag as it was written. */
  readonly closing?: string;
}

/** A piece of a text: `verbatim` pieces are code and other text that must not change. */
export type Piece = Tag | {readonly kind: 'text' | 'verbatim'; readonly text: string};

/** Patterns of a quoted value, and of its opening quote. */
const QUOTED =
  String.raw`(?<=[\s=(|,:])(?:"(?:(?!\n[ \t]*\n)[^"])*"|'(?:(?!\n[ \t]*\n)[^'])*'|` + '`[^`]*`)';
const QUOTE = String.raw`(?<=[\s=(|,:])["'` + '`]';
/** Pattern of one character inside a tag. No other tag and no blank line may start at it. */
const CHARACTER = String.raw`(?!\{%|\{\{[<%]|\n[ \t]*(?:\n|$))[^]`;

/**
 * Returns a pattern for a tag. The closing mark may occur in quoted values; if the quotes are not
 * balanced, the tag ends at the first closing mark.
 */
function tagPattern(open: string, close: string, character = CHARACTER): string {
  const plain = `(?!${close})${character}`;
  const content = `(?:(?:${QUOTED}|(?!${QUOTE})${plain})+(?=${close})|(?:${plain})+)`;
  return String.raw`(?<!\\)${open}${content}${close}`;
}

/** Patterns of a shortcode in its two forms, of a Liquid tag and of Liquid output. */
const TAGS = [
  tagPattern(String.raw`\{\{<`, String.raw`>\}\}`),
  tagPattern(String.raw`\{\{%`, String.raw`%\}\}`),
  tagPattern(String.raw`(?<!\{)\{%`, String.raw`%\}`),
  tagPattern(String.raw`\{\{(?![<%])`, String.raw`\}\}`, String.raw`(?!\{\{|\{%)[^\n]`),
];
/** Also finds overlapping tags: a tag in code could otherwise hide one after the code. */
const TAG = new RegExp(`(?=(${TAGS.join('|')}))`, 'g');

// Matches a shortcode that Hugo shows instead of running it: `{{</* a */>}}`.
const ESCAPED = /\{\{([<%])\/\*((?:(?!\*\/)[^])*)\*\/([>%])\}\}/g;
/** Names of tags with code or HTML as content: other tags inside them are not read. */
const VERBATIM_NAMES =
  'highlight|codeblock|code|sourcecode|prism|mermaid|katex|latex|math|chart|rawhtml|html|raw|verbatim|comment';
const VERBATIM = new RegExp(`^(?:${VERBATIM_NAMES})$`);
/** Matches a tag with code or HTML, from its start to its closing tag. */
const VERBATIM_TAG = new RegExp(
  String.raw`\{(?:%-?|\{[<%])\s*(${VERBATIM_NAMES})\b[^{}]*\}.*?\{(?:%-?\s*end\1?\s*-?%|\{[<%]\s*/\s*\1\s*[>%]\})\}`,
  'gs',
);
/** HTML elements with code, and HTML comments except those that end the introduction of a post. */
const HTML_CODE =
  /<!--(?!\s*(?:more|TEASER_END)\b).*?-->|<(pre|code|script|style|textarea)(?=[\s>]).*?<\/\1\s*>/gis;

/** Reads a tag; undefined for a shortcode or Liquid tag without a name. */
function readTag(raw: string): Tag | undefined {
  const [, open = '', content = ''] = /^(\{\{[<%]?|\{%)-?\s*(.*?)\s*-?[>%]?\}\}?$/s.exec(raw) ?? [];
  // Zola writes shortcodes as function calls in the marks of Liquid.
  const isCall = /^\w+\(.*\)$/s.test(content);
  if (open === '{{' && !isCall) {
    return {kind: 'tag', style: 'output', raw, name: '', args: content, isClosing: false};
  }
  const style = open === '{%' || open === '{{' ? 'liquid' : 'shortcode';
  const [, slash = '', name = '', args = ''] = /^(\/?)\s*([\w./-]+|#)?(.*)$/s.exec(content) ?? [];
  const isEnd = style === 'liquid' && name.startsWith('end');
  const isName = style === 'liquid' ? /^[a-z#_]/i.test(name) : name !== '';
  if (!isName) {
    return undefined;
  }
  const withoutSlash = style === 'shortcode' ? args.replace(/\/$/, '') : args;
  return {
    kind: 'tag',
    style,
    raw,
    name: isEnd ? name.slice(3) : name,
    args: (isCall ? args.slice(1, -1) : withoutSlash).trim(),
    isClosing: isEnd || slash !== '',
  };
}

/** Returns code as the old site showed it: without the marks that escape its tags, such as `{% raw %}`. */
function unescapeCode(code: string, hasLiquid: boolean): string {
  const raw = /\{%-?\s*raw\s*-?%\}(.*?)\{%-?\s*endraw\s*-?%\}/gs;
  return (hasLiquid ? code.replace(raw, '$1') : code).replace(ESCAPED, '{{$1$2$3}}');
}

const verbatim = (text: string) => ({kind: 'verbatim', text}) as const;

/**
 * Returns a tag and its source text. If the content of the tag is code or HTML, both include the content
 * and the closing tag.
 */
function withContent(source: string, start: number, tag: Tag, hasLiquid: boolean) {
  const {style, name, raw} = tag;
  const rest = source.slice(start + raw.length);
  const pattern =
    style === 'liquid'
      ? `\\{%-?\\s*end(?:${name})?\\s*-?%\\}`
      : `\\{\\{[<%]\\s*/\\s*${name.replaceAll('.', '\\.')}\\s*[>%]\\}\\}`;
  const end = VERBATIM.test(name) && !tag.isClosing ? new RegExp(pattern).exec(rest) : null;
  if (!end) {
    return {start, raw, piece: tag};
  }
  const [closing] = end;
  const content = rest.slice(0, end.index);
  const inner = verbatim(name === 'raw' ? content : unescapeCode(content, hasLiquid));
  return {start, raw: raw + content + closing, piece: {...tag, inner: [inner], closing}};
}

/** True if a tag has no closing tag yet, and `closing` may be its closing tag. */
function isClosedBy(tag: Tag, closing: Tag): boolean {
  // Zola ends all shortcodes with `{% end %}`.
  const hasName = tag.name === closing.name || (closing.name === '' && tag.raw.startsWith('{%'));
  return hasName && !tag.inner && !tag.isClosing;
}

/** Moves the pieces between each opening tag and its closing tag into the opening tag. */
function nest(pieces: readonly Piece[]): Piece[] {
  const nested: Piece[] = [];
  for (const piece of pieces) {
    const closing = piece.kind === 'tag' && piece.isClosing ? piece : undefined;
    const openingIndex = closing
      ? nested.findLastIndex((each) => each.kind === 'tag' && isClosedBy(each, closing))
      : -1;
    const opening = nested[openingIndex];
    if (closing && opening?.kind === 'tag') {
      const inner = nested.splice(openingIndex + 1);
      nested[openingIndex] = {...opening, inner, closing: closing.raw};
    } else {
      nested.push(piece);
    }
  }
  return nested;
}

/** Returns the code and HTML comments in a text, by their offsets. */
function codeIn(source: string): Map<number, string> {
  const found = new Map<number, string>();
  for (const {0: part, index} of source.matchAll(HTML_CODE)) {
    found.set(index, part);
  }
  const hasCode = /`|~~~|^(?: {4}|\t)/m.test(source);
  visit(parseInPlace(hasCode ? source : '', 'md'), ['code', 'inlineCode'], (node) => {
    const [start, end] = offsetsOf(node);
    // The node may start after the indentation of its line, which is part of the code.
    const [space = ''] = /(?<=^|\n)[ \t]*$/.exec(source.slice(0, start)) ?? [];
    found.set(start - space.length, space + source.slice(start, end));
  });
  return found;
}

/**
 * Splits a text into shortcodes, Liquid tags, code and other text.
 *
 * @param hasLiquid false if the old site shows Liquid tags as text
 */
export function scan(source: string, hasLiquid: boolean): Piece[] {
  const code = [...codeIn(source)].map(([start, raw]) => {
    return {start, raw, piece: verbatim(unescapeCode(raw, hasLiquid))};
  });
  const escaped = [...source.matchAll(ESCAPED)].map(({0: raw, index: start}) => {
    return {start, raw, piece: verbatim(asCode(unescapeCode(raw, false)))};
  });
  const tags = [...source.matchAll(TAG)].flatMap(({1: raw = '', index}) => {
    const tag = readTag(raw);
    const isRead = tag?.style === 'shortcode' || hasLiquid;
    return tag && isRead ? [withContent(source, index, tag, hasLiquid)] : [];
  });
  const pieces: Piece[] = [];
  let done = 0;
  // Tags in code, and code in tags, are not separate pieces.
  for (const {start, raw, piece} of [...code, ...escaped, ...tags].sort(
    (one, other) => one.start - other.start,
  )) {
    if (start >= done) {
      pieces.push({kind: 'text', text: source.slice(done, start)}, piece);
      done = start + raw.length;
    }
  }
  pieces.push({kind: 'text', text: source.slice(done)});
  return nest(pieces.filter((piece) => piece.kind === 'tag' || piece.text !== ''));
}

/**
 * Replaces each character of code, and of tags with code, with a `0`, so that all other text keeps its
 * position.
 */
export function maskCode(source: string): string {
  const mask = (code: string) => '0'.repeat(code.length);
  const masks = [...codeIn(source)].map(([start, raw]) => {
    return {start, end: start + raw.length, text: mask(raw)};
  });
  return applyEdits(source, masks).replace(VERBATIM_TAG, mask);
}

/**
 * Replaces what a pattern matches outside code. For matching, each character of code is replaced with a
 * digit, because a letter after a `<` could be read as the start of an element. `write` gets the original
 * text of the match and its groups.
 */
export function replaceOutsideCode(
  source: string,
  pattern: RegExp,
  write: (whole: string, ...groups: string[]) => string,
): string {
  // Most texts have no match, and need not be parsed.
  if (source.search(pattern) === -1) {
    return source;
  }
  const matches = maskCode(source).matchAll(new RegExp(pattern, `${pattern.flags}d`));
  const edits = [...matches].map(({indices = []}) => {
    const [whole = '', ...groups] = indices.map((range) => (range ? source.slice(...range) : ''));
    const [[start, end] = [0, 0]] = indices;
    return {start, end, text: write(whole, ...groups)};
  });
  return applyEdits(source, edits);
}

/**
 * Matches Obsidian comments, `%%…%%`, and all text after an unclosed mark on a line of its own, which
 * Obsidian hides, too.
 */
export const VAULT_COMMENT = /%%.*?%%|(?<=^[ \t]*)%%[ \t]*\n.*/gms;

/** Matches Nunjucks comments. */
export const NUNJUCKS_COMMENT = /\{#(?!\})(?:(?!\{#).)*?#\}/gs;
