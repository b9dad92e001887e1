import type {Metadata, SharpOptions} from 'sharp';
import sharp from 'sharp';
import type {Kept} from './keptFile';
import {keptFile, keyOf} from './keptFile';

export interface Variant {
  readonly format: 'avif' | 'webp';
  readonly width: number;
}

export interface PicturePlan {
  /** Pixels as displayed, after the camera's rotation is applied. */
  readonly size?: {readonly width: number; readonly height: number};
  /** Narrow to wide; empty where the file itself is shown. */
  readonly variants: readonly Variant[];
}

/** A post's column is 42 rem, 2 device pixels each; nothing is enlarged. */
const WIDTHS = [480, 800, 1360];
const MAX_WIDTH = 2400;
/** Pixels per side that WebP can store. AVIF's limit is one higher. */
const MAX_SIDE = 16383;
const FORMATS = ['avif', 'webp'] as const;
/** Little effort: some more bytes, a fraction of the time. */
const QUALITY = {avif: {quality: 52, effort: 0}, webp: {quality: 80, effort: 2}} as const;
/** Cameras write files with small faults that every browser forgives. */
const READING: SharpOptions = {failOn: 'error', limitInputPixels: 2 ** 29};

function isAnimated(data: Buffer, {format, pages = 1}: Metadata): boolean {
  switch (format) {
    case 'gif':
    case 'webp':
      return pages > 1;
    case 'png': {
      // An APNG says so before its first frame; sharp reads only that frame.
      const control = data.indexOf('acTL');
      return control >= 0 && control < data.indexOf('IDAT');
    }
    case 'heif':
      return data.subarray(4, 12).toString('latin1') === 'ftypavis';
    default:
      return false;
  }
}

/**
 * The variants of a picture. None for an animation, which would stand still, and for a picture too
 * tall for WebP.
 *
 * @throws Error if the data is not a picture that sharp can read
 */
export async function planPicture(data: Buffer): Promise<PicturePlan> {
  const metadata = await sharp(data, READING).metadata();
  const {width, height} = metadata.autoOrient;
  const size = {width, height};
  const widest = Math.min(width, MAX_WIDTH);
  if (isAnimated(data, metadata) || (height * widest) / width > MAX_SIDE) {
    return {size, variants: []};
  }
  const widths = [...WIDTHS.filter((each) => each < widest), widest];
  const variants = FORMATS.flatMap((format) => widths.map((each) => ({format, width: each})));
  return {size, variants};
}

/** A variant's file, from the cache or made now. */
export async function makeVariant(
  data: Buffer,
  {format, width}: Variant,
  cache: string,
): Promise<Kept> {
  const settings = QUALITY[format];
  return keptFile(cache, keyOf(data, format, `${width}`, JSON.stringify(settings)), () =>
    sharp(data, READING).autoOrient().resize({width}).toFormat(format, settings).toBuffer(),
  );
}
