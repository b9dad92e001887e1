import {cpSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import {foldTag} from '../../../src/lib/text';
import {seededRandom} from '../../../src/lib/seededRandom';
import {readContent} from '../../../src/plugins/post-schema/readContent';
import {SITE_PARTS, copyParts} from '../../support/siteCopy';
import type {Target} from './makePost';
import {makePost} from './makePost';
import {capitalized, wordsOf} from './words';

/** A tag as `blog/tags.yml` has it. */
interface TagEntry {
  readonly label: string;
  readonly permalink: string;
  readonly description: string;
}

const KINDS = ['notes', 'history', 'basics', 'design', 'review'];

/**
 * Tags that are new beside the known ones and differ from each by more than case, plural or hyphen.
 * @throws when the words do not give as many.
 */
function moreTags(
  known: Readonly<Record<string, TagEntry>>,
  words: readonly string[],
  wanted: number,
): Record<string, TagEntry> {
  const taken = new Set(
    Object.entries(known).flatMap(([key, {label}]) => [foldTag(key), foldTag(label)]),
  );
  const made: Record<string, TagEntry> = {};
  let missing = wanted;
  for (const kind of KINDS) {
    for (const word of words) {
      const key = `${word}-${kind}`;
      if (missing === 0) {
        return made;
      }
      if (!taken.has(foldTag(key))) {
        taken.add(foldTag(key));
        made[key] = {
          label: `${capitalized(word)} ${kind}`,
          permalink: `/${key}`,
          description: `Posts on ${word}, as far as ${kind} are concerned.`,
        };
        missing -= 1;
      }
    }
  }
  if (missing > 0) {
    throw new Error(`The posts have too few words for ${wanted} more tags.`);
  }
  return made;
}

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
  cpSync(path.join(ROOT, 'blog'), blog, {recursive: true});
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

/**
 * A copy of this site with a corpus in place of its `blog/`, in a new temporary folder with caches
 * of its own. Nothing else is changed: the corpus keeps the posts that pages link to.
 */
export function siteWithCorpus(options: CorpusOptions): string {
  const folder = copyParts(SITE_PARTS.filter((name) => name !== 'blog'));
  writeCorpus(folder, options);
  return folder;
}
