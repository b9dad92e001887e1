import {cpus, totalmem} from 'node:os';

/** Returns the median, or NaN if there are no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [lower, upper] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return lower === undefined || upper === undefined ? NaN : (lower + upper) / 2;
}

/** Formats a number with decimals and thousands separators; NaN becomes a dash. */
export function figure(value: number | undefined, digits = 0, unit = ''): string {
  return value === undefined || !Number.isFinite(value)
    ? '–'
    : `${value.toLocaleString('en-US', {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      })}${unit && ` ${unit}`}`;
}

/** Formats bytes as kB of 1,000 bytes. */
export function kilobytes(bytes: number | undefined): string {
  return figure(bytes === undefined ? undefined : bytes / 1000, 1, 'kB');
}

/** Formats bytes as MB of 1,000,000 bytes. */
export function megabytes(bytes: number | undefined): string {
  return figure(bytes === undefined ? undefined : bytes / 1e6, 0, 'MB');
}

/** Formats a Markdown table as Prettier does, with columns of numbers aligned right. */
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

/** A section of the report. */
export interface Section {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Explains how to read the table. */
  readonly note: string;
}

/** Reports the current step on stderr, with the elapsed time. */
export function progress(text: string): void {
  const seconds = Math.round(performance.now() / 1000);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  console.error(`[${clock.padStart(6)}] ${text}`);
}

/**
 * Formats the tables of a run as a Markdown page, with a description of the machine.
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
      `# Benchmark of ${date}`,
      `${cpus().length} cores, ${memory}, Node ${process.versions.node}. \`${command}\``,
      ...sections.flatMap(({title, head, rows, note}) => [
        `## ${title}`,
        note,
        markdownTable(head, rows),
      ]),
    ].join('\n\n') + '\n'
  );
}
