import path from 'node:path';
import type {BlogContent, BlogPostMetadata} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {findByAddress} from '../../lib/findByAddress';
import type {Owner} from '../../lib/owner';
import {toPostRow} from '../../lib/postRows';
import type {FeaturedPost} from '../../lib/postRows';
import {drawFirstPlot} from '../plots';

/**
 * Writes `posts.json` with the posts that the owner file features. If plots are turned on, each post
 * includes a drawing of its first plot.
 */
export default function featuredPosts(
  {siteDir, baseUrl}: LoadContext,
  {featured: addresses = [], markdown}: Pick<Owner, 'featured' | 'markdown'>,
): Plugin {
  const hasPlots = markdown?.extensions?.includes('plot');
  function toFeatured(metadata: BlogPostMetadata): FeaturedPost {
    const file = path.join(siteDir, aliasedSitePathToRelativePath(metadata.source));
    return {
      ...toPostRow(metadata),
      cover: metadata.frontMatter['siteCover'] as string | undefined,
      plot: hasPlots ? drawFirstPlot(file) : undefined,
    };
  }
  return {
    name: 'featured-posts',
    async allContentLoaded({allContent, actions}) {
      const {blogPosts} = allContent['docusaurus-plugin-content-blog']?.['default'] as BlogContent;
      const posts = blogPosts.map(({metadata}) => metadata).filter(({unlisted}) => !unlisted);
      const featured = addresses.map((address) =>
        toFeatured(findByAddress(address, posts, baseUrl, 'featured')),
      );
      await actions.createData('posts.json', JSON.stringify(featured));
    },
  };
}
