import type * as ObservablePlot from '@observablehq/plot';
import type {Cell} from './plotCells';
import {CELL_NAMES, parseCell} from './plotCells';
import type {PlotData, PlotRow} from './plotData';
import {hasLine} from './plotOptions';

type Plot = typeof ObservablePlot;

/** Radius of dots, in CSS pixels. */
export const DOT_RADIUS = 3.5;

/** Dash patterns of lines, in the order of the series, so that color is not the only distinction. */
export const DASHES = ['none', '6 3', '2 3', '8 3 2 3', '1 4', '10 4'];

/** Fill opacities of bars, in the order of the series. */
export const OPACITIES = [1, 0.4, 0.7, 0.15, 0.55, 0.85];

/** Fill opacity of areas, which may overlap. */
export const AREA_OPACITY = 0.35;

/** Maximum thickness of bars, in pixels. */
const MAX_BAR_SIZE = 72;

const colorOf = (seriesIndex: number) => `var(--plot-${seriesIndex + 1})`;

/** A line across the whole plot at a value of an axis. */
export interface PlotRule {
  readonly axis: 'x' | 'y';
  readonly value: Cell;
  readonly label?: string | undefined;
}

/**
 * Parses the values of the rules like those of their axes.
 *
 * @throws Error if an axis cannot show a value
 */
export function readRules({rows, options, kinds}: PlotData): PlotRule[] {
  return (options.rules ?? []).map((rule) => {
    const [axis, written] = 'y' in rule ? (['y', rule.y] as const) : (['x', rule.x] as const);
    const cells = rows.map((row) => row[options[axis]]);
    const kind = kinds[axis];
    const value = parseCell(String(written), kind);
    if (value === undefined || (kind === 'name' && !cells.includes(value))) {
      const shown = kind === 'name' ? [...new Set(cells)].join(', ') : CELL_NAMES[kind];
      throw new Error(
        `rules: the value ${JSON.stringify(written)} is not on the ${axis}-axis, which shows ${shown}. Choose a value that it shows.`,
      );
    }
    return {axis, value, label: rule.label};
  });
}

export function ruleMarks(plot: Plot, rules: readonly PlotRule[]): ObservablePlot.Markish[] {
  const style = {stroke: 'var(--plot-rule)', strokeDasharray: '2 3'};
  return rules.map(({axis, value}) =>
    axis === 'y' ? plot.ruleY([value], style) : plot.ruleX([value], style),
  );
}

/**
 * Returns one mark per combination of series and dashes, because a mark has only one color and one
 * dash pattern.
 */
function lineMarks(
  plot: Plot,
  {rows, options, series, dashes}: PlotData,
): ObservablePlot.Markish[] {
  const {x, y, marks} = options;
  const curve = marks.includes('step') ? 'step-after' : 'linear';
  const lines = (options.series ? series : ['']).flatMap((seriesName, seriesIndex) =>
    (options.dash ? dashes : ['']).map((dashName, dashIndex) => ({
      seriesIndex,
      // Without a column for dashes, each series has its own dash pattern, so that series differ in more
      // than color.
      dashArray: DASHES[options.dash ? dashIndex : seriesIndex],
      points: rows.filter(
        (row) =>
          (!options.series || String(row[options.series]) === seriesName) &&
          (!options.dash || String(row[options.dash]) === dashName),
      ),
    })),
  );
  return lines.map(({points, seriesIndex, dashArray}) => {
    const stroke = colorOf(seriesIndex);
    return points.length === 1 && !marks.includes('dot')
      ? plot.dot(points, {x, y, r: DOT_RADIUS, fill: stroke})
      : plot.lineY(points, {x, y, curve, stroke, strokeWidth: 2, strokeDasharray: dashArray});
  });
}

/**
 * Returns marks for the data of a plot.
 *
 * @param band size of a category along its axis in pixels; 0 if neither axis is categorical
 */
export function dataMarks(plot: Plot, data: PlotData, band: number): ObservablePlot.Markish[] {
  const {rows, options} = data;
  const {x, y, series, marks} = options;
  const nameOf = (row: PlotRow) => (series ? String(row[series]) : '');
  const indexOf = (row: PlotRow) => (series ? data.series.indexOf(nameOf(row)) : 0);
  const fill = (row: PlotRow) => colorOf(indexOf(row));
  const bar = {fill, stroke: fill, fillOpacity: (row: PlotRow) => OPACITIES[indexOf(row)]};
  // By default, Plot leaves a tenth of a category free beside its bar.
  const inset = Math.max(0, (band * 0.9 - MAX_BAR_SIZE) / 2);
  return marks.flatMap((mark): ObservablePlot.Markish[] => {
    switch (mark) {
      case 'line':
      case 'step':
        return lineMarks(plot, data);
      case 'area': {
        // Areas are stacked. But with lines, each area reaches from zero to its line.
        const height = hasLine(marks) ? {y1: () => 0, y2: y} : {y};
        return [plot.areaY(rows, {x, ...height, z: series, fill, fillOpacity: AREA_OPACITY})];
      }
      case 'dot': {
        const symbol = series
          ? {symbol: nameOf, stroke: 'var(--plot-ground)', strokeWidth: 0.5}
          : {};
        return [plot.dot(rows, {x, y, r: DOT_RADIUS, fill, ...symbol})];
      }
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
