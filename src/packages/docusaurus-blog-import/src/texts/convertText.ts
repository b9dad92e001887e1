import type {MarkdownSettings} from '../docusaurus/types.js';
import type {Note} from '../report/notes.js';
import {readAttributes} from './attributes.js';
import {withoutCallouts} from './callouts.js';
import {embeddedLine, withFenceInfo, withoutKramdown, withoutWikiLinks} from './dialects.js';
import {pageFinder} from './findPages.js';
import type {PageFinder} from './findPages.js';
import {evaluate, isLiquid, readInclude} from './liquid.js';
import type {Piece, Tag} from './scan.js';
import {asCode, scan} from './scan.js';
import {writeTag} from './tagWriters.js';
import type {Written} from './write.js';
import {append, block, inline} from './write.js';

/** Settings for the conversion of a text. */
interface TextOptions {
  /** Marker after the lead of this post, besides the usual comments. */
  readonly separator?: string | undefined;
  /** Path of the text in the export. */
  readonly source?: string;
  /** Paths of all files of the export. */
  readonly files?: readonly string[];
  /** Fields of the post, and settings of the old site. */
  readonly page?: Readonly<Record<string, unknown>>;
  readonly site?: Readonly<Record<string, unknown>>;
  readonly markdown?: MarkdownSettings;
}

