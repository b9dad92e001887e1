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
    [...postCover('a', [tag], COLORS).matchAll(/<(?!path)\w+|M/g)].join(' '),
  );
  expect(new Set(shapes).size).toBe(SUBJECTS.length);
});

test('the first tag with a subject decides', () => {
  const count = (tags: string[]) => postCover('a', tags, COLORS).match(/M/g)?.length ?? 0;
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
    const rects = [...cover.matchAll(/M(\S+) ([\d.]+)h([\d.]+)v([\d.]+)/g)].map((rect) =>
      rect.slice(1).map(Number),
    );
    for (const [x = 0, y = 0, width = 0, height = 0] of rects) {
      expect(Math.min(x, y, width, height)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(COVER_WIDTH);
      expect(y + height).toBeLessThanOrEqual(COVER_HEIGHT);
    }
    const numbers = [...cover.matchAll(/(?:points|cx|cy)="([^"]+)"/g)].flatMap(([, list]) =>
      (list ?? '').split(/[ ,]/).map(Number),
    );
    expect(numbers.every((value) => value >= -60 && value <= COVER_WIDTH + 60)).toBe(true);
    const ys = [...cover.matchAll(/cy="([^"]+)"/g)].map(([, y]) => Number(y));
    expect(ys.every((y) => y >= 0 && y <= COVER_HEIGHT)).toBe(true);
  }
});

test('a cover of hundreds of squares is a file of a few thousand characters', () => {
  expect(postCover('a', ['travel'], COLORS).length).toBeLessThan(7000);
});
