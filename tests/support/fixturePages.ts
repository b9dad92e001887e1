import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readOwner} from '../../src/config/readOwner';
import {readPages, sectionsOf} from '../../src/config/sections';
import {readContent} from '../../src/features/content-check/readContent';
import {parsePostFile} from '../../src/lib/postFile';
import owner from '../fixtures/site/src/data/owner';
import {fixtureContent} from './sites';

/** Returns the full public address of a path of the fixture site, as in feeds and copied links. */
export function siteAddress(pathname: string): string {
  const {url, baseUrl} = readOwner({}, owner);
  return `${url}${baseUrl}${pathname.replace(/^\//, '')}`;
}

interface Tag {
  readonly label: string;
  readonly permalink: string;
}

export interface Post {
  readonly title: string;
  readonly description: string;
  readonly date: string;
  readonly permalink: string;
  readonly series: string | undefined;
  readonly tags: readonly Tag[];
  /** Keys of blog/authors.yml. */
  readonly authors: readonly string[];
}

const content = readContent(fixtureContent);
const today = new Date().toISOString().slice(0, 10);

function readTags(keys: unknown): Tag[] {
  return (keys as string[]).map((key) => {
    const {label, permalink} = (content.lists.tags as Readonly<Record<string, Tag>>)[key] as Tag;
    return {label, permalink: `/blog/tags${permalink}`};
  });
}

/** All listed posts of the fixture site, read from their files, newest first. */
export const posts: readonly Post[] = content.posts
  .filter(({fields}) => !fields['draft'] && !fields['unlisted'] && String(fields['date']) <= today)
  .map(({fields}) => ({
    title: String(fields['title']),
    description: String(fields['description']),
    date: String(fields['date']),
    permalink: `/blog/${String(fields['slug'])}`,
    series: fields['series'] as string | undefined,
    tags: readTags(fields['tags']),
    authors: fields['authors'] as readonly string[],
  }))
  .sort((a, b) => b.date.localeCompare(a.date));

export const newest = posts[0] as Post;
export const oldest = posts.at(-1) as Post;

/** Returns the permalinks of posts, in the same order. */
export function permalinksOf(list: readonly Pick<Post, 'permalink'>[]): string[] {
  return list.map(({permalink}) => permalink);
}

/** Posts by year, newest year first. */
export const postsByYear: readonly (readonly [year: string, posts: readonly Post[]])[] = [
  ...new Set(posts.map(({date}) => date.slice(0, 4))),
].map((year) => [year, posts.filter(({date}) => date.startsWith(year))]);

/** Posts with each tag, by the permalink of the tag. */
export const postsByTag: ReadonlyMap<string, readonly Post[]> = new Map(
  [...new Set(posts.flatMap(({tags}) => tags.map(({permalink}) => permalink)))].map((permalink) => [
    permalink,
    posts.filter(({tags}) => tags.some((tag) => tag.permalink === permalink)),
  ]),
);

/** Pages of the fixture site's sections, in the order of the sidebar. */
const allPages = sectionsOf(fixtureContent).flatMap(({label: section, folder}) =>
  readPages(fixtureContent, folder).map(({file}) => {
    const {fields} = parsePostFile(file, readFileSync(path.join(fixtureContent, file), 'utf8'));
    return {
      path: `/${file.replace(/\.mdx$/, '')}`,
      section,
      label: String(fields['sidebar_label']),
      unlisted: fields['unlisted'] === true,
    };
  }),
);
export const sectionPages = allPages.filter(({unlisted}) => !unlisted);
export const unlistedPages = allPages.filter(({unlisted}) => unlisted);
