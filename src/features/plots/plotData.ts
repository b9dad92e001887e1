import {parse} from 'yaml';
import * as z from 'zod';
import type {Cell, CellKind, CsvRecord} from './plotCells';
import {CELL_NAMES, parseCell, readCsv} from './plotCells';

/** Name of a column, which may be a year. */
const column = z
  .union([z.string(), z.number()], 'must be the name of a column')
  .transform(String)
  .refine(Boolean, 'must be the name of a column');
const mark = z.enum(['line', 'step', 'area', 'dot', 'bar', 'column']);
const scale = z.enum(['linear', 'log', 'time', 'band']);
/** Label of an axis or a rule; a longer one would be cut off on a narrow screen. */
const label = z.string().max(44, 'must have at most 44 characters').optional();
const cell = z.union([z.string(), z.number()]);
const DATA_ERROR = 'must be a CSV file beside the post, such as ./data/name.csv';
const DESCRIPTION_ERROR = 'must say in a sentence what the plot shows';

const fields = z.strictObject({
  data: z.string(DATA_ERROR).regex(/^[^/].*\.csv$/, DATA_ERROR),
  description: z.string(DESCRIPTION_ERROR).min(30, DESCRIPTION_ERROR),
  x: column,
  y: column,
  /** Column that sets colors and symbols, and also dashes unless `dash` is set. */
  series: column.optional(),
  /** Column that sets the dashes of lines, as a second distinction beside `series`. */
  dash: column.optional(),
  marks: z.array(mark, 'must be a list such as [line]').min(1),
  xLabel: label,
  yLabel: label,
  xScale: scale.optional(),
  yScale: scale.optional(),
  /**
   * Format of the numbers on the x-axis: a specifier of d3-format, or of d3-time-format for dates.
   */
  xFormat: z.string().optional(),
  /** Format of the numbers on the y-axis. */
  yFormat: z.string().optional(),
  /** True if the y-axis starts at zero; with bars and areas it always does. */
  zero: z.boolean().optional(),
  /** Lines across the whole plot at a value of x or y. */
  rules: z
    .array(
      z.union(
        [z.strictObject({x: cell, label}), z.strictObject({y: cell, label})],
        'must be a list of {x: 5} or {y: 5}, each with a label or without',
      ),
    )
    .optional(),
  /** Height in CSS pixels, without the legend. */
  height: z.number().min(120).max(800).optional(),
});

const schema = fields
  .refine(({dash, series}) => !dash || series, {
    path: ['dash'],
    error: 'needs a series, which sets the colors',
  })
  .refine(({dash, marks}) => !dash || (hasLine(marks) && marks.includes('dot')), {
    path: ['dash'],
    error: 'needs the marks line and dot, since symbols tell the series apart without color',
  })
  .refine(({marks}) => !marks.includes('bar') || !/column|area/.test(marks.join()), {
    path: ['marks'],
    error: 'cannot have horizontal bars together with vertical columns or areas',
  })
  .refine(({marks, xScale = 'linear'}) => !marks.includes('bar') || xScale === 'linear', {
    path: ['xScale'],
    error: 'must be linear, since bars begin at zero',
  })
  .refine((options) => !hasZero(options) || (options.yScale ?? 'linear') === 'linear', {
    path: ['yScale'],
    error: 'must be linear, since columns, areas and "zero: true" begin at zero',
  });

export type PlotOptions = z.infer<typeof fields>;

/** True if the y-axis contains zero, which dates, names and a logarithmic axis do not have. */
function hasZero({marks, zero = false}: PlotOptions): boolean {
  return zero || marks.includes('column') || marks.includes('area');
}

/** True if lines connect the values. */
export function hasLine(marks: PlotOptions['marks']): boolean {
  return marks.includes('line') || marks.includes('step');
}

function readYaml(text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    const [problem] = (error as Error).message.split('\n');
    throw new Error(`it is not YAML (a text with a colon needs quotes): ${problem}`, {
      cause: error,
    });
  }
}

