import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {nearest} from '../../lib/nearest';
import type {Owner} from '../../lib/owner';
import {toPostRow} from '../../lib/postRows';
import type {FeaturedPost} from '../../lib/postRows';

/**
 * Returns the posts with the given addresses, in the same order.
 *
 * @param addresses addresses relative to the base path, such as `/blog/first-post`
 * @throws Error if an address has no listed post; it suggests the most similar address
 */
export function findPosts(
  addresses: readonly string[],
  posts: readonly BlogPost[],
  baseUrl: string,
): BlogPost[] {
  const listed = posts.filter(({metadata}) => !metadata.unlisted);
  const byAddress = new Map(
    listed.map((post) => [`/${post.metadata.permalink.slice(baseUrl.length)}`, post]),
  );
  return addresses.map((address) => {
    const post = byAddress.get(address.replace(/(?!^)\/$/, ''));
    if (!post) {
      const similar = nearest(address, byAddress.keys());
      throw new Error(
        `src/data/owner.ts: featured: no post has the address "${address}". ` +
          (similar ? `Did you mean "${similar}"?` : 'Write it as "/blog/my-post".'),
      );
    }
    return post;
  });
}

type DrawPlot = (source: string, file: string) => FeaturedPost['plot'];

/**
 * Writes `posts.json` with the posts that the owner file features. If plots are turned on, each post
 * includes a drawing of its first plot.
 *
 * @param drawPlot draws the first plot of a post, from its text and the path of its file
 */
export default function featuredPosts(
  {siteDir, baseUrl}: LoadContext,
  {featured: addresses = [], markdown}: Pick<Owner, 'featured' | 'markdown'>,
  drawPlot: DrawPlot,
): Plugin {
  const hasPlots = markdown?.extensions?.includes('plot');
  async function toFeatured({metadata}: BlogPost): Promise<FeaturedPost> {
    const file = path.join(siteDir, metadata.source.replace('@site/', ''));
    return {
      ...toPostRow(metadata),
      cover: metadata.frontMatter['cover'] as string | undefined,
      plot: hasPlots ? drawPlot(await readFile(file, 'utf8'), file) : undefined,
    };
  }
  return {
    name: 'featured-posts',
    async allContentLoaded({allContent, actions}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.['default'] as
        BlogContent | undefined;
      const posts = findPosts(addresses, blog?.blogPosts ?? [], baseUrl);
      const featured = await Promise.all(posts.map(toFeatured));
      await actions.createData('posts.json', JSON.stringify(featured));
    },
  };
}
