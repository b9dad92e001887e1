import {readOwner} from '../../src/config/readOwner';
import {twinMarkdown} from '../../src/lib/markdown-twin/twinMarkdown';
import type {TwinSite, TwinSource} from '../../src/lib/markdown-twin/types';
import {sectionEntries} from '../../src/plugins/machine-readers/sectionEntries';
import {fieldText, readMarkdown} from './markdown';
import {sectionPages, unlistedPages} from './sections';
import {sourcePosts, sourceTags} from './sourcePosts';

export interface SourceTwin {
  readonly page: TwinSource;
  readonly markdown: string;
}

const {url, baseUrl} = readOwner();

function below(path: string): string {
  return `${baseUrl}${path.replace(/^\//, '')}`;
}

const postSources: readonly TwinSource[] = sourcePosts().map((post) => ({
  ...post,
  file: `blog/${post.file}`,
  permalink: below(`/blog/${post.slug}`),
  tags: post.tags.map((key) => sourceTags[key]?.label ?? key),
}));

const sectionSources: readonly TwinSource[] = sectionPages.map(({path}) => {
  const source = readMarkdown(`${path.slice(1)}.mdx`);
  return {
    title: fieldText(source, 'title'),
    description: fieldText(source, 'description'),
    permalink: below(path),
    file: source.file,
    body: source.body,
    authors: [],
    tags: [],
  };
});

export const twinSite: TwinSite = {
  base: {url, baseUrl},
  permalinks: new Map([
    ...[...postSources, ...sectionSources].map(({file, permalink}) => [file, permalink] as const),
    ...unlistedPages.map(({path}) => [`${path.slice(1)}.mdx`, below(path)] as const),
  ]),
  entries: sectionEntries,
};

/** A twin made of the source alone; pictures get an address as the build would give them. */
function twinOf(page: TwinSource): SourceTwin {
  const addresses = [...page.body.matchAll(/\.\/pictures\/([\w-]+)\.png/g)].map(
    ([, name]) => `${baseUrl}img/pictures/${name}-00000000-480.webp`,
  );
  return {page, markdown: twinMarkdown(page, twinSite, {partTitles: [], addresses})};
}

/** The twin of every post, newest first, and of every section page. */
export const postTwins = postSources.map(twinOf).reverse();
export const sectionTwins = sectionSources.map(twinOf);
export const sitePermalinks = new Set(twinSite.permalinks.values());
