import {toHtml} from 'hast-util-to-html';
import {blockTitle, plotBlocks} from '../../lib/plotBlock';
import {drawMarks, drawPlot} from './drawPlot';
import type {PlotOptions, PlotRow} from './plotData';
import {readPlotData, readPlotOptions} from './plotData';
import {plotLegend} from './plotLegend';
import {svgElement} from './remarkPlot';

/**
 * Draws the first plot of a post. Returns undefined if the post has no plot, or an invalid one: the
 * compilation of the post reports the error.
 *
 * @param source Markdown of the post
 * @param file path of the post; the path of the plot's data is relative to it
 */
function drawFirst<Drawing>(
  source: string,
  file: string,
  draw: (title: string, rows: readonly PlotRow[], options: PlotOptions) => Drawing,
): Drawing | undefined {
  const [block] = plotBlocks(source);
  const title = blockTitle(block?.meta);
  if (!block || !title) {
    return undefined;
  }
  try {
    const options = readPlotOptions(block.value);
    return draw(title, readPlotData(file, options).rows, options);
  } catch {
    return undefined;
  }
}

/** Width in CSS pixels of a plot on the home page, which may enlarge it by a third. */
const HOME_WIDTH = 340;

/** Draws the first plot of a post, if any, with its legend, for the home page. */
export function drawFirstPlot(source: string, file: string) {
  return drawFirst(source, file, (title, rows, options) => {
    const drawing = svgElement(drawPlot(rows, options, HOME_WIDTH), title, options.description);
    return {title, html: toHtml([...plotLegend(rows, options), drawing])};
  });
}

/** Draws the marks of a post's first plot, if any, for the post's cover. `size` is in pixels. */
export function drawCoverPlot(
  source: string,
  file: string,
  size: {readonly width: number; readonly height: number},
) {
  return drawFirst(source, file, (_title, rows, options) => ({
    ...size,
    marks: drawMarks(rows, options, size),
  }));
}
