import {expect, test} from 'vitest';
import {WHOLE_YEAR, sidebarLines, sidebarStart} from './blogSidebar';

test.each([
  ['a year that fits begins with its newest post', 41, 42, 0],
  ['so does a full year', WHOLE_YEAR - 1, WHOLE_YEAR, 0],
  ['the newest posts of a large year', 9, 400, 0],
  ['a post in its middle', 207, 400, 197],
  ['its oldest post', 399, 400, 384],
])('%s', (_name, place, count, start) => {
  expect(sidebarStart(place, count)).toBe(start);
});

test('every post is among the lines around it, with lines above and below where there are posts', () => {
  for (const count of [1, 59, 60, 61, 79, 80, 140, 2000]) {
    for (let place = 0; place < count; place += 1) {
      const start = sidebarStart(place, count);
      const end = Math.min(count, start + sidebarLines(count));
      expect(start).toBeGreaterThanOrEqual(0);
      expect(place - start).toBeGreaterThanOrEqual(Math.min(place, 3));
      expect(end - place).toBeGreaterThanOrEqual(Math.min(count - place, 3));
    }
  }
});

test('a year of thousands has one choice of lines for every ten posts at most', () => {
  const starts = new Set(Array.from({length: 2000}, (_, place) => sidebarStart(place, 2000)));
  expect(starts.size).toBeLessThanOrEqual(200);
});
