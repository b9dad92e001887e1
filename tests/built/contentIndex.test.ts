import {expect, test} from 'vitest';
import {openIndex} from '../support/contentIndex';
import {each, readPage} from '../support/html';
import {fixtureBuild} from '../support/sites';

/** Text without the places where a long word may break. */
function plain(text: string): string {
  return text
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const {posts} = await openIndex();

test.each(posts)(
  'what is indexed of $permalink stands on it, but for formulas, each line within one element',
  (post) => {
    const page = readPage(fixtureBuild, post.permalink);
    const blocks = each(page('p, li, td, th, code, h1, h2, h3, h4, h5, h6, summary')).map((block) =>
      plain(block.text()),
    );
    const lines = [...post.headings, ...post.lines.flatMap((line) => line.split(' · '))]
      .map(plain)
      .filter(Boolean);
    const missing = lines.filter((line) => !blocks.some((block) => block.includes(line)));
    expect(lines.length).toBeGreaterThan(0);
    // A page shows a formula as mathematical type, and what is indexed says it in letters.
    const formulas = page('math').length;
    expect(missing.slice(formulas)).toEqual([]);
  },
);
