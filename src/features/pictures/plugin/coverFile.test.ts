import {expect, test} from 'vitest';
import {coverFile} from './coverFile';

test('a cover is a small file with lit and quiet shapes', () => {
  const cover = coverFile('a-post', ['boxing']);
  expect(cover).toContain('stroke="var(--cover-lit,#ffb454)"');
  expect(cover).toContain('stroke="var(--cover-quiet,#27323d)"');
  expect(cover.length).toBeLessThan(7000);
});

test('a plot used as a cover gets the cover colors', () => {
  const marks = '<path stroke="var(--plot-1)"/><path stroke="var(--plot-4)" fill="currentColor"/>';
  const cover = coverFile('a-post', ['running'], {marks, width: 300, height: 100});
  expect(cover).toContain('<path stroke="var(--cover-lit,#ffb454)"/>');
  expect(cover).toContain('stroke="var(--cover-other,#6b7a88)" fill="var(--cover-quiet,#27323d)"');
  expect(cover.match(/<path/g)).toHaveLength(2);
});
