import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import {FEEDS} from '../../lib/paths';
import {allContents} from 'docusaurus-built-pages';

/** Paths of the blog's lists, which are not in the content of the blog plugin. */
const LISTS = ['blog', 'blog/archive', 'blog/authors'];

/** Returns the paths, with the base URL, of all pages and feeds that links may lead to. */
export function sitePaths(all: AllContent, baseUrl: string): string[] {
  const blogs = allContents<BlogContent>(all, 'docusaurus-plugin-content-blog');
  const docs = allContents<DocsContent>(all, 'docusaurus-plugin-content-docs').flatMap(
    ({loadedVersions}) => loadedVersions.flatMap((version) => version.docs),
  );
  const pages = allContents<PagesContent>(all, 'docusaurus-plugin-content-pages').flat();
  return [
    ...[...docs, ...pages].map(({permalink}) => permalink),
    // Roots of sections, such as `/books`, which redirect to a page.
    ...docs.map(({permalink}) => permalink.replace(/\/[^/]*$/, '')),
    ...[...LISTS, ...FEEDS.map(({path}) => path)].map((path) => baseUrl + path),
    ...blogs.flatMap(({blogPosts, blogTags, blogTagsListPath, authorsMap}) => [
      blogTagsListPath,
      ...blogPosts.map(({metadata}) => metadata.permalink),
      ...Object.values(blogTags).map(({permalink}) => permalink),
      ...Object.values(authorsMap ?? {}).flatMap(({page}) => page?.permalink ?? []),
    ]),
  ];
}
