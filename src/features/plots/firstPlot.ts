import type {Element, ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {s} from 'hastscript';
import {cutAtWord} from '../../lib/text';
import {blockTitle, firstPlotBlock} from '../../lib/plotBlock';
import type {PlotMarks} from './drawPlot';
import {drawMarks, drawPlot} from './drawPlot';
import type {PlotOptions, PlotRow} from './plotData';
import {readPlotData, readPlotOptions} from './plotData';
import {LETTER} from './plotGeometry';
import {plotLegend} from './plotLegend';
import {plotNames} from './plotSeries';
import {svgElement} from './remarkPlot';

interface FirstPlot {
  readonly title: string;
  readonly options: PlotOptions;
  readonly rows: readonly PlotRow[];
}

function readFirstPlot(source: string, file: string): FirstPlot | undefined {
  const block = firstPlotBlock(source);
  const title = blockTitle(block?.meta);
  if (!block || !title) {
    return undefined;
  }
  const options = readPlotOptions(block.value);
  return {title, options, rows: readPlotData(file, options).rows};
}

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
  const plot = readFirstPlot(source, file);
  if (!plot) {
    return undefined;
  }
  const {title, options, rows} = plot;
  const drawing = drawPlot(rows, options, {width: EXCERPT_WIDTH});
  const html = toHtml([
    ...plotLegend(plotNames(rows, options), options),
    svgElement(drawing, 'featured-plot', title, options.description),
  ]);
  return {title, html};
}

/**
 * Draws the marks of a post's first plot, for its cover.
 *
 * @param file path of the post, which the plot's data file is relative to
 */
export function drawCoverPlot(source: string, file: string): PlotMarks | undefined {
  const plot = readFirstPlot(source, file);
  return plot && drawMarks(plot.rows, plot.options);
}

/** Size in pixels of a drawing for a card, which shows it at about twice this size. */
const CARD = {width: 290, height: 220, maxHeight: 280};
const LEGEND_ROW = 17;
/** Pixels between a sample in the legend and its name, and between two items. */
const GAPS = {name: 6, item: 16};
/** Maximum length of an axis label; a longer one would leave no space for the plot. */
const MAX_LABEL = 30;

/** Lays out the legend as rows of SVG elements. */
function legendRows(items: readonly Element[]): {elements: Element[]; height: number} {
  let [x, row] = [0, 0];
  const elements = items.map((item) => {
    const [sample, name] = item.children as [Element, {readonly value: string}];
    const width = Number(sample.properties['width']);
    const text = cutAtWord(name.value, Math.floor((CARD.width - width) / LETTER) - 1);
    const end = width + GAPS.name + text.length * LETTER;
    if (x > 0 && x + end > CARD.width) {
      [x, row] = [0, row + 1];
    }
    const place = `translate(${x},${row * LEGEND_ROW})`;
    x += end + GAPS.item;
    return s('g', {transform: place}, [
      sample,
      s(
        'text',
        {transform: `translate(${width + GAPS.name},6)`, y: '0.32em', textAnchor: 'start'},
        [{type: 'text', value: text} as ElementContent & {type: 'text'}],
      ),
    ]);
  });
  return {elements, height: elements.length > 0 ? (row + 1) * LEGEND_ROW + 6 : 0};
}

function shortLabel(label: string): string {
  return label.length > MAX_LABEL ? '' : label;
}

/**
 * Draws the first plot of a post for its social card, as an SVG that includes the legend. Returns
 * undefined if the post has no plot, or if the plot has too many names to be legible on a card.
 *
 * @param file path of the post, which the plot's data file is relative to
 */
export function drawCardPlot(source: string, file: string): string | undefined {
  const plot = readFirstPlot(source, file);
  if (!plot) {
    return undefined;
  }
  const {title, rows} = plot;
  const [legend] = plotLegend(plotNames(rows, plot.options), plot.options);
  const {elements, height: above} = legendRows((legend?.children ?? []) as Element[]);
  const options = {
    ...plot.options,
    xLabel: shortLabel(plot.options.xLabel ?? plot.options.x),
    yLabel: shortLabel(plot.options.yLabel ?? plot.options.y),
    height: CARD.height - above,
  };
  const drawing = drawPlot(rows, options, {width: CARD.width, isDense: true});
  const {properties, children} = svgElement(drawing, 'card-plot', title, options.description);
  const height = Number(properties['height']) + above;
  if (height > CARD.maxHeight) {
    return undefined;
  }
  const drawn = children.filter(
    (child) => child.type === 'element' && !['title', 'desc'].includes(child.tagName),
  );
  return toHtml(
    s(
      'svg',
      {width: CARD.width, height},
      ...elements,
      s('g', {transform: `translate(0,${above})`, fill: 'currentColor'}, drawn),
    ),
    {space: 'svg'},
  );
}
