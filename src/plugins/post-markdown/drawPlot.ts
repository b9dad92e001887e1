import {createRequire} from 'node:module';
import type * as ObservablePlot from '@observablehq/plot';
import type {parseHTML} from 'linkedom';
import type {PlotOptions, PlotRow} from './plotData';
import {namesStandInY} from './plotData';

type Plot = typeof ObservablePlot;
type Document = ReturnType<typeof parseHTML>['document'];

/** As many series as `src/css/plot.css` has colors for. */
const MAX_SERIES = 6;

/** Of the letters on the axes, in CSS pixels: what room names need is guessed from it. */
const LETTER = 6.8;

/** Both packages are ES modules, which only a `require` of Node's own reads as they are. */
function load(): {plot: Plot; document: Document} {
  const require = createRequire(__filename);
  const plot = require('@observablehq/plot') as Plot;
  const linkedom = require('linkedom') as {readonly parseHTML: typeof parseHTML};
  return {plot, document: linkedom.parseHTML('<!doctype html><html><body></body></html>').document};
}

/** What lines across a plot look like, and what names them. */
function ruleMarks(plot: Plot, {rules = []}: PlotOptions): ObservablePlot.Markish[] {
  const style = {stroke: 'var(--plot-rule)', strokeDasharray: '2 3'};
  return rules.flatMap((rule) => {
    const words = {text: () => rule.label ?? '', fill: 'var(--plot-rule)'};
    const above = {...words, frameAnchor: 'top', textAnchor: 'start', dx: 4, dy: -10} as const;
    const atEnd = {...words, frameAnchor: 'right', textAnchor: 'end', dy: -7} as const;
    return 'y' in rule
      ? [plot.ruleY([rule.y], style), plot.textY([rule.y], atEnd)]
      : [plot.ruleX([rule.x], style), plot.textX([rule.x], above)];
  });
}

/** Of the lines of a plot, in their order: a reader need not tell colors apart. */
export const DASHES = ['none', '6 3', '2 3', '8 3 2 3', '1 4', '10 4'];

function dataMarks(
  plot: Plot,
  rows: readonly PlotRow[],
  {x, y, series, marks}: PlotOptions,
  names: readonly string[],
): ObservablePlot.Markish[] {
  const nameOf = (row: PlotRow) => (series ? String(row[series]) : '');
  const color = (row: PlotRow) => `var(--plot-${series ? names.indexOf(nameOf(row)) + 1 : 1})`;
  return marks.flatMap((mark): ObservablePlot.Markish[] => {
    switch (mark) {
      case 'line':
      case 'step': {
        const curve = mark === 'step' ? 'step-after' : 'linear';
        // A line for each series, since dashes are the same along a mark.
        return (series ? names : ['']).map((name, place) =>
          plot.lineY(
            rows.filter((row) => nameOf(row) === name),
            {
              x,
              y,
              curve,
              stroke: `var(--plot-${place + 1})`,
              strokeWidth: 2,
              strokeDasharray: DASHES[place],
            },
          ),
        );
      }
      case 'area':
        return [plot.areaY(rows, {x, y, z: series, fill: color, fillOpacity: 0.35})];
      case 'dot':
        return [
          plot.dot(rows, {
            x,
            y,
            r: 3.5,
            fill: color,
            ...(series ? {symbol: nameOf, stroke: 'var(--plot-ground)', strokeWidth: 0.5} : {}),
          }),
        ];
      case 'bar':
        return [plot.barX(rows, {x, y, fill: color}), plot.ruleX([0])];
      case 'column':
        return [plot.barY(rows, {x, y, fill: color}), plot.ruleY([0])];
    }
  });
}

/** Pixels that the longest label of the axis of y takes. */
function yMargin(rows: readonly PlotRow[], {y, marks}: PlotOptions, width: number): number {
  if (!marks.includes('bar') && rows.every((row) => typeof row[y] === 'number')) {
    return 56;
  }
  const longest = Math.max(...rows.map((row) => String(row[y]).length));
  return Math.min(Math.ceil(longest * LETTER) + 20, width * 0.45);
}

/** Without what the page has itself, and placed to a tenth of a pixel. */
function cleaned(svg: string): string {
  return svg
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/ (?:class|font-family|font-size|aria-hidden|aria-label)="[^"]*"/g, '')
    .replace(/<[^<>]*>/g, (tag) =>
      tag.replace(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10)),
    );
}

/** The names of the series in the order of the file, at most as many as there are colors. */
export function seriesNames(rows: readonly PlotRow[], {series}: PlotOptions): string[] {
  const names = series ? [...new Set(rows.map((row) => String(row[series])))] : [];
  if (names.length > MAX_SERIES) {
    throw new Error(`it has ${names.length} series, and colors for ${MAX_SERIES}`);
  }
  return names;
}

/**
 * Draws a plot as SVG in the page's own colors.
 *
 * @param width of the drawing in CSS pixels
 */
export function drawPlot(rows: readonly PlotRow[], options: PlotOptions, width: number): string {
  const {plot, document} = load();
  const names = seriesNames(rows, options);
  const isNarrow = width < 480;
  const {marks, x, y} = options;
  const hasNames = namesStandInY(options);
  const inOrder = (name: string) => ({domain: [...new Set(rows.map((row) => row[name]))]});
  const axis = (name: 'x' | 'y') => ({
    label: options[`${name}Label`] ?? options[name],
    type: options[`${name}Scale`],
    tickFormat: options[`${name}Format`],
  });
  const drawn = plot.plot({
    document: document as never,
    width,
    height:
      options.height ?? (hasNames ? inOrder(y).domain.length * 26 + 80 : isNarrow ? 260 : 340),
    marginLeft: yMargin(rows, options, width),
    marginRight: 28,
    marginBottom: 44,
    marginTop: 28,
    x: {
      ...axis('x'),
      ...(options.xScale === 'band' || marks.includes('column') ? inOrder(x) : {}),
      grid: hasNames,
      ticks: isNarrow && typeof rows[0]?.[x] !== 'string' ? 4 : undefined,
    },
    y: {
      ...axis('y'),
      ...(hasNames ? {label: null, type: 'band', ...inOrder(y)} : {ticks: 6}),
      grid: true,
      zero: options.zero,
    },
    symbol: names.length > 0 ? {domain: names} : undefined,
    marks: [...ruleMarks(plot, options), ...dataMarks(plot, rows, options, names)],
  } as ObservablePlot.PlotOptions);
  return cleaned(drawn.outerHTML);
}
