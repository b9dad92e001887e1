import type {Metadata, SharpOptions} from 'sharp';
import sharp from 'sharp';
import {cachedFile, keyOf} from './cachedFile';

/** A resized version of a picture. */
export interface Variant {
  readonly format: 'avif' | 'webp';
  /** In pixels. */
  readonly width: number;
}

/** Size of a picture, and the variants to make. */
export interface PicturePlan {
  /** Size in pixels after the rotation in the metadata is applied. */
  readonly size?: {readonly width: number; readonly height: number};
  /** Variants by format, each from narrow to wide; empty if the file itself is shown. */
  readonly variants: readonly Variant[];
}

/**
 * Widths in pixels of the variants below the widest one; 1360 is about twice the width of a post's
 * column, for dense screens.
 */
const WIDTHS = [480, 800, 1360];
/** Maximum width of the widest variant, which is otherwise as wide as the picture. */
const MAX_WIDTH = 2400;
/** Maximum pixels per side in WebP. The limit of AVIF is one higher. */
const MAX_SIDE = 16383;
const FORMATS = ['avif', 'webp'] as const;
/** Low effort costs a few more bytes, but takes a fraction of the time. */
const QUALITY = {avif: {quality: 52, effort: 0}, webp: {quality: 80, effort: 2}} as const;
/** Tolerates small errors that cameras write and browsers ignore. */
const READ_OPTIONS: SharpOptions = {failOn: 'error', limitInputPixels: 2 ** 29};

function isAnimated(data: Buffer, {format, pages = 1}: Metadata): boolean {
  switch (format) {
    case 'gif':
    case 'webp':
      return pages > 1;
    case 'png': {
      // sharp does not recognize an APNG, whose first frame (IDAT) follows a chunk named acTL.
      const control = data.indexOf('acTL');
      return control >= 0 && control < data.indexOf('IDAT');
    }
    case 'heif':
      // An animated AVIF has a different brand in its header.
      return data.subarray(4, 12).toString('latin1') === 'ftypavis';
    default:
      return false;
  }
}

/**
 * Returns the size of a picture, and the variants to make. An animation, which would lose its
 * motion, and a picture that is too tall for WebP have none.
 *
 * @throws Error if the data is not a picture that sharp can read
 */
export async function planPicture(data: Buffer): Promise<PicturePlan> {
  const metadata = await sharp(data, READ_OPTIONS).metadata();
  const {width, height} = metadata.autoOrient;
  const size = {width, height};
  const widest = Math.min(width, MAX_WIDTH);
  if (isAnimated(data, metadata) || (height * widest) / width > MAX_SIDE) {
    return {size, variants: []};
  }
  const widths = [...WIDTHS.filter((variantWidth) => variantWidth < widest), widest];
  const variants = FORMATS.flatMap((format) =>
    widths.map((variantWidth) => ({format, width: variantWidth})),
  );
  return {size, variants};
}

/** Returns the content of a variant's file, from the cache if possible. */
export async function makeVariant(
  data: Buffer,
  {format, width}: Variant,
  siteDir: string,
): Promise<Buffer> {
  const settings = QUALITY[format];
  return cachedFile(siteDir, keyOf(data, format, `${width}`, JSON.stringify(settings)), () =>
    sharp(data, READ_OPTIONS).autoOrient().resize({width}).toFormat(format, settings).toBuffer(),
  );
}
