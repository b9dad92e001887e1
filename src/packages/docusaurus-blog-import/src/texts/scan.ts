/** Marks that a tag is written in: `{{< a >}}`, `{{% a %}}`, `{% a %}` and `{{ a }}`. */
type TagStyle = 'angle' | 'percent' | 'liquid' | 'output';

/** A shortcode of Hugo, or a tag of Liquid or Nunjucks. */
export interface Tag {
  readonly kind: 'tag';
  readonly style: TagStyle;
  readonly name: string;
  /** Text after the name, without the closing mark. */
  readonly args: string;
  readonly isClosing: boolean;
  /** The tag as it was written. */
  readonly raw: string;
  /** Content between the tag and its closing tag; undefined without a closing tag. */
  readonly inner?: readonly Piece[];
}

/** A piece of a text: `kept` pieces are code and other text that must not change. */
export type Piece = Tag | {readonly kind: 'text' | 'kept'; readonly text: string};

interface ScanOptions {
  /** True if `{% … %}` and `{{ … }}` are tags. */
  readonly hasLiquid: boolean;
}

const STYLES: readonly (readonly [open: string, close: string, style: TagStyle])[] = [
  ['{{<', '>}}', 'angle'],
  ['{{%', '%}}', 'percent'],
  ['{%', '%}', 'liquid'],
  ['{{', '}}', 'output'],
];

/** Tags whose content is code or HTML, so that tags inside are not read. */
const VERBATIM =
  /^(?:highlight|codeblock|code|sourcecode|prism|mermaid|katex|latex|math|chart|rawhtml|html|raw|verbatim|comment)$/;

