import {cpus, totalmem} from 'node:os';

/** The middle of the values, or the mean of the two in the middle; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [lower, upper] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return lower === undefined || upper === undefined ? NaN : (lower + upper) / 2;
}

/** A number with so many digits behind its point and commas between thousands; a dash for NaN. */
export function figure(value: number | undefined, digits = 0, unit = ''): string {
  return value === undefined || !Number.isFinite(value)
    ? '–'
    : `${value.toLocaleString('en-US', {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      })}${unit && ` ${unit}`}`;
}

/** Bytes as kB of 1,000 bytes. */
export function kilobytes(bytes: number | undefined): string {
  return figure(bytes === undefined ? undefined : bytes / 1000, 1, 'kB');
}

/** Bytes as MB of 1,000,000 bytes. */
export function megabytes(bytes: number | undefined): string {
  return figure(bytes === undefined ? undefined : bytes / 1e6, 0, 'MB');
}

/** A Markdown table, padded as Prettier pads it; columns of numbers stand to the right. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const widths = head.map((title, column) =>
    Math.max(3, title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const isNumber = head.map(
    (_, column) =>
      rows.length > 0 && rows.every((row) => /^(?:–|[<+−-]?\d.*)$/.test(row[column] ?? '')),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths
      .map((width, column) => {
        const cell = cells[column] ?? '';
        return isNumber[column] ? cell.padStart(width) : cell.padEnd(width);
      })
      .join(' | ')} |`;
  const rule = widths.map((width, column) =>
    isNumber[column] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** A part of the report. */
export interface Section {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What a reader must know to read the table. */
  readonly note: string;
}

/** Says on stderr what is being done, and for how long the bench has been at work. */
export function progress(text: string): void {
  const seconds = Math.round(performance.now() / 1000);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  console.error(`[${clock.padStart(6)}] ${text}`);
}

/**
 * The tables of a run as a Markdown page, under what they were measured on.
 * @param options the arguments of the bench
 * @param date YYYY-MM-DD
 */
export function report(
  options: readonly string[],
  date: string,
  sections: readonly Section[],
): string {
  const command = ['npm run bench', ...(options.length > 0 ? ['--', ...options] : [])].join(' ');
  const memory = figure(totalmem() / 2 ** 30, 0, 'GiB of memory');
  return (
    [
      `# Bench of ${date}`,
      `${cpus().length} cores, ${memory}, Node ${process.versions.node}. \`${command}\``,
      ...sections.flatMap(({title, head, rows, note}) => [
        `## ${title}`,
        note,
        markdownTable(head, rows),
      ]),
    ].join('\n\n') + '\n'
  );
}
