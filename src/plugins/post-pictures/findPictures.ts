import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Image} from 'mdast';
import {visit} from 'unist-util-visit';
import {formatOf, parseMarkdown} from '../../lib/content-index/parseMarkdown';
import type {PostFile} from '../../lib/postFile';
import {RASTER} from './pictureVariants';

/** An address that is not encoded well is taken as it stands. */
function decode(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/**
 * The file that a picture's address in a post means: relative to the post, or in `static/` where it
 * begins with a slash. Nothing for pictures of other sites, drawings (SVG), and files that are not
 * there, which Docusaurus reports.
 */
export function pictureFile(url: string, postFile: string, root: string): string | undefined {
  if (/^(?:[a-z]+:|\/\/|#)/i.test(url) || !RASTER.test(url)) {
    return undefined;
  }
  const decoded = decode(url);
  const file = decoded.startsWith('/')
    ? path.join(root, 'static', decoded)
    : path.resolve(path.dirname(postFile), decoded);
  return existsSync(file) ? file : undefined;
}

/** The raster pictures of a post, in their order. */
export function findPictures(post: PostFile, path: string, root: string): string[] {
  if (!post.body.includes('![')) {
    return [];
  }
  const found: string[] = [];
  visit(parseMarkdown(post.body, formatOf(post)), 'image', ({url}: Image) => {
    const file = pictureFile(url, path, root);
    if (file) {
      found.push(file);
    }
  });
  return found;
}
