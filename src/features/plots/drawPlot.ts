import {createRequire} from 'node:module';
import type * as ObservablePlot from '@observablehq/plot';
import type {parseHTML} from 'linkedom';
import {countEach} from '../../lib/groupBy';
import type {PlotData} from './plotData';
import type {Box} from './plotGeometry';
import {contentsOf, LETTER_WIDTH} from './plotGeometry';
import type {PlotRule} from './plotMarks';
import {dataMarks, DOT_RADIUS, readRules, ruleMarks} from './plotMarks';
import {hasLine} from './plotOptions';
import {longestLine, nameTicks, wrapWords} from './plotTicks';
import {dodgeDots, labelRules, thinTicks} from './tidyPlot';

type Plot = typeof ObservablePlot;
type Document = ReturnType<typeof parseHTML>['document'];

/** Loads two ES modules with Node's own `require`, because they must not be transpiled. */
function loadLibraries(): {plot: Plot; document: Document} {
  const require = createRequire(__filename);
  const plot = require('@observablehq/plot') as Plot;
  const linkedom = require('linkedom') as {readonly parseHTML: typeof parseHTML};
  return {plot, document: linkedom.parseHTML('<!doctype html><html><body></body></html>').document};
}

/** Removes styles that the page itself defines, and rounds coordinates to a tenth of a pixel. */
function cleanSvg(svg: string): string {
  return svg
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/ (?:class|font-family|font-size|aria-hidden|aria-label)="[^"]*"/g, '')
    .replace(/<[^<>]*>/g, (tag) =>
      tag.replace(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10)),
    );
}

/** Below this width in pixels, a drawing has fewer ticks and, by default, less height. */
const NARROW = 480;

const LINE_HEIGHT = 12;

/** Space in pixels beside the longest category on the y-axis. */
const AXIS_GAP = 20;

/** Minimum space in pixels between the dots or names of neighboring categories. */
const BAND_GAP = 6;

/** Returns the largest number of rows with the same x and y. */
function maxRowsAtOnePoint({rows, options}: PlotData): number {
  const positions = rows.map((row) => `${String(row[options.x])} ${String(row[options.y])}`);
  return Math.max(...countEach(positions).values());
}

/** Minimum margins left and right of the frame. */
type Sides = Pick<Box, 'left' | 'right'>;

/**
 * Lays out a plot. Returns its height, its margins, `nameTick` (returns the tick label of a category),
 * and `band`: the size of a category along its axis, or 0 without a categorical axis.
 */
function layoutOf(data: PlotData, width: number, sides: Sides) {
  const {rows, options, kinds} = data;
  const namesOf = (column: string) => [...new Set(rows.map((row) => String(row[column])))];
  // Leaves space for the label of the y-axis and the labels of rules.
  const top = kinds.y === 'name' && !options.rules?.some(({label}) => label) ? 12 : 28;
  const margins = {...sides, top, bottom: 44};
  if (kinds.y === 'name') {
    // Names take at most 40% of the width.
    const maxLetters = Math.floor((width * 0.4 - AXIS_GAP) / LETTER_WIDTH);
    const texts = namesOf(options.y).map((name) => wrapWords(name, maxLetters));
    const lines = Math.max(...texts.map((text) => text.split('\n').length));
    const left = Math.max(...texts.map(longestLine)) * LETTER_WIDTH + AXIS_GAP;
    // Several series need more space for dots, even if no dots have the same values.
    const minBand = Math.max(
      maxRowsAtOnePoint(data) * (2 * DOT_RADIUS + 1) + BAND_GAP,
      options.series ? 34 : 26,
      lines * LINE_HEIGHT + BAND_GAP,
    );
    const marginY = top + margins.bottom;
    const height = Math.max(options.height ?? 0, texts.length * minBand + marginY);
    return {
      height,
      margins: {...margins, left: Math.max(left, sides.left)},
      nameTick: (name: unknown) => wrapWords(String(name), maxLetters),
      band: (height - marginY) / texts.length,
    };
  }
  const height = options.height ?? (width < NARROW ? 260 : 300);
  if (kinds.x === 'name') {
    const names = namesOf(options.x);
    const frameWidth = width - sides.left - sides.right;
    const {texts, lines} = nameTicks(names, frameWidth);
    const extraHeight = (lines - 1) * LINE_HEIGHT;
    return {
      height: height + extraHeight,
      margins: {...margins, bottom: margins.bottom + extraHeight},
      nameTick: (name: unknown) => texts.get(String(name)) ?? '',
      band: frameWidth / names.length,
    };
  }
  return {height, margins, nameTick: undefined, band: 0};
}

/** Margins in pixels beside the frame, unless its texts need more. */
const SIDES: Sides = {left: 56, right: 28};

/**
 * Returns the type of an axis, and its categories in the order of the rows. Dates are in UTC, because
 * a plot should not depend on the time zone of the machine.
 */
