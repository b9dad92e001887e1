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
];

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Right first, within five, and found although absent, of each set; paraphrases by themselves. */
function scoreRows(all: readonly Measured[]): string[] {
  const names = [...(all[0]?.scores.keys() ?? [])];
  return names.flatMap((name) => {
    const scores = all.flatMap(({scores: own}) => own.get(name) ?? []);
    const kinds = new Set(scores[0]?.answers.map(({golden}) => golden.kind));
    const cells = (cell: (score: QueryScore) => string) => scores.map(cell);
    return [
      row([
        `${name}: first, within five`,
        ...cells(({first, withinFive}) => `${percent(first)}, ${percent(withinFive)}`),
      ]),
      ...(kinds.has('paraphrase')
        ? [
            row([
              `${name}: paraphrases within five`,
              ...cells((score) => percent(paraphrases(score))),
            ]),
          ]
        : []),
      row([`${name}: found, though absent`, ...cells(noise)]),
    ];
  });
}

function paraphrases({answers}: QueryScore): number {
  const some = answers.filter(({golden}) => golden.kind === 'paraphrase');
  return some.filter(({place}) => place > 0 && place <= 5).length / Math.max(1, some.length);
}

/** The searches side by side, as a table in Markdown. */
export function comparison(all: readonly Measured[]): string {
  return [
    row(['', ...all.map(({name}) => name)]),
    row(['---', ...all.map(() => '--:')]),
    ...ROWS.map(([label, cell]) => row([label, ...all.map(cell)])),
    ...scoreRows(all),
  ].join('\n');
}
