import {cpus, totalmem} from 'node:os';

/** Returns the median, or NaN if there are no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [lower, upper] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return lower === undefined || upper === undefined ? NaN : (lower + upper) / 2;
}

/** Formats a number with decimals and thousands separators; NaN becomes a dash. */
export function figure(value: number, digits = 0, unit = ''): string {
  const format = {minimumFractionDigits: digits, maximumFractionDigits: digits};
  return Number.isFinite(value) ? `${value.toLocaleString('en-US', format)} ${unit}`.trim() : '–';
}

/** Formats a number of bytes in kB (1,000 bytes). */
export function kilobytes(bytes: number): string {
  return figure(bytes / 1000, 1, 'kB');
}

/** Formats a Markdown table, with all columns but the first aligned right. */
export function markdownTable(head: readonly string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** Reports the current step on stderr, with the elapsed time. */
export function progress(text: string): void {
  console.error(`[${Math.round(performance.now() / 1000)} s] ${text}`);
}

/** Describes this machine and the command line of the benchmark, for the report. */
export function machine(options: readonly string[]): string {
  const memory = figure(totalmem() / 2 ** 30, 0, 'GiB of memory');
  const command = `npm run bench -- ${options.join(' ')}`;
  return `${cpus().length} cores, ${memory}, Node ${process.versions.node}. \`${command}\``;
}
