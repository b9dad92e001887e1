import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';

const column = z.string().min(1, 'must be the name of a column');
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
  marks: z.array(z.enum(['line', 'step', 'area', 'dot', 'bar', 'column'])).min(1),
  /** Filter for rows: for each column, the value or a list of values to keep. */
  where: z.record(z.string(), z.union([cell, z.array(cell)])).optional(),
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
    .array(z.union([z.strictObject({x: cell, label}), z.strictObject({y: cell, label})]))
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
  });

export type PlotOptions = z.infer<typeof fields>;

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

type Cell = string | number | Date;
/** Values of a row by column name. */
export type PlotRow = Readonly<Record<string, Cell>>;

/** Table below a plot: its column names, and its cells as written in the file. */
export interface PlotTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

interface PlotData {
  /** Numbers are parsed, and dates too if they are on a time axis. */
  readonly rows: readonly PlotRow[];
  readonly table: PlotTable;
}

type CsvRecord = Readonly<Record<string, string>>;
type ParseCsv = (text: string) => CsvRecord[] & {readonly columns: string[]};

/** Maximum number of rows. With more, the page would be large and the table unreadable. */
const MAX_ROWS = 400;

function loadCsvParse(): ParseCsv {
  return (createRequire(__filename)('d3-dsv') as {readonly csvParse: ParseCsv}).csvParse;
}

function readFile(post: string, name: string): string {
  const file = path.resolve(path.dirname(post), name);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error(`there is no file ${name} beside the post (${file})`);
  }
}

function cellOf(text: string, isTime: boolean): Cell {
  const trimmed = text.trim();
  if (isTime) {
    return new Date(trimmed);
  }
  return trimmed !== '' && Number.isFinite(Number(trimmed)) ? Number(trimmed) : trimmed;
}

function passesFilter(record: CsvRecord, where: PlotOptions['where'] = {}): boolean {
  return Object.entries(where).every(([column, values]) =>
    [values]
      .flat()
      .map(String)
      .includes(record[column]?.trim() ?? ''),
  );
}

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

/** True if the x-axis is categorical. */
export function isCategoricalX({marks, xScale}: PlotOptions): boolean {
  return marks.includes('column') || xScale === 'band';
}

/** True if the y-axis is categorical. */
export function isCategoricalY({marks, yScale}: PlotOptions): boolean {
  return marks.includes('bar') || yScale === 'band';
}

/**
 * Reads the rows that a plot shows, and the table below the plot.
 *
 * @param post path of the post; the path of the data file is relative to it
 * @throws Error if the file or a column is missing, or the data are unsuitable
 */
export function readPlotData(post: string, options: PlotOptions): PlotData {
  const {data, x, y, series, dash, where} = options;
  const parsed = loadCsvParse()(readFile(post, data));
  const columns = [x, y, ...[series, dash].filter((name) => name !== undefined)];
  for (const column of [...columns, ...Object.keys(where ?? {})]) {
    if (!parsed.columns.includes(column)) {
      throw new Error(`${data} has no column "${column}"; it has ${parsed.columns.join(', ')}`);
    }
  }
  const records = parsed.filter((record) => passesFilter(record, where));
  if (records.length === 0 || records.length > MAX_ROWS) {
    throw new Error(`${data} gives ${records.length} rows; a plot takes 1 to ${MAX_ROWS}`);
  }
  const rows = records.map((record) =>
    Object.fromEntries(
      columns.map((column) => {
        const isTime = options.xScale === 'time' && column === x && !isCategoricalX(options);
        return [column, cellOf(record[column] ?? '', isTime)];
      }),
    ),
  );
  const hasCategoriesY = isCategoricalY(options);
  const numeric = hasCategoriesY ? x : y;
  const invalid = rows.findIndex((row) => typeof row[numeric] !== 'number');
  if (invalid !== -1) {
    const value = JSON.stringify(records[invalid]?.[numeric]);
    throw new Error(`${data}: the column "${numeric}" must contain numbers, but has ${value}`);
  }
  // The categories are the first column of the table, because readers look numbers up by category.
  const tableOptions = hasCategoriesY ? {...options, x: y, y: x} : options;
  const head = [tableOptions.x, ...columns.slice(2), tableOptions.y];
  const flat = {head, rows: records.map((record) => head.map((column) => record[column] ?? ''))};
  return {rows, table: pivotTable(records, tableOptions) ?? flat};
}
