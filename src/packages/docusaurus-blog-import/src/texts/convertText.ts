import type {MarkdownSettings} from '../docusaurus/types.js';
import {withoutVue} from '../mdx/asCommonMark.js';
import {withFields} from '../mdx/readMetadata.js';
import type {Engine, Fields} from '../read/exportedPost.js';
import type {Note} from '../report/notes.js';
import type {Attributes} from './attributes.js';
import {readAttributes} from './attributes.js';
import {
  withFenceInfo,
  convertCallouts,
  withoutTableOfContents,
  convertDefinitionLists,
  convertDirectives,
  withQuotedAttributes,
  convertWikiLinks,
} from './dialects.js';
import {embeddedLine} from './embeds.js';
import {pageFinder} from './findPages.js';
import {convertExtensions} from './extensions.js';
import {convertIndentedBlocks} from './indentedBlocks.js';
import {
  withEncodedSpaces,
  withMarkdownInHtml,
  convertBlockAttributes,
  convertTables,
  withInlineHtml,
  withoutKramdown,
  withoutLinkAttributes,
} from './kramdown.js';
import {evaluate, isLiquid, readInclude} from './liquid.js';
import type {Piece, Tag} from './scan.js';
import {maskCode, replaceOutsideCode, scan, NUNJUCKS_COMMENT, VAULT_COMMENT} from './scan.js';
import {writeTag} from './tagWriters.js';
import type {Written} from './write.js';
import {append, asCode, block, endBlocks, inline} from './write.js';
import {GATED_OUTCOME, isGated} from './gatedTags.js';

interface TextOptions {
  /** Marker that ends this post's introduction, besides the usual comments. */
  readonly separator?: string | undefined;
  readonly source?: string;
  /** Engine of the old site; if unknown, syntax of any engine is converted, unless it may be ordinary text. */
  readonly engine?: Engine | undefined;
  /** Paths of all files of the export, which contains the text at `source`. */
  readonly files?: readonly string[];
  /** Fields of the post, which templates call `page`. */
  readonly page?: Fields;
  readonly markdown?: MarkdownSettings;
  /** Base path of the old site, without a slash at its end. */
  readonly base?: string;
}

