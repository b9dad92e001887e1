import path from 'node:path';
import logger from '@docusaurus/logger';
import {getWebpackLoaderCompilerName} from '@docusaurus/utils';
import type {LoaderContext} from '@rspack/core';
import {keyOf} from './cachedFile';
import type {PicturePlan, Variant} from './pictureVariants';
import {makeVariant, planPicture} from './pictureVariants';

interface Options {
  /** Path of the post that shows the picture, relative to the site's folder. */
  readonly post: string;
  /** Set if a picture that cannot be read stops the build. */
  readonly strict?: string;
}

/**
 * Output folder, shared with Docusaurus' own pictures. Hosts may cache its files forever, because
 * their names contain hashes.
 */
const FOLDER = 'assets/images';

/** Plans by hash, shared by the compilers of client and server, which run at the same time. */
const plans = new Map<string, Promise<PicturePlan>>();

/** Plans the variants of a picture, and makes those that are not in the cache. */
async function preparePicture(data: Buffer, siteDir: string): Promise<PicturePlan> {
  const plan = await planPicture(data);
  await Promise.all(plan.variants.map((variant) => makeVariant(data, variant, siteDir)));
  return plan;
}

/** Returns the source of a picture's module; it exports the `picture` prop of `Picture`. */
function pictureModule(name: string, extension: string, {size, variants}: PicturePlan): string {
  const address = (end: string) => `__webpack_public_path__ + ${JSON.stringify(name + end)}`;
  const sourceSet = (format: Variant['format']) =>
    variants
      .filter((variant) => variant.format === format)
      .map(({width}) => address(`-${width}.${format} ${width}w`))
      .join(' + ", " + ');
  const largest = variants.at(-1);
  const fields = [
    `src: ${address(largest ? `-${largest.width}.${largest.format}` : extension)}`,
    ...(largest ? [`avif: ${sourceSet('avif')}`, `webp: ${sourceSet('webp')}`] : []),
    ...(size ? [`width: ${size.width}, height: ${size.height}`] : []),
  ];
  return `export default {${fields.join(', ')}};`;
}

/**
 * Emits the variants of a picture, or the file itself if there are none, and returns the source of
 * the picture's module.
 */
async function emitPicture(context: LoaderContext<Options>, data: Buffer): Promise<string> {
  const {post, strict} = context.getOptions();
  const isClient = getWebpackLoaderCompilerName(context as never) === 'client';
  const hash = keyOf(data);
  const {name: stem, ext} = path.parse(context.resourcePath);
  const name = `${FOLDER}/${stem.replaceAll(/[^\w-]+/g, '-')}-${hash.slice(0, 8)}`;
  const extension = ext.toLowerCase().replaceAll(/[^.\w-]+/g, '-');

  async function readPlan(): Promise<PicturePlan> {
    if (extension === '.svg') {
      return {variants: []};
    }
    if (context.mode === 'development') {
      return {...(await planPicture(data)), variants: []};
    }
    const plan = plans.get(hash) ?? preparePicture(data, context.rootContext);
    plans.set(hash, plan);
    return plan;
  }

  const plan = await readPlan().catch((error: unknown): PicturePlan => {
    const file = path.relative(context.rootContext, context.resourcePath);
    const [reason = ''] = String(error)
      .replace(/^Error: /, '')
      .split('\n');
    const problem = `${post}: ${file} cannot be read as a picture (${reason}).`;
    if (strict) {
      throw new Error(`${problem} Replace the file.`);
    }
    if (isClient) {
      logger.warn(`${problem} It is published unchanged; browsers may not show it.`);
    }
    return {variants: []};
  });
  if (isClient && plan.variants.length === 0) {
    context.emitFile(name + extension, data);
  } else if (isClient) {
    await Promise.all(
      plan.variants.map(async (variant) => {
        const file = await makeVariant(data, variant, context.rootContext);
        context.emitFile(`${name}-${variant.width}.${variant.format}`, file);
      }),
    );
  }
  return pictureModule(name, extension, plan);
}

/**
 * Bundler loader for the pictures of posts. The bundler watches the pictures and caches the result.
 */
export function loadPicture(this: LoaderContext<Options>, data: Buffer): void {
  const done = this.async();
  emitPicture(this, data).then((source) => done(null, source), done);
}
