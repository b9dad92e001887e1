import {leftoverComment} from './leftoverComment';
import {markTruncation} from './markTruncation';
import type {ReadPost} from './readPost';
import {inertText} from './resolved';

export interface Composition {
  readonly post: ReadPost;
  readonly slug: string;
  readonly author: string;
  /** With the addresses of this site. */
  readonly body: string;
  /** `./pictures/…`, where the post has a picture of its own for cards. */
  readonly image: string | undefined;
  readonly series: string | undefined;
}

/** The whole text of an imported post: front matter of one line a field, text, and what is left. */
export function composePost({post, slug, author, body, image, series}: Composition): string {
  const {picked, carried} = post;
  const fields: readonly (readonly [string, string | undefined])[] = [
    ['title', JSON.stringify(post.title)],
    ['description', post.description && JSON.stringify(post.description)],
    ['slug', /^[\d.]+$/.test(slug) ? `"${slug}"` : slug],
    ['date', post.date],
    ['authors', `[${author}]`],
    ['tags', `[${post.tags.keys.join(', ')}]`],
    ['image', image],
    ['series', series],
    ['draft', post.isDraft ? 'true' : undefined],
    ['unlisted', picked.isUnlisted ? 'true' : undefined],
    ['updated', post.updated],
  ];
  const head = fields.flatMap(([field, value]) => (value ? [`${field}: ${value}\n`] : []));
  const rest = Object.entries(picked.rest).filter(
    ([, value]) => !(typeof value === 'string' && carried.has(value.trim())),
  );
  const lead = post.longTitle ? `**${inertText(post.longTitle)}**\n\n` : '';
  const comment = leftoverComment({
    source: post.source,
    fields: Object.fromEntries([
      ...rest,
      ...(picked.series && !series ? [['series', picked.series] as const] : []),
    ]),
    unknownTags: post.tags.unknown,
    unread: post.unread,
  });
  const text = markTruncation(`${body.trim()}\n`);
  return `---\n${head.join('')}---\n\n${lead}${text}${comment ? `\n${comment}` : ''}`;
}
