import {expect, test} from 'vitest';
import {COVER_HEIGHT, COVER_WIDTH, postCover} from './postCover';

const COLORS = {quiet: 'gray', lit: 'gold'};

const SUBJECTS = [
  'boxing',
  'running',
  'equity',
  'finance',
  'mcp',
  'open-source',
  'essay',
  'travel',
];

test.each(SUBJECTS)('%s: the same post has the same cover, another post another', (tag) => {
  const cover = postCover('a-post', [tag], COLORS);
  expect(postCover('a-post', [tag], COLORS)).toBe(cover);
  expect(postCover('another-post', [tag], COLORS)).not.toBe(cover);
  expect(cover).toContain('gray');
});

test('each subject is drawn in its own way', () => {
  const shapes = SUBJECTS.map((tag) =>
    [...postCover('a', [tag], COLORS).matchAll(/<(\w+)/g)].map(([, name]) => name).join(' '),
  );
  expect(new Set(shapes).size).toBe(SUBJECTS.length);
});

test('the first tag with a subject decides', () => {
  const count = (tags: string[]) => postCover('a', tags, COLORS).match(/<rect/g)?.length ?? 0;
  expect(count(['unheard-of', 'boxing', 'finance'])).toBe(12 * 9);
});

test('almost every cover has something lit', () => {
  const dark = Array.from({length: 200}, (_, n) => `post-${n}`).filter((slug, n) => {
    return !postCover(slug, [SUBJECTS[n % SUBJECTS.length] ?? ''], COLORS).includes('gold');
  });
  expect(dark.length).toBeLessThan(4);
});

test.each(SUBJECTS)('%s: nothing is drawn far outside the band', (tag) => {
  for (let n = 0; n < 50; n += 1) {
    const cover = postCover(`post-${n}`, [tag], COLORS);
    const numbers = [...cover.matchAll(/(?:points|x|y|cx|cy)="([^"]+)"/g)].flatMap(([, list]) =>
      (list ?? '').split(/[ ,]/).map(Number),
    );
    expect(numbers.every((value) => value >= -60 && value <= COVER_WIDTH + 60)).toBe(true);
    const ys = [...cover.matchAll(/c?y="([^"]+)"/g)].map(([, y]) => Number(y));
    expect(ys.every((y) => y >= 0 && y <= COVER_HEIGHT)).toBe(true);
  }
});
