import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {parsePostFile} from '../../../lib/postFile';

export interface FoundLink {
  /** Path from the root. */
  readonly file: string;
  readonly line: number;
  /** As it is written, with its fragment. */
  readonly address: string;
}

const WEB = /^https?:\/\//i;

/** Addresses in the attributes of raw HTML. */
const ATTRIBUTE = /\s(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

function attributeAddress(value: unknown): string | undefined {
  if (typeof value === 'string') {
    return value;
  }
  const code = (value as {value?: unknown} | null | undefined)?.value;
  return typeof code === 'string' ? /^(['"`])(.*)\1$/s.exec(code.trim())?.[2] : undefined;
}

/** The addresses of one node of the tree; what stands in code is text, and has none. */
function addressesOf(node: Root | Root['children'][number]): (string | undefined)[] {
  switch (node.type) {
    case 'html':
      return [...node.value.matchAll(ATTRIBUTE)].map(([, ...found]) => found.find(Boolean));
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.attributes.map(({value}) => attributeAddress(value));
    default:
      return 'url' in node ? [node.url] : [];
  }
}

/**
 * The links of a file to other sites, in their order: Markdown's own (with references and bare
 * addresses), those in HTML, and those in the attributes of components.
 *
 * @throws Error with line and column where the file is not Markdown that the site could compile
 */
export function findLinks(file: string, text: string): FoundLink[] {
  const {body} = parsePostFile(file, text);
  const clean = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const above = clean.slice(0, clean.length - body.length).split('\n').length - 1;
  // As posts are compiled: the braces of a formula are no expressions.
  const parser = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkMath, {singleDollarTextMath: false});
  const tree: Root = (file.endsWith('.mdx') ? parser.use(remarkMdx) : parser).parse(body);
  const found: FoundLink[] = [];
  visit(tree, (node) => {
    for (const address of addressesOf(node)) {
      if (address && WEB.test(address)) {
        found.push({file, line: above + (node.position?.start.line ?? 1), address});
      }
    }
  });
  return found;
}
