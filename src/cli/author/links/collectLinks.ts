import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {AuthorError} from '../AuthorError';
import {findEntryLinks} from './findEntryLinks';
import type {FoundLink} from './findLinks';
import {findLinks} from './findLinks';
import {matchesGlob} from './matchesGlob';

/** The owner's file has the site's own address, which is nobody's link. */
const ENTRIES = /^src\/data\/(?!owner\.)[^/]+(?<!\.test)\.ts$/;

function filesBelow(root: string, folder: string): string[] {
  const full = path.join(root, folder);
  return existsSync(full)
    ? readdirSync(full, {recursive: true, encoding: 'utf8'}).map(
        (name) => `${folder}/${name.replaceAll(path.sep, '/')}`,
      )
    : [];
}

function sourceFiles(root: string): string[] {
  const prose = ['blog', 'books', 'media', 'resume'].flatMap((folder) => filesBelow(root, folder));
  return [
    ...prose.filter((file) => /\.mdx?$/.test(file)),
    ...filesBelow(root, 'src/data').filter((file) => ENTRIES.test(file)),
  ].sort();
}

/**
 * Every link of the posts, the sections' pages and the data to another site.
 *
 * @param include paths, folders or patterns; none means everything
 * @throws AuthorError where nothing is included, or a file cannot be read as Markdown
 */
export function collectLinks(root: string, include: readonly string[]): FoundLink[] {
  const files = sourceFiles(root).filter(
    (file) => include.length === 0 || include.some((glob) => matchesGlob(file, glob)),
  );
  if (files.length === 0) {
    throw new AuthorError(
      `No file fits --include ${include.join(' ')}; name a post, a page or a data file from the site's root, such as "blog/2025-*".`,
      2,
    );
  }
  return files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    try {
      return file.endsWith('.ts') ? findEntryLinks(file, text) : findLinks(file, text);
    } catch (error) {
      throw new AuthorError(`${file}: cannot be read as Markdown: ${(error as Error).message}`);
    }
  });
}
