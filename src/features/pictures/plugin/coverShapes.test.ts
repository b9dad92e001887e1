import {expect, test} from 'vitest';
import type {CoverShape} from './coverShapes';
import {COVER_HEIGHT, COVER_WIDTH, coverShapes} from './coverShapes';

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

function rectsOf(shapes: readonly CoverShape[]) {
  return shapes.flatMap((shape) => (shape.kind === 'rects' ? shape.rects : []));
}

test.each(SUBJECTS)('%s: a post always has the same cover, different from others', (tag) => {
  const cover = coverShapes('a-post', [tag]);
  expect(coverShapes('a-post', [tag])).toEqual(cover);
  expect(coverShapes('another-post', [tag])).not.toEqual(cover);
  expect(cover.some(({lit}) => !lit)).toBe(true);
});

/** Returns the kinds of shapes of a cover, without random details. */
function motif(slug: string, tags: readonly string[]): string {
  const shapes = coverShapes(slug, tags);
  const kinds = [...new Set(shapes.map(({kind}) => kind))].join(' ');
  return `${kinds} ${rectsOf(shapes).length}`;
}

test('different tags have different motifs', () => {
  const tags = Array.from({length: 200}, (_, n) => `subject-${n}`);
  expect(new Set(tags.map((tag) => motif('a', [tag]))).size).toBeGreaterThanOrEqual(8);
});

test.each(SUBJECTS)('%s: nothing is drawn far outside the band', (tag) => {
  for (let n = 0; n < 50; n += 1) {
    const shapes = coverShapes(`post-${n}`, [tag]);
    const rectsOutside = rectsOf(shapes).filter(
      ([x, y, width, height]) =>
        Math.min(x, y, width, height) < 0 || x + width > COVER_WIDTH || y + height > COVER_HEIGHT,
    );
    expect(rectsOutside).toEqual([]);
    const dots = shapes.filter((shape) => shape.kind === 'dot');
    expect(dots.every(({y}) => y >= 0 && y <= COVER_HEIGHT)).toBe(true);
    const points = shapes.flatMap((shape) => (shape.kind === 'line' ? shape.points : []));
    const farPoints = [...points, ...dots.map(({x, y}) => [x, y] as const)].filter(
      ([x, y]) => Math.min(x, y) < -60 || x > COVER_WIDTH + 60 || y > COVER_HEIGHT + 60,
    );
    expect(farPoints).toEqual([]);
  }
});
