import type {CoverShape} from './coverShapes';
import {CORNER, COVER_HEIGHT, COVER_WIDTH, coverShapes} from './coverShapes';
import {groupBy} from './groupBy';

/** Numbers in whole units, each about half a pixel of a page. */
function whole(...numbers: readonly number[]): string {
  return numbers.map(Math.round).join(' ');
}

function pathData(shape: CoverShape): string {
  switch (shape.kind) {
    case 'rects':
      return shape.rects
        .map(([x, y, width, height]) => {
          // The corners are the round ones of a line around it.
          const [insetX, insetY] = [Math.min(CORNER, width / 2), Math.min(CORNER, height / 2)];
          const [across, down] = [width - 2 * insetX, height - 2 * insetY];
          return `M${whole(x + insetX, y + insetY)}h${whole(across)}v${whole(down)}h${whole(-across)}z`;
        })
        .join('');
    case 'dot':
      // A line of no length, which round ends make a disk of.
      return `M${whole(shape.x, shape.y)}h0`;
    case 'line':
      return `M${shape.points.map((point) => whole(...point)).join('L')}`;
  }
}

/** Shapes that follow each other in one color. */
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
 * A post's cover as a file of its own. The page's colors reach the shapes through `<use>`; opened by
 * itself, a cover is dark.
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

/** Shapes in the colors of a plot, and the `viewBox` that they fill. */
export interface PlotMarks {
  readonly shapes: string;
  readonly viewBox: string;
}

/** The cover of a post with a plot: its marks, stretched to the place where they are shown. */
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
