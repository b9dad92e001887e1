import {createRequire} from 'node:module';
import type * as ObservablePlot from '@observablehq/plot';
import type {parseHTML} from 'linkedom';
import type {PlotOptions, PlotRow} from './plotData';
import {isCategoricalX, isCategoricalY} from './plotData';
import {DOT_STEP, dataMarks, ruleMarks} from './plotMarks';
import type {PlotNames} from './plotSeries';
import {plotNames} from './plotSeries';
import {LETTER, longestLine, nameTicks, wrapped} from './plotTicks';

type Plot = typeof ObservablePlot;
type Document = ReturnType<typeof parseHTML>['document'];

/** Uses Node's own `require`, because both packages are ES modules and must not be transpiled. */
function load(): {plot: Plot; document: Document} {
  const require = createRequire(__filename);
  const plot = require('@observablehq/plot') as Plot;
  const linkedom = require('linkedom') as {readonly parseHTML: typeof parseHTML};
  return {plot, document: linkedom.parseHTML('<!doctype html><html><body></body></html>').document};
}

/** Removes styles that the page itself defines, and rounds coordinates to a tenth of a pixel. */
function cleaned(svg: string): string {
  return svg
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/ (?:class|font-family|font-size|aria-hidden|aria-label)="[^"]*"/g, '')
    .replace(/<[^<>]*>/g, (tag) =>
      tag.replace(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10)),
    );
}

const LINE_HEIGHT = 12;
/** Smallest height in pixels of a row on a categorical y-axis. */
const MIN_ROW = 26;
/** Pixels around the frame. The left and right sides grow with the numbers on the axes. */
const MARGINS = {left: 56, right: 28, top: 28, bottom: 44};

type Sides = Pick<typeof MARGINS, 'left' | 'right'>;

/** Layout of the axes for a given width. */
interface Layout {
  readonly height: number;
  readonly margins: typeof MARGINS;
  /** Returns the text of a category, if an axis is categorical. */
  readonly tickFormat?: (name: unknown) => string;
  /** Pixels between two categories; 0 if neither axis is categorical. */
  readonly band: number;
}

function layoutOf(
  rows: readonly PlotRow[],
  options: PlotOptions,
  {series}: PlotNames,
  width: number,
  sides: Sides,
): Layout {
  const height = options.height ?? (width < 480 ? 260 : 300);
  const margins = {...MARGINS, ...sides};
  const namesOf = (column: string) => [...new Set(rows.map((row) => String(row[column])))];
  if (isCategoricalY(options)) {
    const letters = Math.floor((width * 0.4 - 20) / LETTER);
    const texts = namesOf(options.y).map((name) => wrapped(name, letters));
    const lines = Math.max(...texts.map((text) => text.split('\n').length));
    const left = Math.max(sides.left, Math.max(...texts.map(longestLine)) * LETTER + 20);
    const row = Math.max(MIN_ROW, series.length * DOT_STEP + 10, lines * LINE_HEIGHT + 6);
    const needed = texts.length * row + margins.top + margins.bottom;
    const tall = Math.max(options.height ?? 0, needed);
    return {
      height: tall,
      margins: {...margins, left},
      tickFormat: (name) => wrapped(String(name), letters),
      band: (tall - margins.top - margins.bottom) / texts.length,
    };
  }
  if (isCategoricalX(options)) {
    const names = namesOf(options.x);
    const inner = width - sides.left - sides.right;
    const {texts, lines} = nameTicks(names, inner);
    const more = (lines - 1) * LINE_HEIGHT;
    return {
      height: height + more,
      margins: {...margins, bottom: margins.bottom + more},
      tickFormat: (name) => texts.get(String(name)) ?? '',
      band: inner / names.length,
    };
  }
  return {height, margins, band: 0};
}

/** Returns the powers of ten within the values of a column, or undefined if there are fewer than two. */
function powersOfTen(rows: readonly PlotRow[], column: string): number[] | undefined {
  const logs = rows.map((row) => Math.log10(Number(row[column])));
  const first = Math.ceil(Math.min(...logs));
  const count = Math.floor(Math.max(...logs)) - first + 1;
  return count < 2 ? undefined : Array.from({length: count}, (_, at) => 10 ** (first + at));
}

/** Options of an axis that place its values. */
function scaleOf(name: 'x' | 'y', rows: readonly PlotRow[], options: PlotOptions) {
  const isCategorical = name === 'x' ? isCategoricalX(options) : isCategoricalY(options);
  const {[`${name}Scale` as const]: type, [name]: column} = options;
  return isCategorical
    ? {type: 'band', domain: [...new Set(rows.map((row) => row[column]))]}
    : {type, ...(type === 'log' ? {ticks: powersOfTen(rows, column)} : {})};
}

