import {visit} from 'unist-util-visit';
import {offsetsOf, parseInPlace} from '../docusaurus/parseMarkdown.js';

/** A shortcode of Hugo (`{{< a >}}`, `{{% a %}}`), or a tag (`{% a %}`) or output (`{{ a }}`) of Liquid. */
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

/** Patterns of a value in quotes, and of its first quote. */
const QUOTED =
  String.raw`(?<=[\s=(|,:])(?:"(?:(?!\n[ \t]*\n)[^"])*"|'(?:(?!\n[ \t]*\n)[^'])*'|` + '`[^`]*`)';
const QUOTE = String.raw`(?<=[\s=(|,:])["'` + '`]';

/**
 * Returns patterns for a tag, which contains no blank line and no other tag. The first pattern also
 * allows closing marks in quoted values.
 */
function tagPatterns(open: string, close: string): readonly RegExp[] {
  const plain = String.raw`(?!${close}|\{%|\{\{[<%]|\n[ \t]*(?:\n|$))[^]`;
  return [`(?:${QUOTED}|(?!${QUOTE})${plain})*`, `(?:${plain})*`].map(
    (content) => new RegExp(`${open}(${content})${close}`, 'y'),
  );
}

const STYLES = [
  [tagPatterns(String.raw`\{\{<`, String.raw`>\}\}`), 'shortcode'],
  [tagPatterns(String.raw`\{\{%`, String.raw`%\}\}`), 'shortcode'],
  [tagPatterns(String.raw`\{%`, String.raw`%\}`), 'liquid'],
  [tagPatterns(String.raw`\{\{(?![<%])`, String.raw`\}\}`), 'output'],
] as const;

/** Tags whose content is code or HTML, so that tags inside are not read. */
const VERBATIM =
  /^(?:highlight|codeblock|code|sourcecode|prism|mermaid|katex|latex|math|chart|rawhtml|html|raw|verbatim|comment)$/;
/** Code and comments of HTML, except `<!--more-->`. */
const HTML_CODE =
  /<!--(?!\s*more\b).*?-->|<(pre|code|script|style|textarea)(?=[\s>]).*?<\/\1\s*>/gis;

/** Reads the tag that begins at an offset. */
function readTag(source: string, at: number): Tag | undefined {
  for (const [patterns, style] of STYLES) {
    for (const pattern of patterns) {
      pattern.lastIndex = at;
      const [raw, inner = ''] = pattern.exec(source) ?? [];
      if (raw !== undefined) {
        return tagOf(style, raw, inner.replace(/^-?\s*|\s*-?$/g, ''));
      }
    }
  }
  return undefined;
}