/** Beginnings of code, comments and tags. */
const STARTS =
  /^((?:[ \t]|>[ \t]?)*(?:(?:[-*+]|\d+[.)])[ \t]+)?)(`{3,}(?=[^`\n]*$)|~{3,})|^(?: {4}|\t)[^\n]*|\\[`{\\]|`+|<!--(?!\s*more\b)|<(pre|code|script|style|textarea)(?=[\s>])|\{\{|\{%/gim;

/** Index of the closing mark, or -1 if a blank line or another opening mark comes first. */
function findClose(source: string, from: number, close: string, minds: boolean): number {
  for (let at = from; at < source.length; at += 1) {
    const char = source[at] ?? '';
    if (source.startsWith(close, at)) {
      return at;
    }
    if (source.startsWith('{%', at) || /^\{\{[<%]/.test(source.slice(at, at + 3))) {
      return -1;
    }
    if (char === '\n' && /^\n[ \t]*(?:\n|$)/.test(source.slice(at, at + 200))) {
      return -1;
    }
    if (minds && /["'`]/.test(char) && /[\s=(|,:]/.test(source[at - 1] ?? '')) {
      const end = source.indexOf(char, at + 1);
      const isWhole = end !== -1 && (char === '`' || !/\n[ \t]*\n/.test(source.slice(at, end)));
      if (!isWhole) {
        return -1;
      }
      at = end;
    }
  }
  return -1;
}

/** The tag that begins at an offset, and where it ends. */
function readTag(source: string, at: number): {tag: Tag; end: number} | undefined {
  const [open, close, style] = STYLES.find(([mark]) => source.startsWith(mark, at)) ?? [];
  if (!open || !close || !style) {
    return undefined;
  }
  const from = at + open.length;
  const quoted = findClose(source, from, close, true);
  const stop = quoted === -1 ? findClose(source, from, close, false) : quoted;
  if (stop === -1) {
    return undefined;
  }
  const end = stop + close.length;
  const content = source.slice(from, stop).replace(/^-?\s*|\s*-?$/g, '');
  if (style === 'output') {
    const tag: Tag = {
      ...{kind: 'tag', style, name: '', args: content},
      ...{isClosing: false, raw: source.slice(at, end)},
    };
    return content.includes('\n') || content === '' ? undefined : {tag, end};
  }
  const [, slash = '', name = '', args = ''] = /^(\/?)\s*([\w./-]+|#)?(.*)$/s.exec(content) ?? [];
  if (name === '' || (style === 'liquid' && !/^[a-z#_]/i.test(name))) {
    return undefined;
  }
  const isEnd = style === 'liquid' && /^end\w/.test(name);
  return {
    tag: {
      ...{
        kind: 'tag',
        style,
        args: (style === 'liquid' ? args : args.replace(/\/$/, '')).trim(),
        raw: source.slice(at, end),
      },
      name: isEnd ? name.slice(3) : name,
      isClosing: isEnd || slash !== '',
    },
    end,
  };
}

/** Returns the end of a tag's content, and the end of its closing tag. */
function findEnd(source: string, from: number, {style, name}: Tag) {
  const pattern =
    style === 'liquid'
      ? `\\{%-?\\s*end${name}\\s*-?%\\}`
      : `\\{\\{[<%]\\s*/\\s*${name.replaceAll('.', '\\.')}\\s*[>%]\\}\\}`;
  const found = new RegExp(pattern).exec(source.slice(from));
  return found && {stop: from + found.index, end: from + found.index + found[0].length};
}

/** Returns code as the old site showed it: without the marks that escape its tags. */
function unescapeCode(code: string): string {
  return code
    .replace(/\{%-?\s*raw\s*-?%\}(.*?)\{%-?\s*endraw\s*-?%\}/gs, '$1')
    .replace(/\{\{<\/\*(.*?)\*\/>\}\}/gs, '{{<$1>}}')
    .replace(/\{\{%\/\*(.*?)\*\/%\}\}/gs, '{{%$1%}}');
}

/** True if an indented line is code: it follows an empty line, and no list it could belong to. */
function isIndentedCode(before: string): boolean {
  if (before.trim() !== '' && !/\n[ \t]*\n$/.test(before)) {
    return false;
  }
  const outer = before.split('\n').findLast((line) => /^ {0,3}\S/.test(line)) ?? '';
  return !/^ {0,3}(?:[-*+]|\d+[.)]|\[\^[^\]]+\]:)(?:[ \t]|$)/.test(outer);
}

/** Offset after the code or comment that begins at a match of STARTS; undefined for a tag. */
function endOfKept(source: string, match: RegExpExecArray): number | undefined {
  const [whole, , fence, element] = match;
  const from = match.index + whole.length;
  const after = (pattern: RegExp) => {
    const found = pattern.exec(source.slice(from));
    return found ? from + found.index + found[0].length : undefined;
  };
  if (fence) {
    const closing = new RegExp(
      `^(?:[ \\t]|>[ \\t]?)*${fence.slice(0, 1)}{${fence.length},}[ \\t]*$`,
      'm',
    );
    return after(closing) ?? source.length;
  }
  if (element) {
    return after(new RegExp(`</${element}\\s*>`, 'i'));
  }
  if (whole.startsWith('`')) {
    const rest = source.slice(from).split(/\n[ \t]*\n/, 1)[0] ?? '';
    const found = new RegExp(`(?<!\`)${whole}(?!\`)`).exec(rest);
    return found ? from + found.index + whole.length : from;
  }
  if (whole === '<!--') {
    return after(/-->/);
  }
  return whole.startsWith('\\') ? from : undefined;
}

/** Gives each opening tag what is between it and its closing tag. */
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
      nested[at] = {...opening, inner};
    } else {
      nested.push(piece);
    }
  }
  return nested;
}

/** Splits a text into its tags, its code and the rest. */
export function scan(source: string, {hasLiquid}: ScanOptions): Piece[] {
  const pieces: Piece[] = [];
  const starts = new RegExp(STARTS);
  let done = 0;
  const add = (piece: Piece | undefined, start: number, end: number) => {
    pieces.push({kind: 'text', text: source.slice(done, start)}, ...(piece ? [piece] : []));
    done = end;
    starts.lastIndex = end;
  };
  for (let match = starts.exec(source); match; match = starts.exec(source)) {
    const {index, 0: whole} = match;
    if (/^(?: {4}|\t)/.test(whole) && !match[2]) {
      if (isIndentedCode(source.slice(0, index))) {
        const [block = ''] =
          /^(?:(?: {4}|\t)[^\n]*(?:\n|$)|[ \t]*\n)+/.exec(source.slice(index)) ?? [];
        add({kind: 'kept', text: unescapeCode(block)}, index, index + block.length);
      } else {
        starts.lastIndex = index + (/^[ \t]+/.exec(whole)?.[0].length ?? 1);
      }
      continue;
    }
    if (!whole.startsWith('{')) {
      const end = endOfKept(source, match);
      if (end !== undefined) {
        add({kind: 'kept', text: unescapeCode(source.slice(index, end))}, index, end);
      }
      continue;
    }
    const escaped = /^\{\{([<%])\/\*((?:(?!\*\/)[^])*)\*\/([>%])\}\}/.exec(source.slice(index));
    if (escaped) {
      const [text, open = '', content = '', close = ''] = escaped;
      const shown = asShown(`{{${open}${content}${close}}}`);
      add({kind: 'kept', text: shown}, index, index + text.length);
      continue;
    }
    const read = readTag(source, index);
    if (!read || (!hasLiquid && /^(?:liquid|output)$/.test(read.tag.style))) {
      starts.lastIndex = index + 2;
      continue;
    }
    const {tag, end} = read;
    const closing = VERBATIM.test(tag.name) && !tag.isClosing && findEnd(source, end, tag);
    if (closing) {
      const text = source.slice(end, closing.stop);
      const inner: Piece = {kind: 'kept', text: tag.name === 'raw' ? text : unescapeCode(text)};
      add({...tag, inner: [inner]}, index, closing.end);
    } else {
      add(tag, index, end);
    }
  }
  add(undefined, source.length, source.length);
  return nest(pieces.filter((piece) => piece.kind === 'tag' || piece.text !== ''));
}

/** A tag as text that no parser takes for HTML, emphasis or an expression. */
function asShown(raw: string): string {
  const line = raw.replace(/\s*\n\s*/g, ' ');
  return /^\{[\w\s"=./{}%:<>-]*$/.test(line) && !/<[a-z/!?]|["=]/i.test(line) ? line : asCode(line);
}

/** A text as inline code. */
export function asCode(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const ticks = '`'.repeat(longest + 1);
  const gap = longest > 0 ? ' ' : '';
  return `${ticks}${gap}${text.replace(/\s*\n\s*/g, ' ')}${gap}${ticks}`;
}
