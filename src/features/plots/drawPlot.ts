import {createRequire} from 'node:module';
import type * as ObservablePlot from '@observablehq/plot';
import type {parseHTML} from 'linkedom';
import type {PlotOptions, PlotRow} from './plotData';
import {hasLine, isCategoricalX, isCategoricalY} from './plotData';
import {contentsOf, LETTER} from './plotGeometry';
import {dataMarks, DOT_RADIUS, ruleMarks} from './plotMarks';
import {plotNames} from './plotSeries';
import {longestLine, nameTicks, wrapped} from './plotTicks';
import {dodgeDots, nameRules, thinTicks} from './tidyPlot';

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

/** Height in pixels of a row on a categorical y-axis, with space for several dots side by side. */
const ROW = {oneSeries: 26, series: 34};

const LINE_HEIGHT = 12;

/** Largest number of rows with the same coordinates. */
function mostAlike(rows: readonly PlotRow[], {x, y}: PlotOptions): number {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const place = `${String(row[x])} ${String(row[y])}`;
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return Math.max(...counts.values());
}

interface Margins {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Layout of the axes for a given width. */
interface Layout {
  readonly height: number;
  readonly margins: Margins;
  readonly xTick: ((name: unknown) => string) | undefined;
  readonly yTick: ((name: unknown) => string) | undefined;
  /** Pixels between two categories; 0 if neither axis is categorical. */
  readonly band: number;
}

function layoutOf(
  rows: readonly PlotRow[],
  options: PlotOptions,
  width: number,
  sides: Pick<Margins, 'left' | 'right'>,
): Layout {
  const isNarrow = width < 480;
  const namesOf = (column: string) => [...new Set(rows.map((row) => String(row[column])))];
  // Leaves space for the label of the y-axis and the labels of rules.
  const top = isCategoricalY(options) && !options.rules?.some(({label}) => label) ? 12 : 28;
  const height = options.height ?? (isNarrow ? 260 : 300);
  if (isCategoricalY(options)) {
    const letters = Math.floor((width * 0.4 - 20) / LETTER);
    const texts = namesOf(options.y).map((name) => wrapped(name, letters));
    const lines = Math.max(...texts.map((text) => text.split('\n').length));
    const left = Math.max(...texts.map(longestLine)) * LETTER + 20;
    const margins = {...sides, left: Math.max(left, sides.left), top, bottom: 44};
    const row = Math.max(
      mostAlike(rows, options) * (2 * DOT_RADIUS + 1) + 6,
      options.series ? ROW.series : ROW.oneSeries,
      lines * LINE_HEIGHT + 6,
    );
    const needed = texts.length * row + margins.top + margins.bottom;
    const tall = Math.max(options.height ?? 0, needed);
    return {
      height: tall,
      margins,
      xTick: undefined,
      yTick: (name) => wrapped(String(name), letters),
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
      margins: {...sides, top, bottom: 44 + more},
      xTick: (name) => texts.get(String(name)) ?? '',
      yTick: undefined,
      band: inner / names.length,
    };
  }
  return {
    height,
    margins: {...sides, top, bottom: 44},
    xTick: undefined,
    yTick: undefined,
    band: 0,
  };
}

/** Pixels beside the frame, unless the numbers on the axes need more. */
const SIDES = {left: 56, right: 28};

/** Options of an axis, apart from those for its ticks. */
function scaleOf(name: 'x' | 'y', rows: readonly PlotRow[], options: PlotOptions) {
  const isCategorical = name === 'x' ? isCategoricalX(options) : isCategoricalY(options);
  return isCategorical
    ? {type: 'band', domain: [...new Set(rows.map((row) => row[options[name]]))]}
    : {type: options[`${name}Scale`]};
}

function draw(
  rows: readonly PlotRow[],
  options: PlotOptions,
  width: number,
  sides: Pick<Margins, 'left' | 'right'>,
): Element {
  const {plot, document} = load();
  const {marks} = options;
  const names = plotNames(rows, options);
  const hasNamesX = isCategoricalX(options);
  const hasNamesY = isCategoricalY(options);
  const {height, margins, xTick, yTick, band} = layoutOf(rows, options, width, sides);
  const axis = (name: 'x' | 'y') => ({
    label: (options[`${name}Label`] ?? options[name]) || null,
    ...scaleOf(name, rows, options),
    tickFormat: options[`${name}Format`],
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
      ...(hasNamesX ? {tickFormat: xTick} : {}),
      grid: hasNamesY,
      inset: hasNamesY && !marks.includes('bar') ? 6 : undefined,
      ticks: width < 480 && !hasNamesX ? 4 : undefined,
    },
    y: {
      ...axis('y'),
      ...(hasNamesY ? {label: null, tickFormat: yTick} : {ticks: 6}),
      grid: true,
      zero: options.zero,
    },
    symbol: names.series.length > 0 ? {domain: names.series} : undefined,
    marks: [...ruleMarks(plot, options), ...dataMarks(plot, rows, options, names, band)],
  } as ObservablePlot.PlotOptions);
  const {left, right, top, bottom} = margins;
  const frame = {left, top, right: width - right, bottom: height - bottom};
  thinTicks(drawn, [options.xScale, options.yScale].includes('log'));
  dodgeDots(drawn, {band: hasNamesY ? band : undefined, frame, hasLine: hasLine(marks)});
  const toPixels = (name: 'x' | 'y', value: string | number) => {
    const scale = drawn.scale(name);
    const isTime = name === 'x' && options.xScale === 'time';
    return Number(scale?.apply(isTime ? new Date(value) : value)) + (scale?.bandwidth ?? 0) / 2;
  };
  nameRules(drawn, options.rules, toPixels, frame);
  return drawn;
}

/**
 * Draws a plot as SVG in the colors of the page, with margins wide enough for its texts.
 *
 * @param width in CSS pixels
 */
export function drawPlot(rows: readonly PlotRow[], options: PlotOptions, width: number): string {
  const first = draw(rows, options, width, SIDES);
  const boxes = contentsOf(first).texts.map(({box}) => box);
  const left = Math.max(0, -Math.min(...boxes.map((box) => box.left)));
  const right = Math.max(0, Math.max(...boxes.map((box) => box.right)) - width);
  const sides = {left: SIDES.left + Math.ceil(left), right: SIDES.right + Math.ceil(right)};
  return cleaned((left + right > 0 ? draw(rows, options, width, sides) : first).outerHTML);
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
