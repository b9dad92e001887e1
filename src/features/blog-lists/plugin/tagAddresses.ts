import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {normalizeUrl} from '@docusaurus/utils';
import type {NamedTag} from '../../../lib/tagAddresses';
import {distinctPermalinks} from '../../../lib/tagAddresses';

/** Returns the tags of a post, with permalinks relative to the page that lists all tags. */
function tagsOf({metadata: {tags, frontMatter}}: BlogPost, tagsPath: string): NamedTag[] {
  return tags.map(({label, permalink, inline}, index) => {
    // Text, or an object with a label and a permalink.
    const original = frontMatter.tags?.[index];
    return {
      key: typeof original === 'string' ? original : label,
      label,
      permalink: normalizeUrl(['/', permalink.slice(tagsPath.length)]),
      hasDerivedAddress: inline && typeof original === 'string',
    };
  });
}

/**
 * Gives inline tags that Docusaurus would merge (`C`, `C++` and `C#`) separate permalinks.
 *
 * @param tagsPath permalink of the page that lists all tags
 */
export function separateTagAddresses(posts: readonly BlogPost[], tagsPath: string): BlogPost[] {
  const permalinks = distinctPermalinks(posts.flatMap((post) => tagsOf(post, tagsPath)));
  return posts.map((post) => {
    const named = tagsOf(post, tagsPath);
    const tags = post.metadata.tags.map((tag, index) => {
      const permalink = named[index]?.hasDerivedAddress && permalinks.get(tag.label);
      return permalink ? {...tag, permalink: normalizeUrl([tagsPath, permalink])} : tag;
    });
    return {...post, metadata: {...post.metadata, tags}};
  });
}
