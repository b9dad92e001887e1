import {readFileSync} from 'node:fs';
import {toHtml} from 'hast-util-to-html';
import {blockTitle, plotBlocks} from '../../lib/plotBlock';
import {parsePostFile} from '../../lib/postFile';
import {drawMarks, drawPlot} from './drawPlot';
import type {PlotData} from './plotData';
import {readPlotData} from './plotData';
import {plotLegend} from './plotLegend';
import {readPlotOptions} from './plotOptions';
import {svgElement} from './remarkPlot';

/**
 * Draws the first plot of a post. Returns undefined if the post has no plot, if the plot is invalid (the
 * compilation of the post reports the error), or if the file is missing, because `npm run dev` still
 * lists a deleted post for a moment.
 */
function drawFirst<Drawing>(
  file: string,
  draw: (title: string, data: PlotData) => Drawing,
): Drawing | undefined {
  try {
    const [block] = plotBlocks(parsePostFile(file, readFileSync(file, 'utf8')).body);
    const title = blockTitle(block?.meta);
    return block && title
      ? draw(title, readPlotData(file, readPlotOptions(block.value)))
      : undefined;
  } catch {
    return undefined;
  }
}

/** Width in CSS pixels of the drawing for the home page, which may enlarge it to 480. */
const HOME_WIDTH = 340;

/** Draws the first plot of a post, if any, with its legend, for the home page. */
export function drawFirstPlot(file: string) {
  return drawFirst(file, (title, data) => {
    const drawing = svgElement(drawPlot(data, HOME_WIDTH), title, data.options.description);
    return {title, html: toHtml([...plotLegend(data), drawing])};
  });
}

/** Draws the marks of a post's first plot, if any, for the post's cover. `size` is in pixels. */
export function drawCoverPlot(
  file: string,
  size: {readonly width: number; readonly height: number},
) {
  return drawFirst(file, (_title, data) => ({...size, marks: drawMarks(data, size)}));
}
