import {toHtml} from 'hast-util-to-html';
import {blockTitle, plotBlocks} from '../../lib/plotBlock';
import {drawMarks, drawPlot} from './drawPlot';
import {readPlotData, readPlotOptions} from './plotData';
import {plotLegend} from './plotLegend';
import {svgElement} from './remarkPlot';

/**
 * Reads the first plot of a post. Returns undefined if the post has no plot.
 *
 * @param source Markdown of the post
 * @param file path of the post; the path of the plot's data is relative to it
 */
function readFirstPlot(source: string, file: string) {
  const [block] = plotBlocks(source);
  const title = blockTitle(block?.meta);
  if (!block || !title) {
    return undefined;
  }
  const options = readPlotOptions(block.value);
  return {title, options, rows: readPlotData(file, options).rows};
}

/** Width in CSS pixels of a plot on the home page, which may enlarge it by a third. */
const HOME_WIDTH = 340;

/** Draws the first plot of a post, if any, with its legend, for the home page. */
export function drawFirstPlot(source: string, file: string) {
  const plot = readFirstPlot(source, file);
  if (!plot) {
    return undefined;
  }
  const {title, options, rows} = plot;
  const drawing = drawPlot(rows, options, HOME_WIDTH);
  const html = toHtml([
    ...plotLegend(rows, options),
    svgElement(drawing, 'featured-plot', title, options.description),
  ]);
  return {title, html};
}

/** Draws the marks of a post's first plot, if any, for the post's cover. `size` is in pixels. */
export function drawCoverPlot(
  source: string,
  file: string,
  size: {readonly width: number; readonly height: number},
) {
  const plot = readFirstPlot(source, file);
  return plot && {...size, marks: drawMarks(plot.rows, plot.options, size)};
}
