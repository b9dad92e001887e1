import {createSlugger} from '@docusaurus/utils';
import {parseTree, textForParser} from 'docusaurus-blog-import/markdown';
import type {MarkdownFormat} from 'docusaurus-blog-import/markdown';
import type {Nodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** Placeholder for content that has no text: a formula, a component or an expression. */
export const NO_TEXT = '\uFFFC';

interface InlineLink {
  readonly url: string;
  /** Offset of the link in the text of the block. */
  readonly at: number;
}

/** A heading, paragraph, table row or code block of a Markdown file, as readers see it. */
interface TextBlock {
  readonly kind: 'heading' | 'text' | 'row' | 'code';
  readonly text: string;
  readonly links: readonly InlineLink[];
  /** Id of a heading. */
  readonly id?: string;
  /** Language of a code block. */
  readonly language?: string;
  /** Text after the language in the opening line of a code block. */
  readonly meta?: string;
}

/** Id at the end of a heading, in its text or in a comment. */
const HEADING_ID =
  /\s*(?:\\?\{#([^{}\s]+)\}|<!--\s*#(\S+)\s*-->|\{\/\*\s*#(\S+)\s*\*\/\})[ \t]*#*$/;

/** Fields of Markdown nodes of all kinds. */
interface Node {
  readonly type: string;
  readonly value?: string;
  readonly name?: string | null;
  readonly url?: string;
  readonly identifier?: string;
  readonly lang?: string | null;
  readonly meta?: string | null;
  readonly children?: readonly Node[];
  readonly position?: {readonly start: {offset?: number}; readonly end: {offset?: number}};
}

/** Elements whose content is not text of the page. */
const INVISIBLE = /^(?:script|style|template)$/i;

/** Elements that start a new line, or a cell of a table. */
const BLOCK =
  /^(?:address|article|aside|blockquote|br|caption|dd|dl|dt|details|div|fieldset|figcaption|figure|footer|form|h[1-6]|hr|header|legend|li|main|nav|ol|ul|optgroup|option|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr)$/i;

/** Names of components; those of HTML elements begin with a lower-case letter. */
const COMPONENT = /^[A-Z]/;

function isComment(expression: string): boolean {
  return /^\s*\/\*/.test(expression);
}

/** Returns the text of an inline expression in MDX: a space for `{' '}`, '' for a comment, or else `NO_TEXT`. */
function expressionText(expression: string): string {
  if (isComment(expression)) {
    return '';
  }
  return /^(['"`]) \1$/.test(expression.trim()) ? ' ' : NO_TEXT;
}

function visibleText(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  const name = node.type === 'element' ? node.tagName : '';
  if (!('children' in node) || INVISIBLE.test(name)) {
    return '';
  }
  const text = node.children.map(visibleText).join('');
  return BLOCK.test(name) ? ` ${text} ` : text;
}

/** Collects the text and the links of inline nodes, with white space collapsed. */
function createReader(source: string, definitions: ReadonlyMap<string, string>) {
  let text = '';
  const links: InlineLink[] = [];

  function add(added: string): void {
    const plain = added.replace(/[ \t\r\n\f]+/g, ' ');
    text += text === '' || text.endsWith(' ') ? plain.trimStart() : plain;
  }

  function read(node: Node): void {
    const {type, value = '', name, children = [], position} = node;
    switch (type) {
      case 'text':
      case 'inlineCode':
        return add(value);
      case 'break':
        return add(' ');
      case 'html':
        return add(visibleText(fromHtml(value, {fragment: true})));
      case 'inlineMath':
        return add(NO_TEXT);
      case 'mdxTextExpression':
        return add(expressionText(value));
      case 'mdxJsxTextElement':
        return readElement(name ?? '', children);
      // Docusaurus shows a text such as `:smile`, which only looks like a directive, as it is written.
      case 'textDirective':
        return add(source.slice(position?.start.offset, position?.end.offset));
      case 'link':
      case 'linkReference': {
        const url = node.url ?? definitions.get(node.identifier ?? '');
        if (url !== undefined) {
          links.push({url, at: text.length});
        }
        return children.forEach(read);
      }
      default:
        return children.forEach(read);
    }
  }

  function readElement(name: string, children: readonly Node[]): void {
    if (COMPONENT.test(name)) {
      return add(NO_TEXT);
    }
    if (INVISIBLE.test(name)) {
      return undefined;
    }
    const space = BLOCK.test(name) ? ' ' : '';
    add(space);
    children.forEach(read);
    return add(space);
  }
  return {read, add, finish: () => ({text: text.trim(), links})};
}

function parseBlocks(text: string, format: MarkdownFormat): TextBlock[] {
  let root: ReturnType<typeof parseTree>;
  try {
    root = parseTree(text, format, {extensions: ['math']});
  } catch {
    return [];
  }
  const source = textForParser(text);
  const slugger = createSlugger();
  /** URLs of link definitions (`[ref]: /url`) by identifier; the first definition wins. */
  const definitions = new Map<string, string>();
  visit(root, 'definition', ({identifier, url}) => {
    definitions.set(identifier, definitions.get(identifier) ?? url);
  });

  function blocksOf(node: Node): TextBlock[] {
    const {type, value = '', name, lang, meta, children = []} = node;
    if (INVISIBLE.test(name ?? '')) {
      return [];
    }
    const reader = createReader(source, definitions);
    switch (type) {
      case 'heading': {
        children.forEach(reader.read);
        const {text, links} = reader.finish();
        const written = source.slice(node.position?.start.offset, node.position?.end.offset);
        const [, ...ids] = HEADING_ID.exec(written) ?? [];
        const id = ids.find((each) => each !== undefined) ?? slugger.slug(toString(node));
        return [{kind: 'heading', text: text.replace(HEADING_ID, ''), links, id}];
      }
      case 'paragraph':
        children.forEach(reader.read);
        return [{kind: 'text', ...reader.finish()}];
      case 'tableRow':
        children
          .filter((cell) => cell.children?.length)
          .forEach((cell, index) => {
            reader.add(index > 0 ? ' · ' : '');
            reader.read(cell);
          });
        return [{kind: 'row', ...reader.finish()}];
      case 'code':
        return [{kind: 'code', text: value, links: [], language: lang ?? '', meta: meta ?? ''}];
      case 'html':
        reader.read(node);
        return [{kind: 'text', ...reader.finish()}];
      case 'mdxFlowExpression':
        return isComment(value) ? [] : [{kind: 'text', text: NO_TEXT, links: []}];
      default:
        return [
          ...(COMPONENT.test(name ?? '')
            ? [{kind: 'text', text: NO_TEXT, links: []} as const]
            : []),
          ...children.flatMap(blocksOf),
        ];
    }
  }
  return blocksOf(root as Node).filter(({text}) => text !== '');
}

const parsed = new Map<string, readonly TextBlock[]>();

/**
 * Splits the body of a Markdown file into blocks of visible text. Returns an empty list if the body is
 * not valid MDX; the build reports that error.
 *
 * Caches results by content, because several plugins read the same posts, and `npm run dev` reads
 * them again after each edit.
 */
export function textBlocks(body: string, format: MarkdownFormat): readonly TextBlock[] {
  // Trims the text as the blog plugin does.
  const text = body.replaceAll('\r\n', '\n').replace(/^\s*\n|\s+$/g, '');
  const key = `${format}:${text}`;
  const blocks = parsed.get(key) ?? parseBlocks(text, format);
  parsed.set(key, blocks);
  return blocks;
}
