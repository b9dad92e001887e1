import {expect, test} from 'vitest';
import {openIndex} from '../support/contentIndex';
import {each, readPage} from '../support/html';
import {fixtureBuild} from '../support/sites';

/** Removes line break opportunities within words. */
function plain(text: string): string {
  return text
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const {posts} = await openIndex();

test.each(posts)(
  'each indexed line of $permalink is on its page within one element, except for formulas',
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
    // A page typesets formulas, while the index has them as plain text.
    const formulas = page('math').length;
    expect(missing.slice(formulas)).toEqual([]);
  },
);
