import type {Root} from 'mdast';
import {EXIT, visit} from 'unist-util-visit';
import type {MarkdownFormat} from '../../lib/content-index/parseMarkdown';
import {formatOf, parseMarkdown} from '../../lib/content-index/parseMarkdown';
import type {BodyContent} from '../../lib/content-index/readTree';
import {readTree} from '../../lib/content-index/readTree';
import {twinText} from '../../lib/markdown-twin/twinText';
import type {TwinText} from '../../lib/markdown-twin/types';
import type {PostFile} from '../../lib/postFile';
import type {KeptTrees} from './keptTrees';
import {parseAsLoader} from './parseAsLoader';
import {partTexts} from './partTexts';

/** What a text was read as; parsing takes most of the time, so both are made of one tree. */
export interface Reading {
  readonly content: BodyContent;
  /** For its Markdown twin; null where that needs more than the text. */
  readonly twin: TwinText | null;
}

/** The line of the file that a parser's message is about; it knows only the text below. */
function placeOf(error: unknown, head: string): string {
  const {line} = error as {readonly line?: number};
  return line === undefined ? '' : `line ${line + head.split('\n').length + 1}: `;
}

function parse({file, head, body}: PostFile): Root {
  try {
    return parseMarkdown(body, formatOf(file));
  } catch (error) {
    const reason = (error as Error).message;
    throw new Error(`${file}: ${placeOf(error, head)}the text is not MDX: ${reason}`, {
      cause: error,
    });
  }
}

function tryToParse(source: string, format: MarkdownFormat): Root | undefined {
  try {
    return parseAsLoader(source, format);
  } catch {
    return undefined;
  }
}

function hasDirective(tree: Root): boolean {
  let found = false;
  visit(tree, ({type}) => {
    found = type.endsWith('Directive');
    return found ? EXIT : true;
  });
  return found;
}

/**
 * Parses the file as the bundler will, and keeps the tree for it. What the loader takes for a
 * directive is text to the index, as it is to readers: such a text is parsed again.
 */
function parseForBoth(post: PostFile, trees: Pick<KeptTrees, 'set'>): Root {
  const {file, head, body} = post;
  const source = head === '' ? body : `---\n${head}---\n${body}`;
  const tree = tryToParse(source, formatOf(file));
  if (tree) {
    trees.set(source, formatOf(file), tree);
  }
  // Where it cannot be read, the index's own parser says what is wrong, and where.
  return tree && !hasDirective(tree)
    ? {...tree, children: tree.children.filter(({type}) => type !== 'yaml')}
    : parse(post);
}

/**
 * @param trees keeps the file's tree for who compiles it
 * @throws Error that names the file and the place where its MDX cannot be read
 */
export function readText(post: PostFile, trees?: Pick<KeptTrees, 'set'>): Reading {
  const root = trees ? parseForBoth(post, trees) : parse(post);
  const content = readTree(root, partTexts);
  return {content, twin: twinText(root) ?? null};
}
