import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {PostFile} from '../../../lib/postFile';

const CORRECTIONS = 'src/pages/corrections.mdx';
const FORECASTS = 'src/pages/forecasts.mdx';

function read(root: string, file: string): string | undefined {
  const full = path.join(root, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
}

function slugOf({file, fields}: PostFile): string {
  const {slug} = fields;
  return typeof slug === 'string' ? slug : path.basename(file).replace(/^[\d-]+|\.mdx?$/g, '');
}

/** True if the front matter of a post lists a change that begins with "Corrected". */
function isCorrected({fields: {changes}}: PostFile): boolean {
  const list: unknown[] = Array.isArray(changes) ? changes : [];
  return list.some((change) => /^corrected\b/i.test(String((change as {text?: unknown})?.text)));
}

function isLinked(page: string, slug: string): boolean {
  const path = `/${slug.replace(/^\//, '')}`;
  return page.includes(`${path})`) || page.includes(`${path}#`);
}

/**
 * Returns an error for each corrected post that the page of corrections does not link to.
 *
 * @param root folder of the site; if it has no such page, nothing is checked
 */
export function correctionProblems(root: string, posts: readonly PostFile[]): string[] {
  const page = read(root, CORRECTIONS);
  if (page === undefined) {
    return [];
  }
  return posts
    .filter((post) => isCorrected(post) && !isLinked(page, slugOf(post)))
    .map(
      ({file}) => `${file}:1: was corrected, but ${CORRECTIONS} does not link to it; add an entry`,
    );
}

/**
 * Returns a warning for each open forecast whose due date has passed.
 *
 * @param root folder of the site; if it has no page of forecasts, nothing is checked
 * @param now in epoch milliseconds
 */
export function forecastWarnings(root: string, now: number): string[] {
  const today = new Date(now).toISOString().slice(0, 10);
  return (read(root, FORECASTS) ?? '').split('\n').flatMap((line, index) => {
    const [, due = ''] = /\|\s*(\d{4}-\d\d-\d\d)\s*\|.*\|\s*open\s*\|\s*$/.exec(line) ?? [];
    return due !== '' && due < today
      ? [`${FORECASTS}:${index + 1}: was due on ${due}; replace "open" with "yes" or "no"`]
      : [];
  });
}
