import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {DocMetadata, LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';
import type {DocGroup} from '../../lib/docGroups';
import {docGroups} from '../../lib/docGroups';
import type {MarkdownSource} from '../../lib/markdown-pages/types';
import {splitBacklinks} from '../../lib/content-index/findBacklinks';
import type {PostCompanions} from '../../lib/content-index/types';
import {yearWritten} from '../../lib/yearWritten';
import {pluginContents} from '../../lib/pluginContents';

type Plugins = readonly Pick<LoadedPlugin, 'name' | 'content'>[];

export interface PublishedPages {
  /** Newest first, without drafts and unlisted ones. */
  readonly posts: readonly BlogPost[];
  readonly groups: readonly DocGroup[];
}

/** What a built site publishes, from the content that its plugins loaded. */
export function publishedPages(plugins: Plugins): PublishedPages {
  const posts = pluginContents<BlogContent>(plugins, 'docusaurus-plugin-content-blog').flatMap(
    ({blogPosts}) => blogPosts,
  );
  const versions = pluginContents<LoadedContent>(plugins, 'docusaurus-plugin-content-docs').flatMap(
    ({loadedVersions}) => loadedVersions,
  );
  return {
    posts: posts.filter(({metadata}) => !metadata.unlisted && !metadata.frontMatter.draft),
    groups: versions.flatMap(docGroups),
  };
}

function day(time: number | string | Date | null | undefined): string | undefined {
  return time ? new Date(time).toISOString().slice(0, 10) : undefined;
}

export function postSource({metadata}: BlogPost): MarkdownSource {
  const {title, description, permalink, date, lastUpdatedAt, authors, tags} = metadata;
  const {companions} = metadata as {readonly companions?: Partial<PostCompanions>};
  const {later} = splitBacklinks(companions?.backlinks ?? [], day(date) ?? '');
  return {
    title,
    description,
    permalink,
    date: day(date),
    written: yearWritten(metadata.frontMatter, day(date) ?? ''),
    updated: day(lastUpdatedAt),
    authors: authors.flatMap(({name}) => name ?? []),
    series: companions?.series?.label,
    tags: tags.map(({label}) => label),
    changes: companions?.changes ?? [],
    later,
  };
}

export function docSource(doc: DocMetadata): MarkdownSource {
  const {title, description, permalink} = doc;
  return {title, description, permalink, authors: [], tags: []};
}
