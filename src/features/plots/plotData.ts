import type {Cell, CellKind, CsvRecord} from './plotCells';
import {CELL_NAMES, parseCell, readCsv} from './plotCells';
import type {PlotOptions} from './plotOptions';

/**
 * Values of a row by column name. Numbers and dates on the axes are parsed; categories and series are
 * text.
 */
export type PlotRow = Readonly<Record<string, Cell>>;

/** Table below a plot: its column names, and its cells as written in the file. */
export interface PlotTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Kind of the cells on each axis; an axis with names is categorical. */
type AxisKinds = Readonly<Record<'x' | 'y', CellKind>>;

/** Maximum number of rows. With more, the page would be large and the table unreadable. */
const MAX_ROWS = 400;

/** Number of colors in `src/css/plot.css`, and of patterns in `plotMarks.ts`. */
const MAX_SERIES = 6;

const KINDS = {linear: 'number', log: 'positive', time: 'date', band: 'name'} as const;

/**
 * Returns the kinds of cells that the axes need. Only one axis can have names: the y-axis of bars and the
 * x-axis of columns. The x-axis of other marks has names if the author has set no scale and no cell is a
 * number or a date.
 */
function kindsOfAxes(cellsX: readonly string[], options: PlotOptions): AxisKinds {
  const {marks, xScale, yScale = 'linear'} = options;
  const x = KINDS[xScale ?? 'linear'];
  const y = marks.includes('bar') ? 'name' : KINDS[yScale];
  const isValue = (cell: string) =>
    (['number', 'date'] as const).some((kind) => parseCell(cell, kind) !== undefined);
  const hasNames = marks.includes('column') || (!xScale && !cellsX.some(isValue));
  return {x: y !== 'name' && hasNames ? 'name' : x, y};
}

/**
 * Parses the cells of an axis.
 *
 * @throws Error if a cell does not suit the axis
 */
function parseAxis(
  axis: 'x' | 'y',
  records: readonly CsvRecord[],
  options: PlotOptions,
  kinds: AxisKinds,
): Cell[] {
  const column = options[axis];
  const kind = kinds[axis];
  const needsScale = axis === 'x' && !options.xScale && kinds.y !== 'name';
  const advice = needsScale ? '. For dates, set xScale: time; for names, set xScale: band' : '';
  return records.map(({[column]: text = ''}) => {
    const cell = parseCell(text, kind);
    if (cell === undefined) {
      const found = JSON.stringify(text);
      throw new Error(
        `${options.data}: the column "${column}" must contain ${CELL_NAMES[kind]}, but has ${found}${advice}`,
      );
    }
    return cell;
  });
}

/** Returns the distinct values of a column of series or dashes, in the order of the rows. */
function namesIn(rows: readonly PlotRow[], column: string | undefined): string[] {
  const names = column ? [...new Set(rows.map((row) => String(row[column])))] : [];
  if (names.length > MAX_SERIES) {
    throw new Error(
      `the column "${column}" has ${names.length} different values; a plot can show at most ${MAX_SERIES}`,
    );
  }
  if (names.includes('')) {
    throw new Error(`the column "${column}" has an empty cell; give each row a name`);
  }
  return names;
}

/**
 * Returns a table with one row per x, and one column per series or, with the option `dash`, per
 * combination of series and dash pattern. Returns undefined if there are no series, or if a cell would
 * have two values.
 */
function pivotTable(
  records: readonly CsvRecord[],
  {x, y, series, dash}: PlotOptions,
): PlotTable | undefined {
  if (!series) {
    return undefined;
  }
  const columns = [series, ...(dash ? [dash] : [])];
  const nameOf = (record: CsvRecord) => columns.map((column) => record[column] ?? '').join(', ');
  const names = [...new Set(records.map(nameOf))];
  const rows = new Map<string, Map<string, string>>();
  for (const record of records) {
    const {[x]: key = '', [y]: value = ''} = record;
    const name = nameOf(record);
    const row = rows.get(key) ?? new Map<string, string>();
    if (row.has(name)) {
      return undefined;
    }
    rows.set(key, row.set(name, value));
  }
  return {
    head: [x, ...names],
    rows: [...rows].map(([key, row]) => [key, ...names.map((name) => row.get(name) ?? '')]),
  };
}

/**
 * Reads the data of a plot.
 *
 * @param post path of the post; the path of the data file is relative to it
 * @throws Error if the file or a column is missing, or the data are unsuitable
 */
export function readPlotData(post: string, options: PlotOptions) {
  const {data, x, y, series, dash} = options;
  const {columns, records} = readCsv(post, data);
  const names = [series, dash].filter((name) => name !== undefined);
  for (const column of [x, y, ...names]) {
    if (!columns.includes(column)) {
      const fix = columns.length > 1 ? '' : '. Separate the columns with commas';
      throw new Error(`${data} has no column "${column}"; it has ${columns.join(', ')}${fix}`);
    }
  }
  if (records.length === 0 || records.length > MAX_ROWS) {
    throw new Error(`${data} has ${records.length} rows; a plot needs 1 to ${MAX_ROWS}`);
  }
  const kinds = kindsOfAxes(
    records.map((record) => record[x] ?? ''),
    options,
  );
  const cellsX = parseAxis('x', records, options, kinds);
  const cellsY = parseAxis('y', records, options, kinds);
  const rows = records.map((record, index): PlotRow => ({
    ...record,
    [x]: cellsX[index] as Cell,
    [y]: cellsY[index] as Cell,
  }));
  // The categories are the first column of the table, because readers look numbers up by category.
  const tableOptions = kinds.y === 'name' ? {...options, x: y, y: x} : options;
  const head = [tableOptions.x, ...names, tableOptions.y];
  const flat = {head, rows: records.map((record) => head.map((column) => record[column] ?? ''))};
  const table: PlotTable = pivotTable(records, tableOptions) ?? flat;
  return {
    options,
    rows,
    kinds,
    /** Names of the series, in the order of their colors. */
    series: namesIn(rows, series),
    /** Names of the dash patterns; empty without the option `dash`, when each series has its own pattern. */
    dashes: namesIn(rows, dash),
    table,
  };
}

export type PlotData = ReturnType<typeof readPlotData>;