function scaleOf(name: 'x' | 'y', {rows, options, kinds}: PlotData) {
  const scale = options[`${name}Scale`];
  return kinds[name] === 'name'
    ? {type: 'band', domain: [...new Set(rows.map((row) => row[options[name]]))]}
    : {type: scale === 'time' ? 'utc' : scale};
}

const isYear = (cell: unknown) =>
  Number.isInteger(cell) && Number(cell) > 1499 && Number(cell) < 2200;

/**
 * Returns the format of the numbers or dates on an axis; undefined for Plot's default. Years and single
 * numbers need a format, because Plot would show them as `2,022.0` and `1.000000`.
 *
 * @throws Error if the author's format does not suit the axis
 */
function formatOf(name: 'x' | 'y', {rows, options}: PlotData) {
  const format = options[`${name}Format`];
  const isTime = options[`${name}Scale`] === 'time';
  // Only formats of dates have a % before a letter, as in `%b %Y`.
  const isDateFormat = /%[-_0]?[a-z]/i.test(format ?? '');
  if (format !== undefined && isTime !== isDateFormat) {
    const [values, example] = isTime ? ['dates', '%b %Y'] : ['numbers', '.1f'];
    throw new Error(
      `${name}Format: "${format}" is not a format for ${values}; use one such as "${example}"`,
    );
  }
  if (format !== undefined) {
    return format;
  }
  const cells = [...new Set(rows.map((row) => row[options[name]]))];
  if (cells.every(isYear)) {
    return 'd';
  }
  return cells.length === 1 && typeof cells[0] === 'number' ? ',' : undefined;
}

/** Draws a plot as an SVG element. Its margins are at least `sides`. */
function draw(data: PlotData, width: number, sides: Sides): Element {
  const {plot, document} = loadLibraries();
  const {options, kinds, series} = data;
  const rules = readRules(data);
  const hasCategoriesX = kinds.x === 'name';
  const hasCategoriesY = kinds.y === 'name';
  const {height, margins, nameTick, band} = layoutOf(data, width, sides);
  const axis = (name: 'x' | 'y') => ({
    label: (options[`${name}Label`] ?? options[name]) || null,
    ...scaleOf(name, data),
    tickFormat: kinds[name] === 'name' ? nameTick : formatOf(name, data),
  });
  const svg = plot.plot({
    document: document as never,
    width,
    height,
    marginLeft: margins.left,
    marginRight: margins.right,
    marginTop: margins.top,
    marginBottom: margins.bottom,
    x: {
      ...axis('x'),
      grid: hasCategoriesY,
      inset: hasCategoriesY && !options.marks.includes('bar') ? 6 : undefined,
      ticks: width < NARROW && !hasCategoriesX ? 4 : undefined,
    },
    y: {
      ...axis('y'),
      ...(hasCategoriesY ? {label: null} : {ticks: 6}),
      grid: true,
      zero: options.zero,
    },
    symbol: series.length > 0 ? {domain: series} : undefined,
    marks: [...ruleMarks(plot, rules), ...dataMarks(plot, data, band)],
  } as ObservablePlot.PlotOptions);
  const {left, right, top, bottom} = margins;
  const frame = {left, top, right: width - right, bottom: height - bottom};
  const toPixels = ({axis: name, value}: Pick<PlotRule, 'axis' | 'value'>) => {
    const scale = svg.scale(name);
    return Number(scale?.apply(value)) + (scale?.bandwidth ?? 0) / 2;
  };
  thinTicks(svg, [options.xScale, options.yScale].includes('log'), toPixels);
  dodgeDots(svg, frame, hasLine(options.marks), hasCategoriesY ? band : 0);
  labelRules(svg, rules, toPixels, frame);
  return svg;
}

/**
 * Draws a plot as SVG in the colors of the page, with margins wide enough for its texts.
 *
 * @param width in CSS pixels
 */
export function drawPlot(data: PlotData, width: number): string {
  const drawing = draw(data, width, SIDES);
  const boxes = contentsOf(drawing).texts.map(({box}) => box);
  const cutLeft = Math.max(0, ...boxes.map(({left}) => -left));
  const cutRight = Math.max(0, ...boxes.map(({right}) => right - width));
  if (cutLeft + cutRight === 0) {
    return cleanSvg(drawing.outerHTML);
  }
  const sides = {left: SIDES.left + Math.ceil(cutLeft), right: SIDES.right + Math.ceil(cutRight)};
  return cleanSvg(draw(data, width, sides).outerHTML);
}

/** Returns the marks of a plot, without axes and text, as SVG elements. `size` is in pixels. */
export function drawMarks(
  data: PlotData,
  size: {readonly width: number; readonly height: number},
): string {
  const {plot, document} = loadLibraries();
  const {options, series} = data;
  const svg = plot.plot({
    document: document as never,
    ...size,
    margin: 8,
    axis: null,
    x: scaleOf('x', data),
    y: {...scaleOf('y', data), zero: options.zero},
    symbol: series.length > 0 ? {domain: series} : undefined,
    marks: dataMarks(plot, data, 0),
  } as ObservablePlot.PlotOptions);
  return cleanSvg(svg.innerHTML);
}
