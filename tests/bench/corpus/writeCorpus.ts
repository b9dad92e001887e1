import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readContent} from '../../../src/features/content-check/readContent';
import {SITE_FILES, copyFiles} from '../../support/siteCopy';
import {repository} from '../../support/sites';

const YEARS = 12;
const DAY = 86_400_000;
const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

/**
 * Returns the date of a copied post. Any number of posts is spread evenly over the years.
 *
 * @param number number of the post
 * @param last date of the newest post, in epoch milliseconds
 */
function dayOf(number: number, last: number): string {
  const age = ((number * GOLDEN_RATIO) % 1) * YEARS * 365.25 * DAY;
  return new Date(last - age).toISOString().slice(0, 10);
}

/** Returns the text of a post with another title, slug and date; links to other posts stay. */
function copyOf(text: string, number: number, date: string): string {
  const [, frontMatter = '', body = ''] = /^(---\n.*?\n---\n)(.*)$/s.exec(text) ?? [];
  const changed = frontMatter
    .replace(
      /^title: *(["']?)(.{1,50}).*$/m,
      (_, quote: string, start: string) =>
        // The shortened title may end with its closing quote or half an escape.
        `title: ${quote}${start.replace(/["'\\]+$/, '')}, copy ${number}${quote}`,
    )
    .replace(/^slug: *(\S+) *$/m, `slug: $1-copy-${number}`)
    .replace(/^date: .*$/m, `date: ${date}`)
    .replace(/^(?:series|written|updated): .*\n/gm, '');
  return changed + body;
}

/**
 * Writes a `blog/` with a number of posts into the folder: the posts of this repository, so that every
 * link works, and copies of them over twelve years. The output is deterministic, and a larger corpus
 * contains the posts of a smaller one.
 */
export function writeCorpus(folder: string, posts: number): void {
  const shipped = readContent(repository).posts;
  const last = Math.max(...shipped.map(({fields}) => Date.parse(String(fields['date']))));
  const blog = path.join(folder, 'blog');
  cpSync(path.join(repository, 'blog'), blog, {recursive: true});
  for (let number = shipped.length; number < posts; number += 1) {
    const {file = ''} = shipped[number % shipped.length] ?? {};
    const text = readFileSync(path.join(repository, file), 'utf8');
    const date = dayOf(number, last);
    const name = path.basename(file).replace(/^\d{4}-\d\d-\d\d/, date);
    writeFileSync(
      path.join(blog, name.replace(/(\.\w+)$/, `-copy-${number}$1`)),
      copyOf(text, number, date),
    );
  }
}

/**
 * Copies this site, with a corpus in place of its `blog/`, into a new temporary folder. Returns the
 * folder.
 */
export function siteWithCorpus(posts: number): string {
  const folder = copyFiles(SITE_FILES.filter((name) => name !== 'blog'));
  writeCorpus(folder, posts);
  return folder;
}
