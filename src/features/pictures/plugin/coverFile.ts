import type {PlotMarks} from '../../plots';
import type {CoverShape} from './coverShapes';
import {CORNER, COVER_HEIGHT, COVER_WIDTH, coverShapes} from './coverShapes';
import {groupBy} from '../../../lib/groupBy';

/** Rounds to whole units, each about half a pixel on a page. */
function whole(...numbers: readonly number[]): string {
  return numbers.map(Math.round).join(' ');
}

function pathData(shape: CoverShape): string {
  switch (shape.kind) {
    case 'rects':
      return shape.rects
        .map(([x, y, width, height]) => {
          // The round joins of the outline round the corners.
          const [insetX, insetY] = [Math.min(CORNER, width / 2), Math.min(CORNER, height / 2)];
          const [across, down] = [width - 2 * insetX, height - 2 * insetY];
          return `M${whole(x + insetX, y + insetY)}h${whole(across)}v${whole(down)}h${whole(-across)}z`;
        })
        .join('');
    case 'dot':
      // A line of length zero, which round caps turn into a disk.
      return `M${whole(shape.x, shape.y)}h0`;
    case 'line':
      return `M${shape.points.map((point) => whole(...point)).join('L')}`;
  }
}

/** Groups consecutive shapes of the same color. */
function runsOf(shapes: readonly CoverShape[]): CoverShape[][] {
  const runs: CoverShape[][] = [];
  for (const shape of shapes) {
    const run = runs.at(-1);
    if (run && run[0]?.lit === shape.lit) {
      run.push(shape);
    } else {
      runs.push([shape]);
    }
  }
  return runs;
}

function groupElement(run: readonly CoverShape[]): string {
  const color = run[0]?.lit ? 'var(--cover-lit,#ffb454)' : 'var(--cover-quiet,#27323d)';
  const attributesOf = (shape: CoverShape): string => {
    switch (shape.kind) {
      case 'rects':
        return `fill="${color}" stroke-width="${2 * CORNER}"`;
      case 'dot':
        return `stroke-width="${Math.round(2 * shape.radius)}"`;
      case 'line':
        return `stroke-width="${shape.width}"`;
    }
  };
  const paths = [...groupBy(run, attributesOf)].map(
    ([attributes, own]) => `<path ${attributes} d="${own.map(pathData).join('')}"/>`,
  );
  return `<g stroke="${color}">${paths.join('')}</g>`;
}

/**
 * Returns a post's cover as an SVG file. The shapes inherit the page's colors through `<use>`; a
 * cover opened on its own is dark.
 */
export function coverFile(slug: string, tags: readonly string[]): string {
  const box = `viewBox="0 0 ${COVER_WIDTH} ${COVER_HEIGHT}"`;
  const style = 'fill="none" stroke-linejoin="round" stroke-linecap="round"';
  const groups = runsOf(coverShapes(slug, tags)).map(groupElement);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${box}>` +
    `<symbol id="art" ${box} preserveAspectRatio="xMidYMid slice" ${style}>${groups.join('')}</symbol>` +
    `<use href="#art"/></svg>\n`
  );
}

/** Returns the cover of a post with a plot: the plot's marks, stretched to fill the cover. */
export function plotCoverFile({shapes, viewBox}: PlotMarks): string {
  const art = shapes
    .replaceAll('var(--plot-1)', 'var(--cover-lit,#ffb454)')
    .replaceAll(/var\(--plot-\d\)/g, 'var(--cover-other,#6b7a88)')
    .replaceAll('var(--plot-ground)', 'var(--cover-ground,#131a21)');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COVER_WIDTH} ${COVER_HEIGHT}">` +
    `<symbol id="art" viewBox="${viewBox}" preserveAspectRatio="none" fill="none">${art}</symbol>` +
    `<use href="#art"/></svg>\n`
  );
}