/** The labels on an axis, each with its position along the axis in pixels. */
function tickLabels(drawn: Element, axis: 'x' | 'y') {
  return [...drawn.querySelectorAll(`[aria-label="${axis}-axis tick label"] text`)].map((text) => {
    const [, x, y] = /translate\(([-\d.]+),([-\d.]+)\)/.exec(
      text.getAttribute('transform') ?? '',
    ) ?? ['', '0', '0'];
    const lines = text.children.length > 0 ? [...text.children] : [text];
    const letters = Math.max(...lines.map(({textContent}) => textContent?.length ?? 0));
    return {text, at: Number(axis === 'x' ? x : y), width: letters * LETTER};
  });
}

/** Removes labels that overlap others on the same axis. */
function thinTicks(drawn: Element, axis: 'x' | 'y'): void {
  let last: {readonly at: number; readonly width: number} | undefined;
  for (const label of tickLabels(drawn, axis)) {
    const needed = axis === 'x' ? (label.width + (last?.width ?? 0)) / 2 + 4 : LINE_HEIGHT;
    if (last && Math.abs(label.at - last.at) < needed) {
      label.text.remove();
    } else {
      last = label;
    }
  }
}

/** Returns the margins that the labels of a drawing need. */
function neededSides(drawn: Element, width: number): Sides {
  const right = tickLabels(drawn, 'x').map((label) => label.at + label.width / 2 - width);
  const left = tickLabels(drawn, 'y').map((label) => label.width + 16);
  return {
    left: Math.max(MARGINS.left, ...left),
    right: MARGINS.right + Math.max(0, ...right),
  };
}

function draw(
  rows: readonly PlotRow[],
  options: PlotOptions,
  width: number,
  sides: Sides,
): SVGSVGElement {
  const {plot, document} = load();
  const names = plotNames(rows, options);
  const hasNamesX = isCategoricalX(options);
  const hasNamesY = isCategoricalY(options);
  const {height, margins, tickFormat, band} = layoutOf(rows, options, names, width, sides);
  const axis = (name: 'x' | 'y') => ({
    label: (options[`${name}Label`] ?? options[name]) || null,
    tickFormat: options[`${name}Format`],
    ticks: name === 'y' ? 6 : width < 480 ? 4 : undefined,
    ...scaleOf(name, rows, options),
  });
  const drawn = plot.plot({
    document: document as never,
    width,
    height,
    marginLeft: margins.left,
    marginRight: margins.right,
    marginTop: margins.top,
    marginBottom: margins.bottom,
    x: {
      ...axis('x'),
      ...(hasNamesX ? {ticks: undefined, tickFormat} : {}),
      grid: hasNamesY,
      inset: hasNamesY && !options.marks.includes('bar') ? 6 : undefined,
    },
    y: {
      ...axis('y'),
      ...(hasNamesY ? {ticks: undefined, label: null, tickFormat} : {}),
      grid: true,
      zero: options.zero,
    },
    symbol: names.series.length > 0 ? {domain: names.series} : undefined,
    marks: [...dataMarks(plot, rows, options, names, band), ...ruleMarks(plot, rows, options)],
  } as ObservablePlot.PlotOptions);
  if (!hasNamesX) {
    thinTicks(drawn, 'x');
  }
  thinTicks(drawn, 'y');
  return drawn as SVGSVGElement;
}

/**
 * Draws a plot as SVG in the colors of the page, with margins wide enough for its texts.
 *
 * @param width in CSS pixels
 */
export function drawPlot(rows: readonly PlotRow[], options: PlotOptions, width: number): string {
  const first = draw(rows, options, width, MARGINS);
  return cleaned(draw(rows, options, width, neededSides(first, width)).outerHTML);
}

/** Draws the marks of a plot, without axes and text, as SVG elements that fill this size in pixels. */
export function drawMarks(
  rows: readonly PlotRow[],
  options: PlotOptions,
  size: {readonly width: number; readonly height: number},
): string {
  const {plot, document} = load();
  const names = plotNames(rows, options);
  const drawn = plot.plot({
    document: document as never,
    ...size,
    margin: 8,
    axis: null,
    x: scaleOf('x', rows, options),
    y: {...scaleOf('y', rows, options), zero: options.zero},
    symbol: names.series.length > 0 ? {domain: names.series} : undefined,
    marks: dataMarks(plot, rows, options, names, 0),
  } as ObservablePlot.PlotOptions);
  return cleaned(drawn.innerHTML);
}