/** Text before a place where an address is expected: behind `](`, `href="` and `[a]: `. */
const IN_ADDRESS = /(?:\]\(\s*<?|[\w-]=["']?|\]:[ \t]*)[^\s"'()<>]*$/;

/** A conversion under way. */
interface Conversion extends PageFinder {
  readonly kind: 'md' | 'mdx';
  /** Marker after the lead; undefined once it is written. */
  mark: string | undefined;
  readonly page: Readonly<Record<string, unknown>>;
  readonly site: Readonly<Record<string, unknown>>;
  /** Tags that were not converted, by name. */
  readonly left: Map<string, {count: number; tag: string; quote: string; isContent: boolean}>;
}

function leave(conversion: Conversion, tag: Tag, quote: string, isContent = false): void {
  const name = tag.name || tag.args;
  const known = conversion.left.get(name);
  if (known) {
    known.count += 1;
  } else {
    conversion.left.set(name, {count: 1, tag: tag.raw.replace(/\s+/g, ' '), quote, isContent});
  }
}

/** A tag that could not be converted, as text. */
function shown(conversion: Conversion, tag: Tag, isInAddress: boolean): Written {
  const text = isInAddress ? tag.raw : asCode(tag.raw);
  leave(conversion, tag, text);
  return inline(text);
}

function writeOutput(conversion: Conversion, tag: Tag, before: string, after: string): Written {
  const isInAddress = IN_ADDRESS.test(before);
  const value = evaluate(tag.args, conversion);
  const isRoot = value === '' && !isInAddress && !/^(?:\/|\{\{)/.test(after);
  if (value !== undefined && !isRoot) {
    return inline(value);
  }
  return isLiquid(tag.args) ? shown(conversion, tag, isInAddress) : inline(tag.raw);
}

function writePiece(conversion: Conversion, tag: Tag, before: string, after: string): Written {
  if (tag.style === 'output') {
    return writeOutput(conversion, tag, before, after);
  }
  const isInAddress = IN_ADDRESS.test(before);
  const isLiquidTag = tag.style === 'liquid';
  const [content] = tag.inner ?? [];
  if (tag.name === 'comment' || tag.name === '#') {
    return inline('');
  }
  if (isLiquidTag && /^(?:raw|verbatim)$/.test(tag.name) && content?.kind === 'kept') {
    return inline(content.text);
  }
  if (tag.isClosing) {
    return shown(conversion, tag, isInAddress);
  }
  const isInclude = isLiquidTag && /^include(?:_relative|_cached)?$/.test(tag.name);
  const {name, args} = isInclude ? readInclude(tag.args) : tag;
  const inner = tag.inner && convertPieces(conversion, tag.inner);
  if (isLiquidTag && /^(?:link|post_url)$/.test(tag.name)) {
    const [, file = '', hash = ''] = /^([^#]*)(#.*)?$/.exec(args) ?? [];
    const found = conversion.findPage(file);
    const isUnknown = found === file;
    if (isUnknown && !isInAddress) {
      return shown(conversion, tag, isInAddress);
    }
    const address =
      tag.name === 'link' ? `/${file.replace(/^\//, '')}` : `${file.replace(/^.*\//, '')}.md`;
    return inline((isUnknown ? address : found).replaceAll(' ', '%20') + hash);
  }
  const written = writeTag({
    ...conversion,
    ...readAttributes(args),
    name,
    args,
    inner,
    isInAddress,
  });
  if (written) {
    return written;
  }
  const isControl =
    isLiquidTag && /^(?:if|unless|for|case|capture|tablerow|assign)$/.test(tag.name);
  if (inner === undefined || inner.trim() === '' || isControl) {
    const open = shown(conversion, tag, isInAddress).text;
    const close =
      tag.inner && asCode(isLiquidTag ? `{% end${tag.name} %}` : `{{< /${tag.name} >}}`);
    return inline(`${open}${inner ?? ''}${close ?? ''}`);
  }
  const title = readAttributes(args).named['title'];
  leave(conversion, tag, inner.trim().split('\n', 1)[0] ?? '', true);
  const isInLine = !inner.includes('\n') && !title;
  return isInLine ? inline(inner) : block(`${title ? `**${title}**\n\n` : ''}${inner.trim()}`);
}

/** Converts other dialects of Markdown in text outside code and tags. */
function convertPlain(conversion: Conversion, text: string, isLineStart: boolean): string {
  const plain = conversion.kind === 'md' ? withoutKramdown(text, isLineStart) : text;
  return (
    withoutWikiLinks(plain, conversion)
      .replace(/\s*<!--\s*more\b[^>]*-->(?:[ \t]*\n(?=[ \t]*\n))*(?:[ \t]*\n| )?/gi, () => {
        const {mark} = conversion;
        conversion.mark = undefined;
        return mark ? `\n\n${mark}\n\n` : '\n\n';
      })
      .replaceAll('__GHOST_URL__', '')
      // Docusaurus would take this for a directive that it does not know, and drop the name.
      .replace(/(?<![\\:]):(?=[a-z][\w-]*\[)/gi, '\\:')
  );
}

function convertKept(text: string, before: string, after: string): string {
  const isOwnLine = /(?:^|\n)[ \t]*$/.test(before) && /^[ \t]*(?:\n|$)/.test(after);
  return (isOwnLine ? embeddedLine(text) : undefined) ?? withFenceInfo(text);
}

function convertPieces(conversion: Conversion, pieces: readonly Piece[]): string {
  let result = '';
  let needsGap = false;
  pieces.forEach((piece, index) => {
    const next = pieces[index + 1];
    const after = next === undefined ? '' : next.kind === 'tag' ? next.raw : next.text;
    if (piece.kind === 'tag') {
      const before = result;
      const written = writePiece(conversion, piece, result, after);
      result = append(needsGap ? `${result.trimEnd()}\n\n` : result, written);
      needsGap = written.isBlock && result !== before;
      return;
    }
    const text =
      piece.kind === 'kept'
        ? convertKept(piece.text, result, after)
        : convertPlain(conversion, piece.text, /(?:^|\n)$/.test(result));
    // A block ends at an empty line.
    const gap = needsGap && text.trim() !== '' && !/^[ \t]*\n[ \t>]*(?:\n|$)/.test(text);
    const isQuoted = /^[ \t]*\n[ \t]*>/.test(text);
    const isCell = /^[ \t]*\|/.test(text);
    const isItem = /^[ \t]*\n[ \t]*(?:[-*+]|\d+[.)])[ \t]/.test(text);
    result +=
      gap && !isQuoted && !isCell && !isItem ? `\n\n${text.replace(/^[ \t]*\n?/, '')}` : text;
    needsGap = needsGap && text.trim() === '' && !/\n[ \t]*\n/.test(text);
  });
  return result;
}

/** Notes about formulas and diagrams that this site shows as text. */
function extensionNotes(text: string, {extensions = []}: MarkdownSettings): Note[] {
  const wanted = [
    ['math', /\$\$[^$]+\$\$/, 'formulas between $$'],
    ['mermaid', /^[ \t]*(?:`{3,}|~{3,})mermaid\b/m, 'Mermaid diagrams'],
  ] as const;
  return wanted.flatMap(([name, pattern, what]) => {
    const [quote] = pattern.exec(text) ?? [];
    const note = `${what} are shown as text: ${name} is not switched on in this site`;
    return quote === undefined || extensions.includes(name)
      ? []
      : [{kind: 'code', text: note, quote} as const];
  });
}

/**
 * Writes in Markdown what other engines put beside it: shortcodes, Liquid, kramdown, callouts.
 *
 * @param kind of the file that the text will be in
 * @returns the text, with notes about what was not converted
 */
export function convertText(source: string, kind: 'md' | 'mdx', options: TextOptions = {}) {
  const {separator, source: file = 'post.md', files = [], page = {}, site = {}, markdown} = options;
  const mark = kind === 'mdx' ? '{/* truncate */}' : '<!-- truncate -->';
  const marked = separator ? source.replace(separator, () => `\n\n${mark}\n\n`) : source;
  const left: Conversion['left'] = new Map();
  const conversion: Conversion = {...pageFinder(file, files), kind, mark, page, site, left};
  const hasLiquid = kind === 'md' && page['render_with_liquid'] !== false;
  const text = withoutCallouts(convertPieces(conversion, scan(marked, {hasLiquid})));
  const notes = [...left.values()].map(({count, tag, quote, isContent}): Note => {
    const times = count > 1 ? ` (${count} times)` : '';
    return {
      kind: 'code',
      text: isContent
        ? `${tag} belongs to the old site generator; only its content is shown${times}`
        : `${tag} belongs to the old site generator and was left as text${times}`,
      quote,
    };
  });
  return {text, notes: [...notes, ...(markdown ? extensionNotes(text, markdown) : [])]};
}
