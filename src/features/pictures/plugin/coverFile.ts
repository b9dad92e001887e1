import type {CoverShape} from '../../../lib/coverArt';
import {coverArt, shapePath} from '../../../lib/coverArt';
import {groupBy} from '../../../lib/groupBy';

/**
 * Size of a post's cover in SVG units, and the scale of its shapes (`unit`). A cover is a band with a
 * ratio of six to one.
 */
export const COVER = {width: 1200, height: 200, unit: 1.7};

/** Drawing of a post's plot, shown on its cover instead of a motif. */
export interface CoverPlot {
  /** SVG elements. */
  readonly marks: string;
  readonly width: number;
  readonly height: number;
}

function attributesOf(shape: CoverShape): string {
  const color = shape.lit ? 'var(--cover-lit,#ffb454)' : 'var(--cover-quiet,#27323d)';
  const width = shape.kind === 'dot' ? Math.round(2 * shape.radius) : 3;
  return `stroke="${color}" stroke-width="${width}"${shape.kind === 'bar' ? ` fill="${color}"` : ''}`;
}

/** Replaces the colors of plots in posts with those of covers. */
function withCoverColors(marks: string): string {
  return marks
    .replaceAll('var(--plot-1)', 'var(--cover-lit,#ffb454)')
    .replaceAll(/var\(--plot-\d\)/g, 'var(--cover-other,#6b7a88)')
    .replaceAll(/var\(--plot-ground\)|currentColor/g, 'var(--cover-quiet,#27323d)');
}

/**
 * Returns the content of the SVG file with a post's cover. Pages embed it with `<use>`, so the
 * shapes have the colors of the page; a cover opened on its own is dark. The first tag, or else the
 * slug, determines the motif.
 *
 * @param plot the post's first plot, which takes the place of the motif
 */
export function coverFile(slug: string, tags: readonly string[], plot?: CoverPlot): string {
  const box = `viewBox="0 0 ${COVER.width} ${COVER.height}"`;
  const style = 'fill="none" stroke-linejoin="round" stroke-linecap="round"';
  const shapes = coverArt([slug, ...tags].join(' '), COVER, tags[0] ?? slug);
  const paths = [...groupBy(shapes, attributesOf)].map(
    ([attributes, group]) =>
      `<path ${attributes} d="${group.map((shape) => shapePath(shape)).join('')}"/>`,
  );
  const symbol = plot
    ? `<symbol id="art" viewBox="0 0 ${plot.width} ${plot.height}" preserveAspectRatio="none" fill="none">${withCoverColors(plot.marks)}</symbol>`
    : `<symbol id="art" ${box} preserveAspectRatio="xMidYMid slice" ${style}>${paths.join('')}</symbol>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${symbol}<use href="#art"/></svg>\n`;
}
