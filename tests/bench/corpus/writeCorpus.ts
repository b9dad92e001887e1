import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readContent} from '../../../src/features/content-check/readContent';
import {SITE_PARTS, copyParts} from '../../support/siteCopy';
import {repository} from '../../support/sites';

const YEARS = 12;
const DAY = 86_400_000;
const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

/** Returns days spread evenly over the years, for any number of posts. */
function dayOf(number: number, last: number): string {
  const back = ((number * GOLDEN_RATIO) % 1) * YEARS * 365.25 * DAY;
  return new Date(last - back).toISOString().slice(0, 10);
}

/** Returns a post with another title, slug and date; its links to other posts stay. */
function copyOf(text: string, number: number, date: string): string {
  const [, frontMatter = '', body = ''] = /^(---\n.*?\n---\n)(.*)$/s.exec(text) ?? [];
  const changed = frontMatter
    .replace(
      /^title: *(["']?)(.{1,50}).*$/m,
      (_, quote: string, start: string) =>
        // A cut title may end in the closing quote.
        `title: ${quote}${start.replace(/["'\\]+$/, '')}, copy ${number}${quote}`,
    )
    .replace(/^slug: *(\S+) *$/m, `slug: $1-copy-${number}`)
    .replace(/^date: .*$/m, `date: ${date}`)
    .replace(/^(?:series|written|updated): .*\n/gm, '');
  return changed + body;
}

/**
 * Writes `blog/` into the folder: the posts of this repository, so that every link works, and copies
 * up to the requested number, over twelve years. The output is deterministic, and a larger corpus
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
 * Copies this site with a corpus in place of its `blog/` into a new temporary folder with its own
 * caches.
 */
export function siteWithCorpus(posts: number): string {
  const folder = copyParts(SITE_PARTS.filter((name) => name !== 'blog'));
  writeCorpus(folder, posts);
  return folder;
}
