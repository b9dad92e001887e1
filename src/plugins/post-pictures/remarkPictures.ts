import type {Image, Root} from 'mdast';
import type {Parent} from 'unist';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {pictureFile, planPicture} from './pictureVariants';
import type {PicturePlan} from './pictureVariants';

interface Found {
  readonly node: Image;
  readonly index: number;
  readonly parent: Parent;
  readonly file: string;
  /** Whether it stands above the truncation mark, where a reader sees it at once. */
  readonly isLead: boolean;
}

function srcSet({variants}: PicturePlan, wanted: string): string {
  return variants
    .filter(({format}) => format === wanted)
    .map(({path, width}) => `${path} ${width}w`)
    .join(', ');
}

function attribute(name: string, value: string) {
  return {type: 'mdxJsxAttribute', name, value};
}

/** The element of `src/theme/MDXComponents.ts` that shows a picture in its variants. */
function pictureElement({node, isLead}: Found, plan: PicturePlan) {
  const attributes = {
    alt: node.alt ?? '',
    width: `${plan.width}`,
    height: `${plan.height}`,
    avif: srcSet(plan, 'avif'),
    webp: srcSet(plan, 'webp'),
    ...(node.title ? {caption: node.title} : {}),
    ...(isLead ? {loading: 'eager'} : {}),
  };
  return {
    type: 'mdxJsxTextElement',
    name: 'ResponsivePicture',
    attributes: Object.entries(attributes).map(([name, value]) => attribute(name, value)),
    children: [],
  };
}

function truncationOffset(text: string): number {
  const offset = text.search(/^(?:\{\/\* truncate \*\/\}|<!-- truncate -->)/m);
  return offset === -1 ? 0 : offset;
}

/** Turns the raster pictures of a post into responsive ones; their files are made by the plugin. */
export function remarkPictures({root}: {readonly root: string}) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const source = String(file);
    if (!source.includes('![')) {
      return;
    }
    const found: Found[] = [];
    const lead = truncationOffset(source);
    visit(tree, 'image', (node, index, parent) => {
      const picture = pictureFile(node.url, file.path, root);
      if (picture && parent && index !== undefined) {
        const isLead = (node.position?.start.offset ?? Infinity) < lead;
        found.push({node, index, parent, file: picture, isLead});
      }
    });
    for (const each of found) {
      const plan = await planPicture(each.file);
      if (plan) {
        each.parent.children[each.index] = pictureElement(each, plan) as never;
      }
    }
  };
}