/**
 * Parses the options in a plot block.
 *
 * @throws Error that names each invalid field and says how to fix it
 */
export function readPlotOptions(text: string): PlotOptions {
  const result = schema.safeParse(readYaml(text) ?? {});
  if (!result.success) {
    throw new Error(
      result.error.issues
        .map(({path, message}) => [path.join('.'), message].filter(Boolean).join(': '))
        .join('; '),
    );
  }
  return result.data;
}

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

/** Maximum number of rows. With more, the page would be large and the table unreadable. */
const MAX_ROWS = 400;

/**
 * Returns a table with one row per x and one column per series. Returns undefined if there are no
 * series, or if a pair of x and series occurs twice.
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

/** True if the x-axis is categorical: by its scale, by its marks, or because it has names. */
export function isCategoricalX(rows: readonly PlotRow[], {x, marks, xScale}: PlotOptions): boolean {
  const hasNames = rows.some((row) => typeof row[x] === 'string');
  return marks.includes('column') || xScale === 'band' || hasNames;
}

export function isCategoricalY({marks, yScale}: PlotOptions): boolean {
  return marks.includes('bar') || yScale === 'band';
}

const KINDS = {linear: 'number', log: 'positive', time: 'date', band: 'name'} as const;

/** Returns the kind of cell an axis needs. An x-axis without a declared scale follows its cells. */
function kindOfAxis(axis: 'x' | 'y', cells: readonly string[], options: PlotOptions): CellKind {
  const {xScale, yScale = 'linear'} = options;
  if (axis === 'y') {
    return isCategoricalY(options) ? 'name' : KINDS[yScale];
  }
  // Only one axis can have categories.
  if (isCategoricalY(options)) {
    return KINDS[xScale ?? 'linear'];
  }
  const isValue = (cell: string) =>
    (['number', 'date'] as const).some((kind) => parseCell(cell, kind) !== undefined);
  const hasOnlyNames = !xScale && !cells.some(isValue);
  return isCategoricalX([], options) || hasOnlyNames ? 'name' : KINDS[xScale ?? 'linear'];
}

/**
 * Parses the cells of an axis.
 *
 * @throws Error if a cell does not suit the axis
 */
function parseAxis(axis: 'x' | 'y', records: readonly CsvRecord[], options: PlotOptions): Cell[] {
  const column = options[axis];
  const texts = records.map((record) => record[column] ?? '');
  const kind = kindOfAxis(axis, texts, options);
  const hasChoice = axis === 'x' && !options.xScale && !isCategoricalY(options);
  const advice = hasChoice ? '. For dates, set xScale: time; for names, set xScale: band' : '';
  return texts.map((text) => {
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

/**
 * Reads the rows that a plot shows, and the table below the plot.
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
      const fix = columns.length > 1 ? '' : '. Separate the columns by commas';
      throw new Error(`${data} has no column "${column}"; it has ${columns.join(', ')}${fix}`);
    }
  }
  if (records.length === 0 || records.length > MAX_ROWS) {
    throw new Error(`${data} gives ${records.length} rows; a plot takes 1 to ${MAX_ROWS}`);
  }
  const [cellsX, cellsY] = [parseAxis('x', records, options), parseAxis('y', records, options)];
  const rows = records.map((record, index): PlotRow => ({
    ...record,
    [x]: cellsX[index] as Cell,
    [y]: cellsY[index] as Cell,
  }));
  // The categories are the first column of the table, because readers look numbers up by category.
  const tableOptions = isCategoricalY(options) ? {...options, x: y, y: x} : options;
  const head = [tableOptions.x, ...names, tableOptions.y];
  const flat = {head, rows: records.map((record) => head.map((column) => record[column] ?? ''))};
  const table: PlotTable = pivotTable(records, tableOptions) ?? flat;
  return {rows, table};
}
