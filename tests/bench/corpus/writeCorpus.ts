import {cpSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import {readContent} from '../../../src/plugins/post-schema/readContent';
import {seededRandom} from '../../../src/lib/seededRandom';
import type {Target} from './makePost';
import {makePost} from './makePost';
import type {TagEntry} from './moreTags';
import {moreTags} from './moreTags';
import {wordsOf} from './words';

const ROOT = path.resolve(__dirname, '../../..');
const YEARS = 12;
const DAY = 86_400_000;
const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

export interface CorpusOptions {
  /** Posts in all: those of this repository, so that every link holds, and generated ones. */
  readonly posts: number;
  /** Tags in all. */
  readonly tags?: number;
}

/** Days that fill the years evenly, however many are taken. */
function dayOf(number: number, last: number): string {
  const back = ((number * GOLDEN_RATIO) % 1) * YEARS * 365.25 * DAY;
  return new Date(last - back).toISOString().slice(0, 10);
}

function atLeast(name: string, wanted: number, least: number): void {
  if (!Number.isInteger(wanted) || wanted < least) {
    throw new RangeError(`${name} must be a whole number of at least ${least}, not ${wanted}.`);
  }
}

/**
 * Writes `blog/` into the folder: so many posts over twelve years up to the latest post of this
 * repository, and so many tags. The same options give the same bytes, and the posts of a smaller
 * corpus are part of a larger one.
 * @throws {RangeError} when fewer posts or tags are wanted than the repository has.
 */
export function writeCorpus(folder: string, options: CorpusOptions): void {
  const {posts, tags: wantedTags = 400} = options;
  const content = readContent(ROOT);
  const known = content.lists.tags as Readonly<Record<string, TagEntry>>;
  const shipped = content.posts;
  atLeast('The number of posts', posts, Math.max(1, shipped.length));
  atLeast('The number of tags', wantedTags, Object.keys(known).length);

  const words = wordsOf(content.posts);
  const tags = {...known, ...moreTags(known, words.common, wantedTags - Object.keys(known).length)};
  const last = Math.max(...content.posts.map(({fields}) => Date.parse(String(fields['date']))));
  const blog = path.join(folder, 'blog');
  mkdirSync(blog, {recursive: true});
  const from = path.join(ROOT, 'blog');
  cpSync(from, blog, {recursive: true});
  writeFileSync(path.join(blog, 'tags.yml'), stringify(tags, {lineWidth: 0}));

  const others: Target[] = shipped.map(({file, fields}) => ({
    file: file.slice('blog/'.length),
    slug: String(fields['slug']),
    title: String(fields['title']),
  }));
  for (let number = others.length; number < posts; number += 1) {
    const post = makePost({
      words,
      tags: Object.keys(tags),
      date: dayOf(number, last),
      others,
      random: seededRandom(`post ${number}`),
    });
    others.push(post);
    writeFileSync(path.join(blog, post.file), post.text);
  }
}

/** The posts of this repository, by path: those of a corpus that were not generated are these. */
export function shippedFiles(): ReadonlySet<string> {
  return new Set(readContent(ROOT).posts.map(({file}) => file));
}
