import {toHtml} from 'hast-util-to-html';
import {blockTitle, firstPlotBlock} from '../../lib/plotBlock';
import {drawPlot} from './drawPlot';
import {readPlotData, readPlotOptions} from './plotData';
import {plotLegend} from './plotLegend';
import {plotNames} from './plotSeries';
import {svgElement} from './remarkPlot';

/** Width in CSS pixels of a plot on other pages, which may show it up to a third larger. */
const EXCERPT_WIDTH = 340;

/**
 * Draws the first plot of a post with its legend, for other pages.
 *
 * @param file path of the post, which the plot's data file is relative to
 */
export function drawFirstPlot(
  source: string,
  file: string,
): {readonly title: string; readonly html: string} | undefined {
  const block = firstPlotBlock(source);
  const title = blockTitle(block?.meta);
  if (!block || !title) {
    return undefined;
  }
  const options = readPlotOptions(block.value);
  const {rows} = readPlotData(file, options);
  const drawing = drawPlot(rows, options, EXCERPT_WIDTH);
  const html = toHtml([
    ...plotLegend(plotNames(rows, options), options),
    svgElement(drawing, 'featured-plot', title, options.description),
  ]);
  return {title, html};
}
