import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Image, Root} from 'mdast';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {RASTER} from './pictureVariants';

/**
 * The file that a picture's address in a post means: relative to the post, or in `static/` where it
 * begins with a slash. Nothing for pictures of other sites, drawings (SVG), and files that are not
 * there, which Docusaurus reports.
 */
export function pictureFile(url: string, postFile: string, root: string): string | undefined {
  if (/^(?:[a-z]+:|\/\/|#)/i.test(url) || !RASTER.test(url)) {
    return undefined;
  }
  const decoded = decodeURI(url);
  const file = decoded.startsWith('/')
    ? path.join(root, 'static', decoded)
    : path.resolve(path.dirname(postFile), decoded);
  return existsSync(file) ? file : undefined;
}

/** The raster pictures of a post, in their order. */
export function findPictures(body: string, postFile: string, root: string): string[] {
  if (!body.includes('![')) {
    return [];
  }
  const parser = unified().use(remarkParse).use(remarkMath, {singleDollarTextMath: false});
  const tree: Root = (postFile.endsWith('.mdx') ? parser.use(remarkMdx) : parser).parse(body);
  const found: string[] = [];
  visit(tree, 'image', ({url}: Image) => {
    const file = pictureFile(url, postFile, root);
    if (file) {
      found.push(file);
    }
  });
  return found;
}
