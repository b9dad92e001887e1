import {readdirSync} from 'node:fs';
import path from 'node:path';

const OWNER_FILES = [
  'blog/**',
  'books/**',
  'media/**',
  'resume/**',
  'static/**',
  'src/pages/**',
  'src/data/*.{ts,yml}',
  'src/css/accent.css',
  // The front page of a fork; `README.md` belongs to the application.
  '.github/README.md',
];

/**
 * Returns globs of the files that the site's owner writes, whose style is checked only with
 * `strictPosts`. The application's own code in `src` is `.ts`, `.tsx` or `.mjs`, so a folder in `src`
 * with `.js` or `.jsx` files belongs to the owner's posts, including its style sheets.
 *
 * @param {string} root folder of the site
 * @returns {string[]}
 */
export function ownerFiles(root) {
  const folders = readdirSync(path.join(root, 'src'), {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.jsx?$/.test(name) && !name.startsWith('packages'))
    .map((name) => path.posix.join('src', path.dirname(name).replaceAll(path.sep, '/'), '*'));
  return [...OWNER_FILES, ...new Set(folders)];
}

/**
 * Reads the owner file.
 *
 * @returns {Promise<import('../../lib/owner').Owner>}
 */
export async function readOwnerFile() {
  // Imported here, because the calling command may install the packages first.
  const {createJiti} = await import('jiti');
  return createJiti(import.meta.url).import('../../data/owner.ts', {default: true});
}
