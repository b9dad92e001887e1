import type {PlotOptions, PlotRow} from './plotData';

/** As many series as `src/css/plot.css` has colors for. */
const MAX_SERIES = 6;

/** Dashes of lines, in the order of the series: readers need not tell colors apart. */
export const DASHES = ['none', '6 3', '2 3', '8 3 2 3', '1 4', '10 4'];

/** Densities of bars, in the order of the series. */
export const DENSITIES = [1, 0.4, 0.7, 0.15, 0.55, 0.85];

/** Values of a column, in the order of the file. */
function valuesOf(rows: readonly PlotRow[], column: string | undefined): string[] {
  const values = column ? [...new Set(rows.map((row) => String(row[column])))] : [];
  if (values.length > MAX_SERIES) {
    throw new Error(`"${column}" has ${values.length} values; a plot tells ${MAX_SERIES} apart`);
  }
  return values;
}

/** Names in the legend of a plot. */
export interface PlotNames {
  readonly series: readonly string[];
  /** Names of the dashes, if they mean something else than the series. */
  readonly dashes: readonly string[];
}

/**
 * The names that a plot's legend explains.
 *
 * @throws Error when a plot has more series than it has colors or dashes
 */
export function plotNames(
  rows: readonly PlotRow[],
  {series, dash}: Pick<PlotOptions, 'series' | 'dash'>,
): PlotNames {
  return {series: valuesOf(rows, series), dashes: valuesOf(rows, dash)};
}
