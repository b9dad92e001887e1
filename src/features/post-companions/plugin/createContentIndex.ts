import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {AllContent} from '@docusaurus/types';
import {buildCompanions} from './buildCompanions';
import type {PostComparison} from './comparePosts';
import {comparePosts} from './comparePosts';
import {parseYaml} from '../../../lib/parseYaml';
import type {PostCompanions} from '../../../lib/postCompanions';
import type {Site, SortedContent} from './readPages';
import {readPages, sortedContent} from './readPages';

/** Data about all posts that is needed before any page is rendered. */
interface ContentIndex {
  /** Companions by the permalink of the post. */
  readonly companions: ReadonlyMap<string, PostCompanions>;
  readonly comparison: PostComparison;
}

/** Returns the labels of the series by key. The result is empty if `blog/series.yml` is missing. */
function readSeriesLabels(siteDir: string): Map<string, string> {
  const file = path.join(siteDir, 'blog/series.yml');
  const list: unknown = existsSync(file) ? parseYaml(readFileSync(file, 'utf8')) : undefined;
  const entries = Object.entries((list ?? {}) as Record<string, {label?: unknown} | null>);
  return new Map(entries.map(([key, series]) => [key, String(series?.label ?? key)]));
}

/**
 * Returns a cache key that depends on the pages' metadata, including labels of tags from
 * `blog/tags.yml`, and on the labels of series, but not on texts.
 */
function cacheKeyOf({posts, docs}: SortedContent, labels: Iterable<unknown>): string {
  const pages = [...posts.map(({metadata}) => metadata), ...docs].map(
    ({source, permalink, title, description, tags, frontMatter}) => [
      source,
      permalink,
      title,
      description,
      tags,
      frontMatter,
    ],
  );
  return JSON.stringify([pages, [...labels]]);
}

/**
 * Returns a function that builds the content index from the content that plugins have loaded.
 * Plugins share the result, which is rebuilt only if metadata change, so that `npm run dev` shows
 * an edited text without comparing all posts again.
 */
export function createContentIndex() {
  let cached: {readonly key: string; readonly index: ContentIndex} | undefined;
  return (all: AllContent, site: Site): ContentIndex => {
    const content = sortedContent(all);
    const labels = readSeriesLabels(site.siteDir);
    const key = cacheKeyOf(content, labels);
    if (cached?.key !== key) {
      const {posts, docs} = readPages(content, site);
      const comparison = comparePosts(posts);
      const companions = buildCompanions([...posts, ...docs], comparison, labels);
      cached = {key, index: {companions, comparison}};
    }
    return cached.index;
  };
}

export type ReadContentIndex = ReturnType<typeof createContentIndex>;
