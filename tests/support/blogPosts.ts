import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fieldList, fieldText, readMarkdown} from './markdown';

const folder = path.resolve(__dirname, '../../blog');

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
  /** The Markdown before the truncation mark, and after it. */
  readonly lead: string;
  readonly rest: string;
}

function readTags(): ReadonlyMap<string, Tag> {
  const text = readFileSync(path.join(folder, 'tags.yml'), 'utf8');
  const entry =
    /^([\w.-]+):\s*\{?\s*label: *['"]?([^\n]+?)['"]?,?\s+permalink: *['"]?(\/[^\s,'"}]+)/gm;
  return new Map(
    [...text.matchAll(entry)].map(([, key = '', label = '', permalink = '']) => [
      key,
      {label, permalink: `/blog/tags${permalink}`},
    ]),
  );
}

function readPost(name: string, tags: ReadonlyMap<string, Tag>): Post {
  const source = readMarkdown(`blog/${name}`);
  const [lead, rest] = source.body.split(/^\{\/\* truncate \*\/\}$/m);
  if (lead === undefined || rest === undefined) {
    throw new Error(`${source.file}: no truncation mark`);
  }
  return {
    title: fieldText(source, 'title'),
    description: fieldText(source, 'description'),
    date: fieldText(source, 'date').slice(0, 10),
    permalink: `/blog/${fieldText(source, 'slug')}`,
    tags: fieldList(source, 'tags').map((key) => {
      const tag = tags.get(key);
      if (!tag) {
        throw new Error(`${source.file}: the tag "${key}" is not in blog/tags.yml`);
      }
      return tag;
    }),
    authors: fieldList(source, 'authors'),
    lead,
    rest,
  };
}

function readPosts(): Post[] {
  const tags = readTags();
  return readdirSync(folder)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => readPost(name, tags))
    .sort((a, b) => b.date.localeCompare(a.date));
}

/** Every post as its file says it, newest first. */
export const posts: readonly Post[] = readPosts();

/** The permalinks of some posts, in their order. */
export function permalinksOf(some: readonly Post[] | undefined): string[] | undefined {
  return some?.map(({permalink}) => permalink);
}

/** Posts by year, newest year first. */
export const postsByYear: readonly (readonly [year: string, posts: readonly Post[]])[] = [
  ...new Set(posts.map(({date}) => date.slice(0, 4))),
].map((year) => [year, posts.filter(({date}) => date.startsWith(year))]);

/** Posts by the permalink of a tag they carry. */
export const postsByTag: ReadonlyMap<string, readonly Post[]> = new Map(
  [...new Set(posts.flatMap(({tags}) => tags.map(({permalink}) => permalink)))].map((permalink) => [
    permalink,
    posts.filter(({tags}) => tags.some((tag) => tag.permalink === permalink)),
  ]),
);

/** The first post that fits. */
export function findPost(fits: (post: Post) => boolean): Post {
  const post = posts.find(fits);
  if (!post) {
    throw new Error('No post of blog/ has what this test is about.');
  }
  return post;
}

export const newest = findPost(() => true);
export const oldest = findPost(({date}) => date === posts.at(-1)?.date);

/** The post with the longest line of a table or of code. */
export function widestPost(what: 'table' | 'code'): Post {
  const lines = what === 'table' ? /^\|.*$/gm : /^(?!```).*$/gm;
  const width = ({rest}: Post) => {
    const code = (rest.match(/^```.*?^```$/gms) ?? []).join('\n');
    const text = what === 'code' ? code : rest;
    return Math.max(0, ...(text.match(lines) ?? []).map(({length}) => length));
  };
  const widest = Math.max(...posts.map(width));
  return findPost((post) => width(post) === widest);
}

/** What a list shows of a post, without its reading time. */
export function rowOf({date, title, permalink, description, tags}: Post) {
  return {date, title, permalink, description, tags};
}
