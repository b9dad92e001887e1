import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {DocMetadata, LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';
import type {MarkdownSource} from '../../lib/markdown-pages/types';
import {splitBacklinks} from '../../lib/content-index/findBacklinks';
import type {PostCompanions} from '../../lib/content-index/types';
import {yearWritten} from '../../lib/yearWritten';
import {pluginContents} from '../../lib/pluginContents';

type Plugins = readonly Pick<LoadedPlugin, 'name' | 'content'>[];

/** Section pages in the order of the sidebar, under the label they have there. */
export interface DocGroup {
  readonly label: string;
  readonly docs: readonly DocMetadata[];
}

export interface PublishedPages {
  /** Newest first, without drafts and unlisted ones. */
  readonly posts: readonly BlogPost[];
  readonly groups: readonly DocGroup[];
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

function docIds(item: SidebarItem): string[] {
  if (item.type === 'category') {
    return item.items.flatMap(docIds);
  }
  return item.type === 'doc' || item.type === 'ref' ? [item.id] : [];
}

function groupsOf({docs, sidebars}: LoadedVersion): DocGroup[] {
  const listed = docs.filter(({draft, unlisted}) => !draft && !unlisted);
  const grouped = Object.values(sidebars)
    .flat()
    .map((item) => ({
      label: item.type === 'category' ? item.label : 'Pages',
      docs: docIds(item).flatMap((id) => listed.filter((doc) => doc.id === id)),
    }));
  const placed = new Set(grouped.flatMap((group) => group.docs));
  const others = {label: 'More pages', docs: listed.filter((doc) => !placed.has(doc))};
  return [...grouped, others].filter((group) => group.docs.length > 0);
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
    groups: versions.flatMap(groupsOf),
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
