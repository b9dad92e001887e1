import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {normalizeUrl} from '@docusaurus/utils';
import type {NamedTag} from '../../../lib/tagAddresses';
import {distinctPermalinks} from '../../../lib/tagAddresses';

type Post = Pick<BlogPost, 'metadata'>;

function tagsOf({metadata: {tags, frontMatter}}: Post, tagsPath: string): NamedTag[] {
  return tags.map(({label, permalink, inline}, index) => ({
    key: typeof frontMatter.tags?.[index] === 'string' ? frontMatter.tags[index] : label,
    label,
    permalink: normalizeUrl(['/', permalink.slice(tagsPath.length)]),
    hasDerivedAddress: inline && typeof frontMatter.tags?.[index] === 'string',
  }));
}

/**
 * Gives inline tags that Docusaurus would merge (`C`, `C++` and `C#`) separate permalinks.
 *
 * @param tagsPath permalink of the page that lists all tags
 */
export function withOwnTagAddresses<One extends Post>(
  posts: readonly One[],
  tagsPath: string,
): One[] {
  const named = posts.map((post) => tagsOf(post, tagsPath));
  const own = distinctPermalinks(named.flat());
  return posts.map((post, place) => ({
    ...post,
    metadata: {
      ...post.metadata,
      tags: post.metadata.tags.map((tag, index) => {
        const {label, hasDerivedAddress} = named[place]?.[index] as NamedTag;
        const permalink = hasDerivedAddress ? own.get(label) : undefined;
        return permalink === undefined
          ? tag
          : {...tag, permalink: normalizeUrl([tagsPath, permalink])};
      }),
    },
  }));
}
