import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readOwner} from '../../src/config/readOwner';
import {readPages, sectionsOf} from '../../src/config/sections';
import {parsePostFile} from '../../src/lib/postFile';
import owner from '../fixtures/site/src/data/owner';
import {fixtureContent} from './sites';
import {sourcePosts, sourceTags} from './sourcePosts';

/** Returns the full public address of a path of the fixture site, as in feeds and copied links. */
export function siteAddress(pathname: string): string {
  const {url, baseUrl} = readOwner({}, owner);
  return `${url}${baseUrl}${pathname.replace(/^\//, '')}`;
}

/** Paths of the fixture site: at least one page of every kind. */
export const pageTypes = [
  '/',
  '/blog',
  '/blog/archive',
  '/blog/authors',
  '/blog/authors/founder',
  '/blog/tags',
  '/blog/tags/ink',
  '/blog/iron-gall-ink',
  // Posts with an interactive component, a diagram, formulas and a table, a picture and code, and wide content.
  '/blog/a-stamp-fund',
  '/blog/folding-a-letter',
  '/blog/mercator-and-his-price',
  '/blog/reading-a-tide-table',
  '/blog/a-very-wide-note',
  '/chat',
  '/intelligence',
  '/newsletter',
  '/subscribe',
  '/design-system',
  '/markdown-page',
  '/about-this-site',
  '/search?q=ink',
  '/books/to-read',
  '/media/on-stage',
  '/resume/experience',
  '/no-such-page',
] as const;

export interface Tag {
  readonly label: string;
  readonly permalink: string;
}

export interface Post {
  readonly title: string;
  readonly description: string;
  readonly date: string;
  readonly permalink: string;
  readonly tags: readonly Tag[];
  /** Keys of blog/authors.yml. */
  readonly authors: readonly string[];
}

function tagOf(key: string): Tag {
  const {label, permalink} = sourceTags[key] ?? {label: key, permalink: '/unknown'};
  return {label, permalink: `/blog/tags${permalink}`};
}

function readPosts(): Post[] {
  return sourcePosts()
    .map(({title, description, date, slug, tags, authors}) => {
      const permalink = `/blog/${slug}`;
      return {title, description, date, permalink, tags: tags.map(tagOf), authors};
    })
    .sort((a, b) => b.date.localeCompare(a.date));
}

/** All posts of the fixture site, read from their files, newest first. */
export const posts: readonly Post[] = readPosts();

/** Returns the permalinks of posts, in the same order. */
export function permalinksOf(ofPosts: readonly Post[] | undefined): string[] | undefined {
  return ofPosts?.map(({permalink}) => permalink);
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

/** Returns the newest post that matches. */
export function findPost(matches: (post: Post) => boolean): Post {
  const post = posts.find(matches);
  if (!post) {
    throw new Error('No post of the fixture site matches.');
  }
  return post;
}

export const newest = findPost(() => true);
export const oldest = findPost(({date}) => date === posts.at(-1)?.date);

/** Returns what a list shows of a post, except its reading time. */
export function rowOf({date, title, permalink, description, tags}: Post, maxTags: number) {
  return {date, title, permalink, description, tags: tags.slice(0, maxTags)};
}

interface SectionPage {
  readonly path: string;
  readonly section: string;
  readonly label: string;
  readonly unlisted: boolean;
}

function readPage(section: string, file: string): SectionPage {
  const {fields} = parsePostFile(file, readFileSync(path.join(fixtureContent, file), 'utf8'));
  return {
    path: `/${file.replace(/\.mdx$/, '')}`,
    section,
    label: String(fields['sidebar_label']),
    unlisted: fields['unlisted'] === true,
  };
}

const all = sectionsOf(fixtureContent).flatMap(({label, folder}) =>
  readPages(fixtureContent, folder).map(({file}) => readPage(label, file)),
);

/** Listed pages of the fixture site's sections, in the order of the sidebar. */
export const sectionPages = all.filter(({unlisted}) => !unlisted);
export const unlistedPages = all.filter(({unlisted}) => unlisted);
