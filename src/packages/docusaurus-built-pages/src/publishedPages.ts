import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath, normalizeUrl} from '@docusaurus/utils';
import {docGroups} from './docGroups.js';
import type {GroupLabels, SidebarItem} from './docGroups.js';
import {tidyDescription} from './tidyDescription.js';

type Plugins = readonly Pick<LoadedPlugin, 'name' | 'content' | 'options'>[];

const BLOG = 'docusaurus-plugin-content-blog';
const DOCS = 'docusaurus-plugin-content-docs';
const PAGES = 'docusaurus-plugin-content-pages';

/** A version of the docs of one plugin instance. */
export interface DocsVersion {
  /** Name of the version in search facets, such as `docs-default-1.0`. */
  readonly tag: string;
  /** Name that readers see, such as `Next`. */
  readonly label: string;
  /** Id of the plugin instance, such as `default`. */
  readonly plugin: string;
  /** True for the version that readers get by default. */
  readonly isLast: boolean;
  /** True if all pages of the version ask robots not to index them. */
  readonly noIndex?: boolean;
}

export interface PageTag {
  /** Key in the tags file; for a tag that is not in that file, its text or the end of its address. */
  readonly key: string;
  readonly label: string;
}

/** A built page, with facts that are not in its HTML. */
export interface PublishedPage {
  /** `list` is the front page of a blog, or the generated page of a category of docs. */
  readonly kind: 'post' | 'doc' | 'page' | 'list';
  /** Address with the base URL. */
  readonly permalink: string;
  /** Title of the blog, label of the sidebar's category, or a name from `GroupLabels`. */
  readonly section: string;
  /** Title from the plugin; React pages and front pages of blogs have none. */
  readonly title?: string;
  readonly description?: string;
  readonly docs?: DocsVersion;
  /** Path of the source file, relative to the root of the site; lists have none. */
  readonly source?: string;
  /** Address of a post's blog, with the base URL. */
  readonly blogRoute?: string;
  /** Day of a post, `YYYY-MM-DD`. */
  readonly date?: string;
  /** Day of the last change, `YYYY-MM-DD`, if the plugin knows it. */
  readonly updated?: string;
  /** Names of a post's authors. */
  readonly authors: readonly string[];
  readonly tags: readonly PageTag[];
  /** The plugin's own metadata, with anything that another plugin has added. */
  readonly metadata: Readonly<Record<string, unknown>>;
}

function dayOf(time: number | string | Date | null | undefined): string | undefined {
  return time ? new Date(time).toISOString().slice(0, 10) : undefined;
}

/** Metadata that all three plugins have. */
interface Metadata {
  readonly permalink: string;
  readonly source: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly unlisted?: boolean;
  readonly lastUpdatedAt?: number | null | undefined;
  readonly tags?: readonly {readonly label: string; readonly permalink: string}[];
  readonly frontMatter?: {readonly tags?: readonly unknown[]};
}

/**
 * Returns the tags of a page. The key of a tag is its entry in the front matter. It is the end of the
 * tag's address if that entry is an object, or cannot be found because Docusaurus left out duplicates.
 */
function tagsOf({tags = [], frontMatter}: Metadata): PageTag[] {
  const frontMatterTags = frontMatter?.tags ?? [];
  return tags.map(({label, permalink}, index) => {
    const key = frontMatterTags.length === tags.length ? frontMatterTags[index] : undefined;
    const [, last = ''] = /([^/]*)\/?$/.exec(permalink) ?? [];
    return {key: typeof key === 'string' ? key : decodeURIComponent(last), label};
  });
}

/** Returns the facts that all three plugins know about a page. */
function pageFacts(metadata: Metadata) {
  const {permalink, source, title, description, lastUpdatedAt} = metadata;
  return {
    permalink,
    source: aliasedSitePathToRelativePath(source),
    title,
    description: description && tidyDescription(description),
    updated: dayOf(lastUpdatedAt),
    authors: [],
    tags: tagsOf(metadata),
    metadata: {...metadata},
  };
}

