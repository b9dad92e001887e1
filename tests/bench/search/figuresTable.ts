import type {EngineFigures} from './engineFigures';

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function milliseconds(time: number): string {
  return `${time.toFixed(1)} ms`;
}

/** The engine's own figures as a table in Markdown. */
export function figuresTable(figures: EngineFigures): string {
  const {firstHitBrotli, firstHitGzip, firstHitMs, warmMs, warmCpuMs} = figures;
  const rows = [
    [
      'Index to the first hits, brotli',
      kilobytes(firstHitBrotli.median),
      kilobytes(firstHitBrotli.most),
    ],
    ['Index to the first hits, gzip', kilobytes(firstHitGzip.median), kilobytes(firstHitGzip.most)],
    ['Time to the first hits', milliseconds(firstHitMs.median), milliseconds(firstHitMs.most)],
  ];
  return [
    `${figures.pages} pages, ${figures.files} files, ${kilobytes(figures.totalBrotli)} in all (brotli).`,
    '',
    '| | half below | most |',
    '| --- | --: | --: |',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
    '',
    '| A key, everything loaded | half below | 95 % below |',
    '| --- | --: | --: |',
    `| On the clock | ${milliseconds(warmMs.p50)} | ${milliseconds(warmMs.p95)} |`,
    `| In processor time | ${milliseconds(warmCpuMs.p50)} | ${milliseconds(warmCpuMs.p95)} |`,
  ].join('\n');
}
