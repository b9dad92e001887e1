import type * as Dsv from 'd3-dsv';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

export type Cell = string | number | Date;

/** Kind of the cells in a column. Names are never parsed: `1.10` and `007` are not numbers. */
export type CellKind = 'name' | 'number' | 'positive' | 'date';

/** Names of the kinds of cells, for error messages. */
export const CELL_NAMES: Readonly<Record<CellKind, string>> = {
  name: 'names',
  number: 'numbers',
  positive: 'positive numbers, since the axis is logarithmic',
  date: 'dates such as 2024-01-31',
};

/** Matches a year, a month or a day, optionally with a time, with or without a zone. */
const DATE = /^(\d{4}(?:-\d\d){0,2})(?:(?<=-\d\d-\d\d)[T ](\d\d:\d\d\S*))?$/;

/** Returns a date, in UTC unless it has a zone, so that a plot is the same on every machine. */
function dateOf(text: string): Date | undefined {
  const [, day = '', time] = DATE.exec(text) ?? [];
  const start = new Date(day).getTime();
  // JavaScript reads February 30 as a day in March.
  if (Number.isNaN(start) || !new Date(start).toISOString().startsWith(day)) {
    return undefined;
  }
  const zone = /(?:Z|[+-]\d\d:\d\d)$/.test(time ?? '') ? '' : 'Z';
  const date = new Date(time === undefined ? start : `${day}T${time}${zone}`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Parses a cell. Returns undefined if it is not of the given kind. */
export function parseCell(text: string, kind: CellKind): Cell | undefined {
  if (kind === 'name') {
    return text;
  }
  if (kind === 'date') {
    return dateOf(text);
  }
  const isNumber = text !== '' && Number.isFinite(Number(text));
  return isNumber && (kind === 'number' || Number(text) > 0) ? Number(text) : undefined;
}

/** Cells of a row by column name. */
export type CsvRecord = Readonly<Record<string, string>>;

function readFile(post: string, name: string): string {
  const file = path.resolve(path.dirname(post), name);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error(`there is no file ${name} beside the post (${file})`);
  }
}

/**
 * Reads a CSV file with column names in its first line. Removes what spreadsheets add: a byte-order
 * mark, spaces around cells, and empty rows.
 *
 * @param post path of the post; the path of the file is relative to it
 */
export function readCsv(post: string, name: string): {columns: string[]; records: CsvRecord[]} {
  // Node's own `require`, because the library, an ES module, must not be transpiled.
  const {csvParseRows} = createRequire(__filename)('d3-dsv') as typeof Dsv;
  // Also removes a byte-order mark, which is white space.
  const text = readFile(post, name).trimStart();
  const [columns = [], ...rows] = csvParseRows(text).map((cells) =>
    cells.map((cell) => cell.trim()),
  );
  const records = rows
    .filter((cells) => cells.some(Boolean))
    .map((cells) => Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])));
  return {columns, records};
}