function postPages({blogTitle, blogPosts}: BlogContent, blogRoute: string): PublishedPage[] {
  return blogPosts
    .filter(({metadata: {unlisted, frontMatter}}) => !unlisted && !frontMatter.draft)
    .map(({metadata}) => ({
      ...pageFacts(metadata),
      kind: 'post',
      section: blogTitle,
      blogRoute,
      date: dayOf(metadata.date),
      authors: metadata.authors.flatMap(({name}) => name ?? []),
    }));
}

/** Returns a page that only lists other pages. */
function listPage(facts: Pick<PublishedPage, 'permalink' | 'section'>): PublishedPage {
  return {kind: 'list', authors: [], tags: [], metadata: {}, ...facts};
}

/** Returns the generated index pages of the categories in a sidebar item. */
function categoryPages(item: SidebarItem, section: string, docs: DocsVersion): PublishedPage[] {
  if (item.type !== 'category') {
    return [];
  }
  const {link, label, items} = item;
  const nested = items.flatMap((each) => categoryPages(each, section, docs));
  if (link?.type !== 'generated-index') {
    return nested;
  }
  const {permalink, title = label, description} = link;
  const facts = {permalink, section, title, description, docs};
  return [listPage(facts), ...nested];
}

/** Returns the docs of a version, and the generated index pages of their categories. */
function versionPages(version: LoadedVersion, plugin: string, labels: GroupLabels) {
  const {versionName, label: name, isLast, noIndex, sidebars} = version;
  const docs = {tag: `docs-${plugin}-${versionName}`, label: name, plugin, isLast, noIndex};
  return {
    docs: docGroups(version, labels).flatMap(({label, docs: group}) =>
      group.map((doc): PublishedPage => ({...pageFacts(doc), kind: 'doc', section: label, docs})),
    ),
    categories: Object.values(sidebars)
      .flat()
      .flatMap((item) => (item.type === 'category' ? categoryPages(item, item.label, docs) : [])),
  };
}

/**
 * Returns the pages that readers of a built site can find: posts in the order of their blog, docs of
 * all built versions in the order of the sidebars, the generated pages of their categories, React and
 * Markdown pages, and the front page of each blog. Drafts, unlisted pages and lists of tags are left
 * out. Of several pages at one address, only the first is returned.
 *
 * @param plugins plugins of the site, from `postBuild`
 * @param baseUrl base path with a slash at both ends
 * @param labels names of sections without a name of their own, in English by default
 */
export function publishedPages(
  plugins: Plugins,
  baseUrl: string,
  labels: GroupLabels = {pages: 'Pages', morePages: 'More pages'},
): PublishedPage[] {
  const blogs = plugins
    .filter(({name}) => name === BLOG)
    .map(({content, options}) => {
      const route = normalizeUrl([baseUrl, String(options['routeBasePath'])]);
      return {route, posts: postPages(content as BlogContent, route)};
    })
    // A blog without posts has no front page.
    .filter(({posts}) => posts.length > 0);
  const versions = plugins
    .filter(({name}) => name === DOCS)
    .flatMap(({content, options}) =>
      (content as LoadedContent).loadedVersions.map((version) =>
        versionPages(version, String(options['id']), labels),
      ),
    );
  const pages = plugins
    .filter(({name}) => name === PAGES)
    .flatMap(({content}) => (content ?? []) as readonly Metadata[])
    .filter(({unlisted}) => !unlisted)
    .map((page): PublishedPage => ({...pageFacts(page), kind: 'page', section: labels.pages}));
  const all = [
    ...blogs.flatMap(({posts}) => posts),
    ...versions.flatMap(({docs}) => docs),
    ...versions.flatMap(({categories}) => categories),
    ...pages,
    ...blogs.map(({route}) => listPage({permalink: route, section: labels.pages})),
  ];
  const addresses = all.map(({permalink}) => permalink);
  return all.filter(({permalink}, index) => addresses.indexOf(permalink) === index);
}
