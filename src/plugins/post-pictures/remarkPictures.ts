import type {Image, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {pictureFile, planPicture} from './pictureVariants';
import type {PicturePlan} from './pictureVariants';

function srcSet({variants}: PicturePlan, wanted: string): string {
  return variants
    .filter(({format}) => format === wanted)
    .map(({path, width}) => `${path} ${width}w`)
    .join(', ');
}

/**
 * The element of `src/theme/MDXComponents.ts` that shows a picture in its variants.
 *
 * @param isLead whether it stands above the truncation mark, where a reader sees it at once
 */
function pictureElement({alt, title}: Image, plan: PicturePlan, isLead: boolean) {
  const attributes = {
    alt: alt ?? '',
    width: `${plan.width}`,
    height: `${plan.height}`,
    avif: srcSet(plan, 'avif'),
    webp: srcSet(plan, 'webp'),
    ...(title ? {caption: title} : {}),
    ...(isLead ? {loading: 'eager'} : {}),
  };
  return {
    type: 'mdxJsxTextElement',
    name: 'ResponsivePicture',
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [],
  };
}

const TRUNCATION = /^(?:\{\/\* truncate \*\/\}|<!-- truncate -->)/m;

/** Turns the raster pictures of a post into responsive ones; their files are made by the plugin. */
export function remarkPictures({root}: {readonly root: string}) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const source = String(file);
    if (!source.includes('![')) {
      return;
    }
    const leadEnd = source.search(TRUNCATION);
    const placed: Promise<void>[] = [];
    visit(tree, 'image', (node, index, parent) => {
      const picture = pictureFile(node.url, file.path, root);
      if (!picture || !parent || index === undefined) {
        return;
      }
      const isLead = (node.position?.start.offset ?? Infinity) < leadEnd;
      placed.push(
        planPicture(picture).then((plan) => {
          if (plan) {
            parent.children[index] = pictureElement(node, plan, isLead) as never;
          }
        }),
      );
    });
    await Promise.all(placed);
  };
}
