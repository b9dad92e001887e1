import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {PlotOptions} from './plotOptions';

export type Cell = string | number | Date;
export type PlotRow = Readonly<Record<string, Cell>>;

/** The table below a plot: its columns, and its cells as they stand in the file. */
export interface PlotTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface PlotData {
  /** Numbers are numbers, and dates dates where the axis is one of time. */
  readonly rows: readonly PlotRow[];
  readonly table: PlotTable;
}

type Record_ = Readonly<Record<string, string>>;
type ParseCsv = (text: string) => Record_[] & {readonly columns: string[]};

/** More would weigh more than a picture does, and nobody reads such a table. */
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

function isShown(record: Record_, where: PlotOptions['where'] = {}): boolean {
  return Object.entries(where).every(([name, wanted]) =>
    [wanted]
      .flat()
      .map(String)
      .includes(record[name]?.trim() ?? ''),
  );
}

/** One row a value of x with a column for each series, where each pair of them occurs once. */
function pivoted(records: readonly Record_[], {x, y, series}: PlotOptions): PlotTable | undefined {
  if (!series) {
    return undefined;
  }
  const [across, down] = [y, x];
  const names = [...new Set(records.map((record) => record[series] ?? ''))];
  const rows = new Map<string, Map<string, string>>();
  for (const record of records) {
    const row = rows.get(record[down] ?? '') ?? new Map<string, string>();
    if (row.has(record[series] ?? '')) {
      return undefined;
    }
    rows.set(record[down] ?? '', row.set(record[series] ?? '', record[across] ?? ''));
  }
  return {
    head: [x, ...names],
    rows: [...rows].map(([key, row]) => [key, ...names.map((name) => row.get(name) ?? '')]),
  };
}

/** Whether the axis of y holds names and not numbers. */
export function namesStandInY({marks, yScale}: PlotOptions): boolean {
  return marks.includes('bar') || yScale === 'band';
}

function flat(records: readonly Record_[], columns: readonly string[]): PlotTable {
  return {
    head: columns,
    rows: records.map((record) => columns.map((column) => record[column] ?? '')),
  };
}

/**
 * The rows that a plot shows.
 *
 * @param post the path of the post, which the data's file stands beside
 * @throws Error that says what is missing, and what there is
 */
export function readPlotData(post: string, options: PlotOptions): PlotData {
  const {data, x, y, series, where} = options;
  const parsed = loadCsvParse()(readFile(post, data));
  const columns = [x, y, ...(series ? [series] : [])];
  for (const column of [...columns, ...Object.keys(where ?? {})]) {
    if (!parsed.columns.includes(column)) {
      throw new Error(`${data} has no column "${column}"; it has ${parsed.columns.join(', ')}`);
    }
  }
  const records = parsed.filter((record) => isShown(record, where));
  if (records.length === 0 || records.length > MAX_ROWS) {
    throw new Error(`${data} gives ${records.length} rows; a plot takes 1 to ${MAX_ROWS}`);
  }
  const rows = records.map((record) =>
    Object.fromEntries(
      columns.map((column) => {
        const isTime = column === (options.xScale === 'time' ? x : undefined);
        return [column, cellOf(record[column] ?? '', isTime)];
      }),
    ),
  );
  const hasNames = namesStandInY(options);
  const numeric = hasNames ? x : y;
  const at = rows.findIndex((row) => typeof row[numeric] !== 'number');
  if (at !== -1) {
    const found = JSON.stringify(records[at]?.[numeric]);
    throw new Error(`${data}: the column "${numeric}" must hold numbers, but one is ${found}`);
  }
  // A reader looks a number up by its name.
  const turned = hasNames ? {...options, x: y, y: x} : options;
  return {
    rows,
    table:
      pivoted(records, turned) ?? flat(records, [turned.x, ...(series ? [series] : []), turned.y]),
  };
}