/** Engines whose texts are templates in Liquid or a similar language. */
const WITH_LIQUID: readonly (Engine | undefined)[] = [undefined, 'jekyll', 'hexo', 'eleventy'];
/** Matches a formula in one paragraph, without tags and attributes. */
const FORMULA = /\$\$(?:[^$<"\n]|<(?=\s)|\n(?!\s*\n))+\$\$/g;
/** Engines whose texts may be Nunjucks templates. */
const WITH_NUNJUCKS_COMMENTS: readonly (Engine | undefined)[] = ['hexo', 'eleventy'];
/** Engines whose Markdown is kramdown's. */
const WITH_KRAMDOWN: readonly (Engine | undefined)[] = [undefined, 'jekyll'];
/** Engines that read attributes such as `{#id .class}` after blocks and headings. */
const WITH_ATTRIBUTES: readonly (Engine | undefined)[] = ['hugo', 'eleventy'];

/** Matches text that ends inside an address, for example after `](`, `href="` or `[a]: `. */
const IN_ADDRESS = /(?:\]\(\s*<?|[\w-]=["']?|\]:[ \t]*)[^\s"'()<>]*$/;

/** Converts a text piece by piece, and collects the tags that cannot be converted. */
class Conversion {
  /** Tags that could not be converted, by name: the first one, and their number. */
  private readonly unconverted = new Map<string, {text: string; quote: string; count: number}>();

  constructor(
    private readonly kind: 'md' | 'mdx',
    private readonly engine: Engine | undefined,
    private readonly isKramdown: boolean,
    private readonly findPage: (name: string) => string,
    private readonly page: Fields,
    private readonly base: string | undefined,
    /** Truncation marker; undefined after it is written. */
    private mark: string | undefined,
  ) {}

  get notes(): Note[] {
    return [...this.unconverted.values()].map(({text, quote, count}) => {
      const times = count > 1 ? ` (${count} times)` : '';
      return {kind: 'code', text: text + times, quote};
    });
  }

  private recordUnconverted({name, args, raw}: Tag, outcome: string, quote: string): void {
    const key = name || args;
    const text = `${raw.replace(/\s+/g, ' ')} belongs to the old site generator${outcome}`;
    const first = this.unconverted.get(key) ?? {text, quote, count: 0};
    this.unconverted.set(key, {...first, count: first.count + 1});
  }

  private writeAsText(tag: Tag, isInAddress: boolean): Written {
    const text = isInAddress ? tag.raw : asCode(tag.raw);
    this.recordUnconverted(tag, ' and was left as text', text);
    return inline(text);
  }

  /** Writes the value of a tag such as `{{ page.title }}`. */
  private writeOutput(tag: Tag, isInAddress: boolean, after: string): Written {
    const {engine, page, base} = this;
    // Eleventy also has the fields of the post as variables: `{{ title }}` for `{{ page.title }}`.
    const value = evaluate(tag.args, engine === 'eleventy' ? {...page, page} : {page}, base);
    // An empty value, such as that of `{{ site.url }}`, makes sense only in front of a path.
    const isEmptyInText = value === '' && !isInAddress && !/^(?:\/|\{\{)/.test(after);
    if (value !== undefined && !isEmptyInText) {
      return inline(value);
    }
    return isLiquid(tag.args) ? this.writeAsText(tag, isInAddress) : inline(tag.raw);
  }

  private convertTag(tag: Tag, before: string, after: string): Written {
    const isInAddress = IN_ADDRESS.test(before);
    if (tag.style === 'output') {
      return this.writeOutput(tag, isInAddress, after);
    }
    if (tag.isClosing) {
      return this.writeAsText(tag, isInAddress);
    }
    const {name, args} = tag.style === 'liquid' ? readInclude(tag) : tag;
    // The path in Jekyll's tags may contain spaces; Hexo's `link` has an address instead.
    const isPath =
      tag.style === 'liquid' && /^(?:link|post_url)$/.test(name) && !/:\/\//.test(args);
    const attributes: Attributes = isPath
      ? {named: {path: args}, positional: []}
      : readAttributes(args);
    if (tag.inner && (isGated(name) || attributes.named['password'])) {
      // The report does not quote the tag, which may contain a password.
      this.recordUnconverted({...tag, raw: name}, `; ${GATED_OUTCOME}`, '');
      return inline('');
    }
    const inner = tag.inner && this.write(tag.inner);
    const {findPage, page} = this;
    return (
      writeTag({...attributes, name, args, inner, isInAddress, findPage, page}) ??
      this.writeUnknown(tag, inner, attributes.named['title'], isInAddress)
    );
  }

  /** Writes the content of an unknown tag. An empty or control-flow tag becomes text. */
  private writeUnknown(
    tag: Tag,
    inner: string | undefined,
    title: string | undefined,
    isInAddress: boolean,
  ): Written {
    const isControl =
      tag.style === 'liquid' && /^(?:if|unless|for|case|capture|tablerow|assign)$/.test(tag.name);
    if (inner === undefined || inner.trim() === '' || isControl) {
      const open = this.writeAsText(tag, isInAddress).text;
      return inline(`${open}${inner ?? ''}${tag.closing ? asCode(tag.closing) : ''}`);
    }
    const [firstLine = ''] = inner.trim().split('\n', 1);
    this.recordUnconverted(tag, '; only its content is shown', firstLine);
    return !inner.includes('\n') && !title
      ? inline(inner)
      : block(`${title ? `**${title}**\n\n` : ''}${inner.trim()}`);
  }

  /** Converts other Markdown dialects, in text outside code and tags. */
  private writePlain(text: string): string {
    const prepared =
      this.kind === 'md'
        ? withoutLinkAttributes(withoutTableOfContents(withQuotedAttributes(text)))
        : text;
    const plain = this.isKramdown ? withoutKramdown(prepared) : prepared;
    // The first comment such as `<!--more-->` becomes the truncation marker; others are removed.
    return convertWikiLinks(plain, this.findPage, this.engine === 'obsidian').replace(
      /\s*<!--\s*(?:more|TEASER_END)\b[^>]*-->(?:[ \t]*\n(?=[ \t]*\n))*(?:[ \t]*\n| )?/gi,
      () => {
        const {mark} = this;
        this.mark = undefined;
        return mark ? `\n\n${mark}\n\n` : '\n\n';
      },
    );
  }

  write(pieces: readonly Piece[]): string {
    let written = '';
    for (const [index, piece] of pieces.entries()) {
      const next = pieces[index + 1];
      const after = next?.kind === 'tag' ? next.raw : (next?.text ?? '');
      if (piece.kind === 'tag') {
        written = append(written, this.convertTag(piece, written, after));
      } else if (piece.kind === 'text') {
        written += this.writePlain(piece.text);
      } else {
        const isOwnLine = /(?:^|\n)[ \t]*$/.test(written) && /^[ \t]*(?:\n|$)/.test(after);
        const embedded = isOwnLine ? embeddedLine(piece.text) : undefined;
        written += embedded ?? withFenceInfo(piece.text);
      }
    }
    return endBlocks(written);
  }
}

/** Returns notes about formulas and diagrams that this site shows as text. */
function extensionNotes(text: string, {extensions = []}: MarkdownSettings): Note[] {
  const subjects = [
    ['math', /\$\$[^$]+\$\$/, 'formulas between $$'],
    ['mermaid', /^[ \t]*(?:`{3,}|~{3,})mermaid\b/m, 'Mermaid diagrams'],
  ] as const;
  return subjects.flatMap(([name, pattern, subject]) => {
    // Diagrams are code blocks; formulas are not in code.
    const [quote] = pattern.exec(name === 'math' ? maskCode(text) : text) ?? [];
    const note = `${subject} are shown as text: ${name} is not enabled on this site`;
    return quote === undefined || extensions.includes(name)
      ? []
      : [{kind: 'code', text: note, quote} as const];
  });
}

/** Converts the syntax that other engines add to Markdown: shortcodes, Liquid, kramdown, callouts. */
export function convertText(original: string, kind: 'md' | 'mdx', options: TextOptions = {}) {
  const {separator, source = 'post.md', engine, files = [], page = {}, markdown, base} = options;
  const isMarkdownFrom = (engines: typeof WITH_LIQUID) => kind === 'md' && engines.includes(engine);
  const isKramdown = isMarkdownFrom(WITH_KRAMDOWN);
  const hasLiquid = isMarkdownFrom(WITH_LIQUID) && page['render_with_liquid'] !== false;
  const mark = kind === 'mdx' ? '{/* truncate */}' : '<!-- truncate -->';
  // Ghost's placeholder for the address of its site.
  const withoutHost = original.replaceAll('__GHOST_URL__', '');
  const local = kind === 'mdx' ? withFields(withoutHost, page) : withoutHost;
  const separated = separator ? local.replace(separator, () => `\n\n${mark}\n\n`) : local;
  const {text: marked, notes} =
    kind === 'md' && engine === undefined
      ? withoutVue(convertIndentedBlocks(separated))
      : {text: separated, notes: []};
  // If the engine is unknown, a comment between `%%` shows that the text is from Obsidian.
  const isVault =
    engine === 'obsidian' || (engine === undefined && /(?<!\S)%%.*?%%(?!\w)/s.test(marked));
  const comment = isVault ? VAULT_COMMENT : NUNJUCKS_COMMENT;
  const visible =
    isVault || isMarkdownFrom(WITH_NUNJUCKS_COMMENTS)
      ? replaceOutsideCode(marked, comment, () => '')
      : marked;
  const plain =
    isKramdown || isMarkdownFrom(WITH_ATTRIBUTES)
      ? convertBlockAttributes(visible, isKramdown ? ':' : '')
      : visible;
  const extended = kind === 'md' ? convertExtensions(plain, engine) : plain;
  const conversion = new Conversion(
    kind,
    engine,
    isKramdown,
    pageFinder(source, files),
    page,
    base,
    mark,
  );
  const written = conversion.write(scan(extended, hasLiquid));
  const html = isKramdown ? withMarkdownInHtml(written) : written;
  const linked =
    engine === 'jekyll' ? convertTables(withInlineHtml(withEncodedSpaces(html))) : html;
  const directed = convertDirectives(
    convertCallouts(convertDefinitionLists(linked)),
    kind,
    markdown,
  );
  // In MDX, braces and less-than signs in a formula are code, unless the site reads formulas.
  const text =
    kind === 'mdx' && markdown && !markdown.extensions?.includes('math')
      ? replaceOutsideCode(directed, FORMULA, (tex) => tex.replace(/(?<!\\)[{<]/g, '\\$&'))
      : directed;
  return {
    text,
    notes: [...notes, ...conversion.notes, ...(markdown ? extensionNotes(text, markdown) : [])],
  };
}
