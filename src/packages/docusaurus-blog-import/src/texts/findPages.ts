import path from 'node:path';
import {createEndFinder} from '../addresses/findFiles.js';
import {PICTURE} from './write.js';

const ENDINGS = ['', '.md', '.mdx', '.markdown', '.html', '/index.md', '/index.mdx', '/_index.md'];

/** Caches the index of each list of files, because all texts of an export share one list. */
const indexes = new WeakMap<readonly string[], ReturnType<typeof createEndFinder>>();

/**
 * Returns a function that resolves the names in a text's wiki links and template tags to files: to the
 * path of a page with a leading slash, or to the path of a picture relative to the text. Other names
 * stay unchanged.
 */
export function pageFinder(source: string, files: readonly string[]): (name: string) => string {
  const folder = path.posix.dirname(source);
  const filesEndingIn = indexes.get(files) ?? createEndFinder(files);
  indexes.set(files, filesEndingIn);
  return (name) => {
    if (/^(?:[a-z]+:|\/\/|#)/i.test(name)) {
      return name;
    }
    const below = name.replace(/^\/|\/$/g, '');
    const beside = name.startsWith('/') ? [] : [path.posix.join(folder, below)];
    const withEndings = (start: string) => ENDINGS.map((ending) => start + ending);
    const candidates = withEndings(below.replace(/^(?:\.{1,2}\/)+/, '')).flatMap(filesEndingIn);
    // Preferred places: beside the text, at the root, and in the usual content folders.
    const exact = [...beside, below, `content/${below}`, `_posts/${below}`]
      .flatMap(withEndings)
      .find((file) => candidates.includes(file));
    const found = exact ?? (candidates.length === 1 ? candidates[0] : undefined);
    if (found === undefined) {
      return name;
    }
    // A relative address makes the import copy the picture beside the post.
    return PICTURE.test(found) ? path.posix.relative(folder, found) : `/${found}`;
  };
}
