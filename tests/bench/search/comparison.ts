import type {QueryScore} from '../../support/scoreQueries';
import type {Measured, Spread} from './measure';

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function milliseconds(time: number): string {
  return `${time.toFixed(1)} ms`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function both({median, most}: Spread<number>, write: (value: number) => string): string {
  return `${write(median)} (most ${write(most)})`;
}

function noise({noise: found, answers}: QueryScore): string {
  return `${found} of ${answers.filter(({golden}) => golden.kind === 'nothing').length}`;
}

const ROWS: readonly (readonly [label: string, cell: (measured: Measured) => string])[] = [
  ['Index to the first hits, brotli', ({index}) => both(index.brotli, kilobytes)],
  ['Index to the first hits, gzip', ({index}) => both(index.gzip, kilobytes)],
  ['Code of the search, brotli', ({code}) => kilobytes(code.brotli)],
  [
    'Both, brotli',
    ({index: {brotli}, code}) =>
      both({median: brotli.median + code.brotli, most: brotli.most + code.brotli}, kilobytes),
  ],
  ['Time to the first hits', ({firstHit}) => both(firstHit, milliseconds)],
  ['A key, everything loaded: half below', ({warm}) => milliseconds(warm.p50)],
  ['A key, everything loaded: 95 % below', ({warm}) => milliseconds(warm.p95)],
  ['The same in processor time: 95 % below', ({warm}) => milliseconds(warm.processor95)],
  ['Right page first', ({score}) => percent(score.first)],
  ['Right page within five', ({score}) => percent(score.withinFive)],
  ['Something found for what is not there', ({score}) => noise(score)],
  ['Held back: right page first', ({held}) => percent(held.first)],
  ['Held back: within five', ({held}) => percent(held.withinFive)],
];

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** The searches side by side, as a table in Markdown. */
export function comparison(all: readonly Measured[]): string {
  return [
    row(['', ...all.map(({name}) => name)]),
    row(['---', ...all.map(() => '--:')]),
    ...ROWS.map(([label, cell]) => row([label, ...all.map(cell)])),
  ].join('\n');
}
