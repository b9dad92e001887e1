import {stat} from 'node:fs/promises';
import {join} from 'node:path';

const absent = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'];

/**
 * Finds the file a static host with clean addresses would serve: the file itself, else the page
 * `<path>.html`, else the page `<path>/index.html`.
 *
 * @param {string} root folder of the built site
 * @param {string[]} segments decoded path, without `..` (see parseTarget)
 * @returns {Promise<string | undefined>} the file's path
 */
export async function findFile(root, segments) {
  const path = join(root, ...segments);
  const pages = segments.length === 0 ? [] : [path, `${path}.html`];
  for (const candidate of [...pages, join(path, 'index.html')]) {
    const stats = await statOrNothing(candidate);
    if (stats?.isFile()) {
      return candidate;
    }
  }
  return undefined;
}

/** @param {string} path */
async function statOrNothing(path) {
  try {
    return await stat(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && absent.includes(String(error.code))) {
      return undefined;
    }
    throw error;
  }
}
