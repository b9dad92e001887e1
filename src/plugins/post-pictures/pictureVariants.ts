import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {existsSync} from 'node:fs';
import sharp from 'sharp';
import type {Image} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Kept} from './keptFile';
import {keptFile, keyOf} from './keptFile';
import {parseMarkdown} from '../../lib/content-index/parseMarkdown';
import {formatOf} from '../../lib/markdownFormat';
import type {MarkdownSettings} from '../../lib/owner';
import type {PostFile} from '../../lib/postFile';

/** A raster picture of a post, and the files that are made of it. */
export interface PicturePlan {
  /** Path of the picture on this machine. */
  readonly source: string;
  /** Hash of the picture's bytes. */
  readonly hash: string;
  /** As it is shown: a camera's rotation is applied. */
  readonly width: number;
  readonly height: number;
  readonly variants: readonly Variant[];
}

interface Variant {
  readonly format: 'avif' | 'webp';
  readonly width: number;
  /** From the site's base, such as `/img/pictures/home-1a2b3c4d-960.avif`. */
  readonly path: string;
}

/** A post's column is 42 rem, 2 device pixels each; nothing is enlarged. */
const WIDTHS = [480, 800, 1360];
const FORMATS = ['avif', 'webp'] as const;
/** Little effort: some more bytes, a fraction of the time. */
const QUALITY = {avif: {quality: 52, effort: 0}, webp: {quality: 80, effort: 2}} as const;

const RASTER = /\.(?:png|jpe?g|webp|avif|gif|tiff?)$/i;

/** What will be made of a picture; nothing where the file cannot be read as one. */
export async function planPicture(source: string): Promise<PicturePlan | undefined> {
  const data = await readFile(source);
  const read = await sharp(data)
    .metadata()
    .catch(() => undefined);
  if (read === undefined) {
    return undefined;
  }
  const size = read.autoOrient;
  const hash = keyOf(data);
  const widths = [...WIDTHS.filter((each) => each < size.width), Math.min(size.width, 2400)];
  const name = path.parse(source).name.replaceAll(/[^\w-]+/g, '-');
  return {
    source,
    hash,
    ...size,
    variants: FORMATS.flatMap((format) =>
      widths.map((each) => ({
        format,
        width: each,
        path: `/img/pictures/${name}-${hash.slice(0, 8)}-${each}.${format}`,
      })),
    ),
  };
}

/** A variant's file, from the cache or made now. */
export async function makeVariant(
  {source, hash}: PicturePlan,
  {format, width}: Variant,
  cache: string,
): Promise<Kept> {
  const settings = QUALITY[format];
  return keptFile(cache, keyOf(hash, format, `${width}`, JSON.stringify(settings)), () =>
    sharp(source).autoOrient().resize({width}).toFormat(format, settings).toBuffer(),
  );
}

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
export function findPictures(
  post: PostFile,
  path: string,
  root: string,
  settings: MarkdownSettings = {},
): string[] {
  if (!post.body.includes('![')) {
    return [];
  }
  const found: string[] = [];
  visit(parseMarkdown(post.body, formatOf(post, settings), settings), 'image', ({url}: Image) => {
    const file = pictureFile(url, path, root);
    if (file) {
      found.push(file);
    }
  });
  return found;
}