/** Creates a tag from the text between its marks; undefined if that is not a tag. */
function tagOf(style: Tag['style'], raw: string, content: string): Tag | undefined {
  const tag = {kind: 'tag', style, raw} as const;
  if (style === 'output') {
    const isTag = content !== '' && !content.includes('\n');
    return isTag ? {...tag, name: '', args: content, isClosing: false} : undefined;
  }
  const [, slash = '', name = '', args = ''] = /^(\/?)\s*([\w./-]+|#)?(.*)$/s.exec(content) ?? [];
  if (name === '' || (style === 'liquid' && !/^[a-z#_]/i.test(name))) {
    return undefined;
  }
  const isEnd = style === 'liquid' && /^end\w/.test(name);
  return {
    ...tag,
    name: isEnd ? name.slice(3) : name,
    args: (style === 'liquid' ? args : args.replace(/\/$/, '')).trim(),
    isClosing: isEnd || slash !== '',
  };
}

/** Returns the text from an offset up to the closing tag, and the closing tag. */
function findEnd(source: string, from: number, {style, name}: Tag) {
  const pattern =
    style === 'liquid'
      ? `\\{%-?\\s*end${name}\\s*-?%\\}`
      : `\\{\\{[<%]\\s*/\\s*${name.replaceAll('.', '\\.')}\\s*[>%]\\}\\}`;
  const found = new RegExp(pattern).exec(source.slice(from));
  return found && {content: source.slice(from, from + found.index), closing: found[0]};
}

/** Returns code as the old site showed it: without the marks that escape its tags. */
function unescapeCode(code: string, hasLiquid: boolean): string {
  const raw = /\{%-?\s*raw\s*-?%\}(.*?)\{%-?\s*endraw\s*-?%\}/gs;
  return (hasLiquid ? code.replace(raw, '$1') : code)
    .replace(/\{\{<\/\*(.*?)\*\/>\}\}/gs, '{{<$1>}}')
    .replace(/\{\{%\/\*(.*?)\*\/%\}\}/gs, '{{%$1%}}');
}

/** Moves the pieces between each opening tag and its closing tag into the opening tag. */
function nest(pieces: readonly Piece[]): Piece[] {
  const nested: Piece[] = [];
  for (const piece of pieces) {
    const at =
      piece.kind === 'tag' && piece.isClosing
        ? nested.findLastIndex(
            (each) =>
              each.kind === 'tag' && each.name === piece.name && !each.inner && !each.isClosing,
          )
        : -1;
    const opening = nested[at];
    if (opening?.kind === 'tag') {
      const inner = nested.splice(at + 1);
      nested[at] = {...opening, inner, closing: (piece as Tag).raw};
    } else {
      nested.push(piece);
    }
  }
  return nested;
}

/** Returns the code and HTML comments in a text: start offsets mapped to end offsets. */
function codeIn(source: string): Map<number, number> {
  const found = new Map<number, number>();
  for (const {0: part, index} of source.matchAll(HTML_CODE)) {
    found.set(index, index + part.length);
  }
  const hasCode = /`|~~~|^(?: {4}|\t)/m.test(source);
  visit(parseInPlace(hasCode ? source : '', 'md'), ['code', 'inlineCode'], (node) => {
    const [start, end] = offsetsOf(node);
    // The node may start after the indentation of its line, which is part of the code.
    const space = /(?<=^|\n)[ \t]*$/.exec(source.slice(0, start))?.[0].length ?? 0;
    found.set(start - space, end);
  });
  return found;
}

/** Splits a text into shortcodes, tags of Liquid if it has any, code and other text. */
export function scan(source: string, hasLiquid: boolean): Piece[] {
  const code = codeIn(source);
  const pieces: Piece[] = [];
  let done = 0;
  let at = 0;
  const add = (piece: Piece, end: number) => {
    pieces.push({kind: 'text', text: source.slice(done, at)}, piece);
    at = done = end;
  };
  while (at < source.length) {
    const end = code.get(at);
    const isTag = source[at] === '{' && /^\{[{%]/.test(source.slice(at, at + 2));
    const escaped = isTag
      ? /^\{\{([<%])\/\*((?:(?!\*\/)[^])*)\*\/([>%])\}\}/.exec(source.slice(at))
      : null;
    const tag = isTag && source[at - 1] !== '\\' ? readTag(source, at) : undefined;
    if (end !== undefined) {
      add({kind: 'verbatim', text: unescapeCode(source.slice(at, end), hasLiquid)}, end);
    } else if (escaped) {
      const [text, open = '', content = '', close = ''] = escaped;
      add(
        {kind: 'verbatim', text: asVisibleText(`{{${open}${content}${close}}}`)},
        at + text.length,
      );
    } else if (tag && (hasLiquid || tag.style === 'shortcode')) {
      const after = at + tag.raw.length;
      const found = VERBATIM.test(tag.name) && !tag.isClosing && findEnd(source, after, tag);
      if (found) {
        const {content, closing} = found;
        const text = tag.name === 'raw' ? content : unescapeCode(content, hasLiquid);
        const inner = [{kind: 'verbatim', text} as const];
        add({...tag, inner, closing}, after + content.length + closing.length);
      } else {
        add(tag, after);
      }
    } else {
      at += isTag ? 2 : 1;
    }
  }
  pieces.push({kind: 'text', text: source.slice(done)});
  return nest(pieces.filter((piece) => piece.kind === 'tag' || piece.text !== ''));
}

/** Removes Obsidian's comments, `%%…%%`, unless their marks are in code. */
export function withoutComments(source: string): string {
  const code = [...codeIn(source)];
  const marks = [...source.matchAll(/%%/g)]
    .map(({index}) => index)
    .filter((at) => !code.some(([start, end]) => start <= at && at < end));
  let text = '';
  let done = 0;
  for (let index = 0; index < marks.length; index += 2) {
    const start = marks[index] ?? 0;
    // Like Obsidian, hides the rest of the text after a mark on a line of its own that has no other.
    const isAlone =
      /(?:^|\n)[ \t]*$/.test(source.slice(0, start)) && /^%%[ \t]*\n/.test(source.slice(start));
    const end = marks[index + 1] ?? (isAlone ? source.length - 2 : undefined);
    if (end !== undefined) {
      text += source.slice(done, start);
      done = end + 2;
    }
  }
  return text + source.slice(done);
}

/** Changes the text of a source outside code and shortcodes. */
export function mapText(source: string, change: (text: string) => string): string {
  const write = (piece: Piece): string =>
    piece.kind === 'tag'
      ? [piece.raw, ...(piece.inner ?? []).map(write), piece.closing].join('')
      : piece.kind === 'text'
        ? change(piece.text)
        : piece.text;
  return scan(source, false).map(write).join('');
}

/** Returns a tag as text to be shown literally: as inline code if it may have a meaning in Markdown. */
function asVisibleText(raw: string): string {
  const line = raw.replace(/\s*\n\s*/g, ' ');
  return /^\{[\w\s"=./{}%:<>-]*$/.test(line) && !/<[a-z/!?]|["=]/i.test(line) ? line : asCode(line);
}

/** Returns a text as inline code. */
export function asCode(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const ticks = '`'.repeat(longest + 1);
  const gap = longest > 0 ? ' ' : '';
  return `${ticks}${gap}${text.replace(/\s*\n\s*/g, ' ')}${gap}${ticks}`;
}
