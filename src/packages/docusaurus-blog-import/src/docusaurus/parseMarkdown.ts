import {
  admonitionTitleToDirectiveLabel,
  escapeMarkdownHeadingIds,
  unwrapMdxCodeBlocks,
} from '@docusaurus/utils';
import remarkComment from '@slorber/remark-comment';
import type {Nodes, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import type {Data, Processor} from 'unified';
import {unified} from 'unified';
import type {MarkdownFormat, MarkdownSettings} from './types.js';

/** Docusaurus' own kinds of admonitions. */
export const ADMONITIONS = 'secondary info success danger note tip warning important caution'.split(
  ' ',
);

type AddressRange = readonly [start: number, end: number];

/**
 * Returns the offsets of the address of a link, picture or definition; undefined if the address is
 * also the text of the link.
 */
export function addressRange({data}: Pick<Nodes, 'data'>): AddressRange | undefined {
  return (data as {readonly address?: AddressRange} | undefined)?.address;
}

type Extension = Exclude<NonNullable<Data['fromMarkdownExtensions']>[number], readonly unknown[]>;
type TokenHandler = NonNullable<NonNullable<Extension['exit']>[string]>;

/** Sets the address of a node, as the parser does by default, and also stores its offsets. */
const keepAddress: TokenHandler = function ({start, end}) {
  const url = this.resume();
  const address: AddressRange = [start.offset, end.offset];
  Object.assign(this.stack.at(-1) ?? {}, {url, data: {address}});
};

/** Plugin that adds the positions of addresses to the tree. */
function keepAddresses(this: Processor): void {
  const data = this.data();
  const exit = {
    resourceDestinationString: keepAddress,
    definitionDestinationString: keepAddress,
  };
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), {exit}];
}

/** Creates a parser. The extension `dollar-math` also reads formulas between single dollar signs. */
function createParser(
  format: MarkdownFormat,
  {extensions = [], mdx1Compat = true}: MarkdownSettings,
) {
  const parser = unified().use(remarkParse).use(keepAddresses).use(remarkGfm).use(remarkDirective);
  const singleDollarTextMath = extensions.includes('dollar-math');
  if (singleDollarTextMath || extensions.includes('math')) {
    parser.use(remarkMath, {singleDollarTextMath});
  }
  if (format === 'mdx') {
    parser.use(remarkMdx);
  }
  if (format === 'mdx' && mdx1Compat) {
    parser.use(remarkComment);
  }
  return parser;
}

/** Parsers by their settings: creating one takes longer than parsing a short text. */
const parsers = new Map<string, ReturnType<typeof createParser>>();

function parserFor(format: MarkdownFormat, settings: MarkdownSettings) {
  const key = JSON.stringify([format, settings]);
  const parser = parsers.get(key) ?? createParser(format, settings);
  parsers.set(key, parser);
  return parser;
}

// Patterns of what Docusaurus rewrites before it parses, for `parseInPlace`.
const HEADING = /^#{1,6}(?!#).*/gm;
const CODE_FENCE = /^( *)(`{3,4})( *mdx-code-block)(\r?\n.*?\r?\n *)\2(?=\r?\n|$)/gms;
const ADMONITION_TITLE = new RegExp(
  `^((?:> ?)*[ \\t]*:{3,}(?:${ADMONITIONS.join('|')}))( +)([^\\s[](?:[^\\n\\]]*[^\\s\\]])?)([ \\t]*)$`,
  'gm',
);

/** Returns the offsets of a node in its source: the first character, and the one after the last. */
export function offsetsOf({position}: Pick<Nodes, 'position'>): [number, number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

/**
 * Parses a text so that the offsets in the tree refer to this text. Parts that Docusaurus rewrites
 * before it parses are replaced by text of the same length: `(#id}` for a heading id `{#id}` and `xxx`
 * for the title of an admonition, both only with `mdx1Compat`, and spaces for the fences of
 * `mdx-code-block`.
 *
 * @throws Error that names the position of invalid MDX
 */
export function parseInPlace(
  source: string,
  format: MarkdownFormat,
  settings: MarkdownSettings = {},
): Root {
  const unwrapped = source.replace(
    CODE_FENCE,
    (_, indent: string, ticks: string, name: string, inner: string) => {
      const blank = ' '.repeat(ticks.length);
      return indent + blank + ' '.repeat(name.length) + inner + blank;
    },
  );
  const masked =
    settings.mdx1Compat === false
      ? unwrapped
      : unwrapped
          .replace(HEADING, (line) => line.replaceAll('{#', '(#'))
          .replace(
            ADMONITION_TITLE,
            (_, start: string, space: string, title: string, end: string) =>
              `${start}[${'x'.repeat(space.length + title.length - 2)}]${end}`,
          );
  return parserFor(format, settings).parse(masked);
}

/** Returns a text as Docusaurus' loader gives it to its parser. */
export function textForParser(source: string, {mdx1Compat}: MarkdownSettings = {}): string {
  const body = unwrapMdxCodeBlocks(source);
  return mdx1Compat === false
    ? body
    : admonitionTitleToDirectiveLabel(escapeMarkdownHeadingIds(body), ADMONITIONS);
}

/**
 * Parses a text as Docusaurus' loader does before its plugins run. Offsets in the tree refer to
 * `textForParser`.
 *
 * @throws Error that names the position of invalid MDX
 */
export function parseTree(
  source: string,
  format: MarkdownFormat,
  settings: MarkdownSettings = {},
): Root {
  return parserFor(format, settings).parse(textForParser(source, settings));
}
