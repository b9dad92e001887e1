import type {ContentPage} from '../../../src/lib/content-index/types';
import {buildPassageIndex} from '../../../src/lib/passages/buildPassageIndex';
import {openPassages} from '../../../src/lib/passages/openPassages';
import {chatQuestions} from '../../support/chatQuestions';
import {siteContentIndex} from '../../support/contentIndex';
import {answerFigures, scoreAnswers} from '../../support/scoreAnswers';
import {repository} from '../../support/sites';
import type {IndexOnDisk} from './countingLoader';
import {asFiles, countingLoader} from './countingLoader';
import type {Spread} from './measureAnswers';
import {measureAnswers} from './measureAnswers';
import {syntheticPosts} from './syntheticPosts';

const MANY_POSTS = 2000;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;
const milliseconds = (time: number): string => `${time.toFixed(time < 10 ? 1 : 0)} ms`;

function row(name: string, {p50, p95}: Spread, show: (value: number) => string): string {
  return `| ${name} | ${show(p50)} | ${show(p95)} |`;
}

function build(pages: readonly ContentPage[]): {index: IndexOnDisk; time: number} {
  const start = performance.now();
  const files = buildPassageIndex(pages);
  return {time: performance.now() - start, index: asFiles(files)};
}

async function report(pages: readonly ContentPage[], questions: readonly string[]): Promise<void> {
  const {index, time} = build(pages);
  const total = [...index.gzip.values()].reduce((sum, bytes) => sum + bytes, 0);
  const {firstBytes, first, warm} = await measureAnswers(index, questions);
  console.log(
    [
      `${pages.length} pages: ${kilobytes(total)} of index in ${index.gzip.size} files (gzip), ` +
        `${kilobytes(total / pages.length)} a page, of which the core is ` +
        `${kilobytes(index.gzip.get('core') ?? 0)}; made in ${milliseconds(time)}.`,
      '',
      '| | half below | 95 % below |',
      '| --- | --: | --: |',
      row('Index to a first answer, gzip', firstBytes, kilobytes),
      row('First answer, nothing loaded', first, milliseconds),
      row('Later answers', warm, milliseconds),
      '',
    ].join('\n'),
  );
}

/** `npm run bench:chat`: size of the index, times of answers, and how good they are. */
async function run(): Promise<void> {
  const pages = siteContentIndex(repository);
  const golden = chatQuestions('questions');
  const sample = golden.filter((_, place) => place % 4 === 0).map(({question}) => question);
  await report(pages, sample);
  console.log('The same over synthetic posts:\n');
  await report(syntheticPosts(pages, MANY_POSTS), sample);
  const passages = openPassages(countingLoader(build(pages).index).load);
  for (const set of ['questions', 'questions-held'] as const) {
    const score = await scoreAnswers(chatQuestions(set), passages);
    console.log(answerFigures(set, score));
  }
}

await run();
