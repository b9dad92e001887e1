import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {formatOf, parseMarkdown} from '../../../lib/content-index/parseMarkdown';
import {parsePostFile} from '../../../lib/postFile';
import {CommandError} from '../../lib/CommandError.mjs';
import {filesBelow} from '../files';

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

/** The `url` fields of a list of entries in `src/data`. */
const FIELD = /\burl:\s*(['"`])(https?:\/\/.*?)\1/g;

/** The owner's file has the site's own address, which is nobody's link. */
const ENTRIES = /^src\/data\/(?!owner\.)[^/]+(?<!\.test)\.ts$/;

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
 * addresses), those in HTML, those in the attributes of components, and the entries of data.
 *
 * @throws Error with line and column where the file is not Markdown that the site could compile
 */
export function findLinks(file: string, text: string): FoundLink[] {
  if (file.endsWith('.ts')) {
    return [...text.matchAll(FIELD)].map(({0: whole, 2: address = '', index}) => ({
      file,
      line: text.slice(0, index + whole.indexOf(address)).split('\n').length,
      address,
    }));
  }
  const post = parsePostFile(file, text);
  const found: FoundLink[] = [];
  visit(parseMarkdown(post.body, formatOf(post)), (node) => {
    for (const address of addressesOf(node)) {
      if (address && WEB.test(address)) {
        found.push({file, line: post.linesAbove + (node.position?.start.line ?? 1), address});
      }
    }
  });
  return found;
}

/**
 * Every link of the posts, the sections' pages and the data to another site.
 *
 * @param include what the paths of files begin with; none means everything
 * @throws CommandError where nothing is included, or a file cannot be read as Markdown
 */
export function collectLinks(root: string, include: readonly string[]): FoundLink[] {
  const files = [
    ...['blog', 'books', 'media', 'resume'].flatMap((folder) =>
      filesBelow(root, folder, /\.mdx?$/),
    ),
    ...filesBelow(root, 'src/data', ENTRIES),
  ]
    .filter((file) => include.length === 0 || include.some((start) => file.startsWith(start)))
    .sort();
  if (files.length === 0) {
    throw new CommandError(
      `No file begins with ${include.join(' or ')}; name a post, a page or a data file from the site's root, such as blog/2025-.`,
      2,
    );
  }
  return files.flatMap((file) => {
    try {
      return findLinks(file, readFileSync(path.join(root, file), 'utf8'));
    } catch (error) {
      throw new CommandError(`${file}: cannot be read as Markdown: ${(error as Error).message}`);
    }
  });
}
