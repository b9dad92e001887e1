import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {MarkdownFormat} from '../../lib/content-index/parseMarkdown';

/** Trees of whole files, for the bundler of the same build: parsing them is most of its MDX. */
export interface KeptTrees {
  readonly get: (text: string, format: MarkdownFormat) => Root | undefined;
  /** Keeps it, unless it cannot be written: who needs such a tree parses the text again. */
  readonly set: (text: string, format: MarkdownFormat, tree: Root) => void;
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

/** @param folder of the build at hand alone; it is made where it is not there */
export function keptTrees(folder: string): KeptTrees {
  mkdirSync(folder, {recursive: true});
  const fileOf = (text: string, format: MarkdownFormat) => {
    const name = createHash('sha256').update(`${format}\0${text}`).digest('hex').slice(0, 32);
    return path.join(folder, `${name}.json`);
  };
  return {
    get(text, format) {
      try {
        return JSON.parse(readFileSync(fileOf(text, format), 'utf8')) as Root;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
          return undefined;
        }
        throw error;
      }
    },
    set(text, format, tree) {
      const json = jsonOf(tree);
      if (json !== undefined) {
        writeFileSync(fileOf(text, format), json);
      }
    },
  };
}
