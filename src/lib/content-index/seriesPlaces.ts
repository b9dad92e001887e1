import type {ContentPage, SeriesPlace} from './types';

function reference(page: ContentPage | undefined) {
  return page && {title: page.title, permalink: page.permalink};
}

/**
 * Where each post of a series stands in it, by permalink; oldest first. A series of one post is
 * none yet.
 *
 * @param labels of the series, by key
 */
export function seriesPlaces(
  posts: readonly ContentPage[],
  labels: ReadonlyMap<string, string>,
): Map<string, SeriesPlace> {
  const series = new Map<string, ContentPage[]>();
  for (const post of posts) {
    if (post.series !== undefined) {
      series.set(post.series, [...(series.get(post.series) ?? []), post]);
    }
  }
  const places = new Map<string, SeriesPlace>();
  for (const [key, members] of series) {
    const ordered = members.toSorted(
      (a, b) =>
        (a.date ?? '').localeCompare(b.date ?? '') || a.permalink.localeCompare(b.permalink),
    );
    ordered.forEach((post, index) => {
      const previous = reference(ordered[index - 1]);
      const next = reference(ordered[index + 1]);
      if (ordered.length > 1) {
        places.set(post.permalink, {
          label: labels.get(key) ?? key,
          position: index + 1,
          total: ordered.length,
          ...(previous ? {previous} : {}),
          ...(next ? {next} : {}),
        });
      }
    });
  }
  return places;
}
