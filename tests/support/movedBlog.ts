import {mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {AuthorRun} from './authorCopy';
import {runAuthor} from './authorCopy';
import {copyFixture} from './siteCopy';

export const MOVES = path.resolve(__dirname, '../fixtures/moves');

/**
 * Copies the fixture site into a new temporary folder, without its posts and without `strictPosts`.
 * Returns the folder.
 */
export function emptyBlog(): string {
  const folder = copyFixture();
  rmSync(path.join(folder, 'blog'), {recursive: true});
  const owner = path.join(folder, 'src/data/owner.ts');
  writeFileSync(
    owner,
    `${readFileSync(owner, 'utf8').replaceAll(/'\/blog\/[^']*'/g, "'/blog'")}
Object.assign(owner, {strictPosts: false, announcement: undefined, featured: undefined, topics: undefined});
`,
  );
  writeFileSync(path.join(folder, 'src/data/questions.ts'), 'export const questions = [];\n');
  // Otherwise, the sections would have links to the missing posts.
  for (const section of ['books', 'media', 'resume']) {
    for (const name of readdirSync(path.join(folder, section))) {
      const file = path.join(folder, section, name);
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replaceAll(/\]\(\/blog\/[^)]*\)/g, '](/blog)'),
      );
    }
  }
  mkdirSync(path.join(folder, 'blog'));
  writeFileSync(path.join(folder, 'blog/authors.yml'), 'founder: {name: The founder}\n');
  return folder;
}

/** Imports the blog in `tests/fixtures/moves/<name>` into the site in this folder. */
export function importBlog(folder: string, name: string): Promise<AuthorRun> {
  const args = ['import', path.join(MOVES, name), '--old-site', 'https://old.example'];
  return runAuthor(args, {root: folder, isStrict: false});
}
