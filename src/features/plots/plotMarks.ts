import type * as ObservablePlot from '@observablehq/plot';
import type {PlotOptions, PlotRow} from './plotData';
import {isCategoricalY} from './plotData';
import type {PlotNames} from './plotSeries';
import {DASHES, DENSITIES} from './plotSeries';

type Plot = typeof ObservablePlot;

/** Radius of dots, in CSS pixels. */
const DOT_RADIUS = 3.5;

/** Pixels between the dots of two series in the same category, so that they do not hide each other. */
export const DOT_STEP = 2 * DOT_RADIUS + 1;

/** Maximum width of a bar or column, in CSS pixels. */
const MAX_BAR = 72;

const colorOf = (place: number) => `var(--plot-${place + 1})`;

/** Marks for the rules: lines across the whole plot, with labels that are legible on other marks. */
export function ruleMarks(
  plot: Plot,
  rows: readonly PlotRow[],
  {x, xScale, rules = []}: PlotOptions,
): ObservablePlot.Markish[] {
  const line = {stroke: 'var(--plot-rule)', strokeDasharray: '2 3'};
  const name = {fill: 'var(--plot-rule)', stroke: 'var(--plot-ground)', strokeWidth: 4};
  const at = (value: unknown) => (xScale === 'log' ? Math.log(Number(value)) : Number(value));
  const ends = rows.map((row) => at(row[x]));
  const middle = (Math.min(...ends) + Math.max(...ends)) / 2;
  return rules.flatMap((rule) => {
    const text = () => rule.label ?? '';
    if ('y' in rule) {
      const place = {y: [rule.y], frameAnchor: 'right', textAnchor: 'end', dy: -8} as const;
      return [plot.ruleY([rule.y], line), plot.text([rule.y], {...name, ...place, text})];
    }
    const isRight = at(rule.x) > middle;
    const place = {x: [rule.x], frameAnchor: 'top', lineAnchor: 'top'} as const;
    const side = {textAnchor: isRight ? 'end' : 'start', dx: isRight ? -5 : 5} as const;
    return [plot.ruleX([rule.x], line), plot.text([rule.x], {...name, ...place, ...side, text})];
  });
}

/** Draws one mark per combination of series and dashes, since a mark has one color and dash pattern. */
function lineMarks(
  plot: Plot,
  rows: readonly PlotRow[],
  {x, y, series, dash, marks}: PlotOptions,
  names: PlotNames,
): ObservablePlot.Markish[] {
  const curve = marks.includes('step') ? 'step-after' : 'linear';
  const lines = (series ? names.series : ['']).flatMap((name, place) =>
    (dash ? names.dashes : ['']).map((kind, at) => ({
      place,
      dashes: DASHES[dash ? at : place],
      rows: rows.filter(
        (row) => (!series || String(row[series]) === name) && (!dash || String(row[dash]) === kind),
      ),
    })),
  );
  return lines.map(({rows: points, place, dashes}) => {
    const stroke = colorOf(place);
    return points.length === 1 && !marks.includes('dot')
      ? plot.dot(points, {x, y, r: DOT_RADIUS, fill: stroke})
      : plot.lineY(points, {x, y, curve, stroke, strokeWidth: 2, strokeDasharray: dashes});
  });
}

/** Draws a mark per series. In a category, each series has its own row of dots. */
function dotMarks(
  plot: Plot,
  rows: readonly PlotRow[],
  options: PlotOptions,
  {series: names}: PlotNames,
  band: number,
): ObservablePlot.Markish[] {
  const {x, y, series} = options;
  const step = isCategoricalY(options) && band > 0 ? DOT_STEP : 0;
  return (series ? names : ['']).map((name, place) =>
    plot.dot(
      rows.filter((row) => !series || String(row[series]) === name),
      {
        x,
        y,
        r: DOT_RADIUS,
        dy: series ? step * (place - (names.length - 1) / 2) : 0,
        // A function, so that all series get symbols of one set.
        fill: () => colorOf(place),
        ...(series ? {symbol: () => name, stroke: 'var(--plot-ground)', strokeWidth: 0.5} : {}),
      },
    ),
  );
}

/**
 * Marks for the data of a plot.
 *
 * @param band pixels between two categories; 0 if neither axis is categorical
 */
export function dataMarks(
  plot: Plot,
  rows: readonly PlotRow[],
  options: PlotOptions,
  names: PlotNames,
  band: number,
): ObservablePlot.Markish[] {
  const {x, y, series, marks} = options;
  const nameOf = (row: PlotRow) => (series ? String(row[series]) : '');
  const fill = (row: PlotRow) => colorOf(series ? names.series.indexOf(nameOf(row)) : 0);
  const bar = {
    fill,
    stroke: fill,
    fillOpacity: (row: PlotRow) => DENSITIES[names.series.indexOf(nameOf(row))] ?? 1,
  };
  const inset = Math.max(0, (band * 0.9 - MAX_BAR) / 2);
  return marks.flatMap((mark): ObservablePlot.Markish[] => {
    switch (mark) {
      case 'line':
      case 'step':
        return lineMarks(plot, rows, options, names);
      case 'dot':
        return dotMarks(plot, rows, options, names, band);
      case 'bar':
        return [
          plot.barX(rows, {x, y, ...bar, insetTop: inset, insetBottom: inset}),
          plot.ruleX([0]),
        ];
      case 'column':
        return [
          plot.barY(rows, {x, y, ...bar, insetLeft: inset, insetRight: inset}),
          plot.ruleY([0]),
        ];
    }
  });
}
