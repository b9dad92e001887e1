import type {PlotOptions, PlotRow} from './plotData';

/** Number of colors in `src/css/plot.css`, and of the patterns below. */
const MAX_SERIES = 6;

/** Dash patterns of lines, in the order of the series, so that color is not the only distinction. */
export const DASHES = ['none', '6 3', '2 3', '8 3 2 3', '1 4', '10 4'];

/** Fill opacities of bars, in the order of the series. */
export const OPACITIES = [1, 0.4, 0.7, 0.15, 0.55, 0.85];

/** Fill opacity of areas, which may overlap. */
export const AREA_OPACITY = 0.35;

/** Returns the distinct values of a column, in the order of the rows. */
function valuesOf(rows: readonly PlotRow[], column: string | undefined): string[] {
  const values = column ? [...new Set(rows.map((row) => String(row[column])))] : [];
  if (values.length > MAX_SERIES) {
    throw new Error(
      `"${column}" has ${values.length} values; a plot can show at most ${MAX_SERIES}`,
    );
  }
  if (values.includes('')) {
    throw new Error(`"${column}" has an empty cell; give each row a name`);
  }
  return values;
}

/**
 * Returns the names in the legend of a plot: those of the series, in the order of their colors, and
 * those of the dashes. Without the option `dash`, each series has its own dashes.
 *
 * @throws Error if the plot has more series than there are colors or dashes
 */
export function plotNames(rows: readonly PlotRow[], {series, dash}: PlotOptions) {
  return {series: valuesOf(rows, series), dashes: valuesOf(rows, dash)};
}
