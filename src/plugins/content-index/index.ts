import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildPreviews} from '../../lib/content-index/buildPreviews';
import type {ContentPage} from '../../lib/content-index/types';
import type {Owner} from '../../lib/owner';
import {watchedPaths} from '../../lib/watchedPaths';
import type {ContentIndex} from './createContentIndex';
import {nameTopics} from './nameTopics';

/**
 * Puts the content index where pages can load it: `@generated/content-index/default/` with
 * `graph.json` and `previews/<shard>.json`. Nothing of it is in a page until that page imports it.
 *
 * @param parts what of it the site uses
 */
export default function contentIndexPlugin(
  {siteDir, baseUrl}: LoadContext,
  index: ContentIndex,
  parts: Pick<Owner, 'map' | 'previews' | 'topics'>,
): Plugin {
  let written: readonly ContentPage[] | undefined;
  return {
    name: 'content-index',
    getPathsToWatch: () =>
      watchedPaths(siteDir, ['blog/**/*.{md,mdx,yml}', '{books,media,resume}/**/*.{md,mdx}']),
    async contentLoaded({actions: {createData}}) {
      const pages = index.pages();
      if (pages === written) {
        return;
      }
      written = pages;
      const previews = parts.previews === false ? [] : buildPreviews(pages);
      await Promise.all(
        previews.map((shard, number) =>
          createData(`previews/${number}.json`, JSON.stringify(shard)),
        ),
      );
      if (parts.map !== false) {
        const graph = nameTopics(index.graph(), parts.topics, baseUrl, (message) =>
          logger.warn(message),
        );
        await createData('graph.json', JSON.stringify(graph));
      }
    },
  };
}
