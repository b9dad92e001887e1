import type {PostComparison} from './comparePosts';
import {findBacklinks} from './findBacklinks';
import {findRelated} from './findRelated';
import {seriesPlaces} from './seriesPlaces';
import type {ContentPage, PostCompanions} from './types';

/**
 * What stands under each post, by its permalink.
 *
 * @param seriesLabels labels of the series, by key
 */
export function buildCompanions(
  pages: readonly ContentPage[],
  comparison: PostComparison,
  seriesLabels: ReadonlyMap<string, string>,
): Map<string, PostCompanions> {
  const backlinks = findBacklinks(pages);
  const places = seriesPlaces(comparison.posts, seriesLabels);
  const related = findRelated(comparison, places);
  return new Map(
    comparison.posts.map(({permalink, words}) => {
      const series = places.get(permalink);
      return [
        permalink,
        {
          words,
          related: related.get(permalink) ?? [],
          backlinks: backlinks.get(permalink) ?? [],
          ...(series ? {series} : {}),
        },
      ];
    }),
  );
}
