import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {BlogContent, BlogPostMetadata} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {findByAddress} from '../../lib/findByAddress';
import type {Owner} from '../../lib/owner';
import {toPostRow} from '../../lib/postRows';
import type {FeaturedPost} from '../../lib/postRows';

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
  async function toFeatured(metadata: BlogPostMetadata): Promise<FeaturedPost> {
    const file = path.join(siteDir, metadata.source.replace('@site/', ''));
    return {
      ...toPostRow(metadata),
      cover: metadata.frontMatter['cover'] as string | undefined,
      // `npm run dev` still lists a post for a moment after its file was renamed or deleted.
      plot: hasPlots && existsSync(file) ? drawPlot(await readFile(file, 'utf8'), file) : undefined,
    };
  }
  return {
    name: 'featured-posts',
    async allContentLoaded({allContent, actions}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.['default'] as
        BlogContent | undefined;
      const posts = (blog?.blogPosts ?? [])
        .map(({metadata}) => metadata)
        .filter(({unlisted}) => !unlisted);
      const featured = await Promise.all(
        addresses.map((address) => toFeatured(findByAddress(address, posts, baseUrl, 'featured'))),
      );
      await actions.createData('posts.json', JSON.stringify(featured));
    },
  };
}
