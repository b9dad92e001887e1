import {readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/** Where sources lie, below the folder of the site. */
export const FOLDERS = ['blog', 'books', 'media', 'resume'];
const HEAD = /^\uFEFF?---[ \t]*\r?\n.*?\r?\n---[ \t]*(?:\r?\n|$)/s;

/** What a file says besides its text: all of a list, the front matter of Markdown. */
function factsOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.yml') ? text : (HEAD.exec(text)?.[0] ?? '');
}

/**
 * Makes a function whose answer is the same for as long as the sources differ in texts alone: no
 * file has come or gone, and no front matter and no list has changed. Only files that have been
 * written since are read again.
 *
 * @param root folder of the site
 */
export function createFactsKey(root: string): () => string {
  const known = new Map<string, {readonly written: string; readonly facts: string}>();

  function read(file: string): string {
    const {mtimeMs, size} = statSync(file);
    const written = `${mtimeMs} ${size}`;
    const last = known.get(file);
    if (last?.written === written) {
      return last.facts;
    }
    const facts = factsOf(file);
    known.set(file, {written, facts});
    return facts;
  }

  return () => {
    const files = FOLDERS.flatMap((folder) =>
      readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
        .filter((name) => /\.(?:mdx?|yml)$/.test(name))
        .sort()
        .map((name) => path.join(root, folder, name)),
    );
    return JSON.stringify(files.map((file) => [file, read(file)]));
  };
}
