import {createHash} from 'node:crypto';
import type {Root} from 'mdast';
import type {MarkdownFormat} from '../../lib/content-index/parseMarkdown';

/** A tree as JSON, by its text and format. */
export type KeptTree = readonly [key: string, json: string];

/** Trees of whole files, for the bundler of the same process: parsing them is most of its MDX. */
export interface KeptTrees {
  /** A tree of the asker's own, to change as it likes. */
  readonly get: (text: string, format: MarkdownFormat) => Root | undefined;
  /** Keeps it, unless JSON cannot say it: who needs such a tree parses the text again. */
  readonly set: (text: string, format: MarkdownFormat, tree: Root) => void;
  /** All of them, to be added to those of another thread. */
  readonly all: () => readonly KeptTree[];
  readonly add: (trees: readonly KeptTree[]) => void;
}

/** Values of expressions that JSON has no word for: patterns, and numbers beyond all others. */
const LOST = /"regex":|"value":null,"raw":"(?!null")/;

/** Nothing where JSON would not give the same tree again. */
function jsonOf(tree: Root): string | undefined {
  try {
    const json = JSON.stringify(tree);
    return LOST.test(json) ? undefined : json;
  } catch (error) {
    if (error instanceof TypeError) {
      // An expression with a BigInt.
      return undefined;
    }
    throw error;
  }
}

/** Short, since it goes from thread to thread. */
function keyOf(text: string, format: MarkdownFormat): string {
  return createHash('sha256').update(`${format}\0${text}`).digest('base64');
}

export function keptTrees(): KeptTrees {
  const trees = new Map<string, string>();
  return {
    get(text, format) {
      const json = trees.get(keyOf(text, format));
      return json === undefined ? undefined : (JSON.parse(json) as Root);
    },
    set(text, format, tree) {
      const json = jsonOf(tree);
      if (json !== undefined) {
        trees.set(keyOf(text, format), json);
      }
    },
    all: () => [...trees],
    add: (more) => more.forEach(([key, json]) => trees.set(key, json)),
  };
}
