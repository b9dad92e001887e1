import type {BlogContent, BlogPostMetadata} from '@docusaurus/plugin-content-blog';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath, normalizeUrl} from '@docusaurus/utils';
import {docGroups} from '../../lib/docGroups';
import {pluginContents} from '../../lib/pluginContents';
import type {DocsVersion, TextTag} from '../../lib/text-index/types';

type Plugins = readonly Pick<LoadedPlugin, 'name' | 'content' | 'options'>[];

const BLOG = 'docusaurus-plugin-content-blog';
const DOCS = 'docusaurus-plugin-content-docs';

/** A page of the output, with what its HTML does not say. */
export interface PublishedPage {
  /** With the base URL. */
  readonly permalink: string;
  /** Title of the blog, label of the sidebar's category, or `Pages`. */
  readonly section: string;
  /** Version that a page of a docs plugin belongs to. */
  readonly docs?: DocsVersion;
  /** Path of its source from the root of the site; lists have none. */
  readonly source?: string;
  /** Path of the file with the questions that a post answers, if it has one. */
  readonly questions?: string;
  /** Day of a post, `YYYY-MM-DD`. */
  readonly date?: string;
  /** Path of a post's drawn cover, with the base URL. */
  readonly cover?: string;
  readonly tags: readonly TextTag[];
}

/** The keys that a post names, where each is a tag of its own; else the last part of an address. */
function tagsOf({tags, frontMatter}: BlogPostMetadata): TextTag[] {
  const named = frontMatter.tags ?? [];
  return tags.map(({label, permalink}, place) => {
    const key = named.length === tags.length ? named[place] : undefined;
    const last = /[^/]*$/.exec(permalink)?.[0] ?? '';
    return {key: typeof key === 'string' ? key : decodeURIComponent(last), label};
  });
}

/** Address of a blog, with the base URL. */
function blogRoute({options}: Plugins[number], baseUrl: string): string {
  return normalizeUrl([baseUrl, String(options['routeBasePath'])]);
}

function postPage(metadata: BlogPostMetadata, section: string, route: string): PublishedPage {
  const {permalink, date, frontMatter} = metadata;
  const {cover} = frontMatter as {readonly cover?: string};
  const source = aliasedSitePathToRelativePath(metadata.source);
  const [folder = ''] = source.split('/');
  return {
    permalink,
    section,
    source,
    questions: `${folder}/answers/${permalink.slice(route.length).replace(/^\/|\/$/g, '')}.yml`,
    date: new Date(date).toISOString().slice(0, 10),
    ...(cover === undefined ? {} : {cover}),
    tags: tagsOf(metadata),
  };
}

function docPages(version: LoadedVersion, plugin: string): PublishedPage[] {
  const {versionName, isLast} = version;
  return docGroups(version).flatMap(({label, docs}) =>
    docs.map(({permalink, source}) => ({
      permalink,
      section: label,
      docs: {tag: `docs-${plugin}-${versionName}`, plugin, isLast},
      source: aliasedSitePathToRelativePath(source),
      tags: [],
    })),
  );
}

interface SitePage {
  readonly permalink: string;
  readonly source: string;
  readonly unlisted?: boolean;
}

function sitePage({permalink, source}: SitePage): PublishedPage {
  return {permalink, section: 'Pages', source: aliasedSitePathToRelativePath(source), tags: []};
}

/**
 * The pages that search and chat know: posts, oldest first, docs of the versions that are built,
 * pages, and the front page of each blog. Drafts, unlisted pages and lists of tags are left out.
 */
export function publishedPages(plugins: Plugins, baseUrl: string): PublishedPage[] {
  const blogs = plugins
    .filter(({name}) => name === BLOG)
    .map((plugin) => ({
      route: blogRoute(plugin, baseUrl),
      title: (plugin.content as BlogContent).blogTitle,
      posts: (plugin.content as BlogContent).blogPosts,
    }));
  const posts = blogs
    .flatMap(({route, title, posts: some}) =>
      some
        .filter(({metadata: {unlisted, frontMatter}}) => !unlisted && !frontMatter.draft)
        .map(({metadata}) => postPage(metadata, title, route)),
    )
    .sort(
      (one, other) =>
        (one.date ?? '').localeCompare(other.date ?? '') ||
        (one.source ?? '').localeCompare(other.source ?? ''),
    );
  const docs = plugins
    .filter(({name}) => name === DOCS)
    .flatMap(({content, options}) =>
      (content as LoadedContent).loadedVersions.flatMap((version) =>
        docPages(version, String(options['id'])),
      ),
    )
    .sort((one, other) => (one.source ?? '').localeCompare(other.source ?? ''));
  const pages = pluginContents<readonly SitePage[] | null>(
    plugins,
    'docusaurus-plugin-content-pages',
  )
    .flatMap((content) => content ?? [])
    .filter(({unlisted}) => !unlisted)
    .map(sitePage);
  const lists = blogs.map(({route}): PublishedPage => {
    return {permalink: route, section: 'Pages', tags: []};
  });
  const taken = new Set<string>();
  return [...posts, ...docs, ...pages, ...lists].filter(({permalink}) => {
    const isNew = !taken.has(permalink);
    taken.add(permalink);
    return isNew;
  });
}
