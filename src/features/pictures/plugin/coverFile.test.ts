import sharp from 'sharp';
import {expect, test} from 'vitest';
import {COVER, coverFile} from './coverFile';

const SUBJECTS = ['boxing', 'running', 'equity', 'finance', 'mcp', 'open-source', 'essay'];

test.each(SUBJECTS)(
  'the cover of a post about %s has the size and colors of a cover, and is a small file',
  async (tag) => {
    const plain = coverFile('a-post', [tag]).replaceAll(/var\([^,]+,([^)]+)\)/g, '$1');
    const {data, info} = await sharp(Buffer.from(plain))
      .flatten({background: '#000'})
      .raw()
      .toBuffer({resolveWithObject: true});
    expect([info.width, info.height]).toEqual([COVER.width, COVER.height]);
    const colors = new Set<string>();
    for (let at = 0; at < data.length; at += 3) {
      colors.add(data.subarray(at, at + 3).toString('hex'));
    }
    expect([...colors]).toEqual(expect.arrayContaining(['000000', '27323d', 'ffb454']));
    expect(plain.length).toBeLessThan(7000);
  },
);

test('a cover has the colors of the page, or of the dark mode if opened on its own', () => {
  const cover = coverFile('a-post', ['running']);
  expect(cover).toContain('<symbol id="art"');
  expect(cover).toContain('stroke="var(--cover-lit,#ffb454)"');
  expect(cover).toContain('stroke="var(--cover-quiet,#27323d)"');
});

test('a plot used as a cover gets the cover colors', () => {
  const marks = '<path stroke="var(--plot-1)"/><path stroke="var(--plot-4)" fill="currentColor"/>';
  const cover = coverFile('a-post', ['running'], {marks, width: 300, height: 100});
  expect(cover).toContain('<path stroke="var(--cover-lit,#ffb454)"/>');
  expect(cover).toContain('stroke="var(--cover-other,#6b7a88)" fill="var(--cover-quiet,#27323d)"');
  expect(cover.match(/<path/g)).toHaveLength(2);
});
