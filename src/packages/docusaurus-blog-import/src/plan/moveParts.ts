import path from 'node:path';
import {moveAddresses} from '../addresses/moveAddresses.js';
import type {LinkingPost} from '../addresses/findPosts.js';
import {formatOf} from '../docusaurus/types.js';
import type {MarkdownSettings} from '../docusaurus/types.js';
import {moveComponents} from '../mdx/moveComponents.js';
import {splitFrontMatter} from '../read/frontMatter.js';
import type {ConvertedText} from '../report/notes.js';
import type {TextContext} from './composePost.js';

interface PartSettings {
  readonly blog: string;
  readonly markdown: MarkdownSettings;
  readonly read: (file: string) => string;
  readonly contextOf: (from: LinkingPost, folder: string) => TextContext;
}

/** Rewrites the addresses, and in the folder of the blog also the imports, of a copied text. */
function movePart(to: string, file: string, settings: PartSettings): ConvertedText {
  const text = settings.read(file);
  const {body, fields} = splitFrontMatter(text);
  const format = formatOf({file: to, fields}, settings.markdown);
  const post = {source: file, kind: 'mdx', fields, head: '', body, notes: []} as const;
  const context = settings.contextOf(
    {post, addresses: [], isVisible: true},
    path.posix.dirname(to),
  );
  // Parts from other folders are copied with their imports, whose paths stay as they are.
  const isMoved = format === 'mdx' && context.keepsFiles && !/\/_parts\//.test(to);
  const components = isMoved ? moveComponents(body, context) : {text: body, notes: []};
  const moved = moveAddresses(components.text, format, context, settings.markdown);
  return {
    text: text.slice(0, text.length - body.length) + moved.text,
    notes: [...components.notes, ...moved.notes],
  };
}

/**
 * Rewrites the Markdown files that are copied as parts of posts, which import them. Parts that
 * cannot be parsed stay unchanged.
 *
 * @returns texts with notes, by path on this site
 */
export function moveParts(
  copies: ReadonlyMap<string, string>,
  settings: PartSettings,
): Map<string, ConvertedText> {
  const parts = [...copies].filter(
    ([to, file]) => /\.mdx?$/.test(file) && to.startsWith(`${settings.blog}/`),
  );
  return new Map(
    parts.flatMap(([to, file]) => {
      try {
        return [[to, movePart(to, file, settings)] as const];
      } catch {
        return [];
      }
    }),
  );
}
