import {brotliCompressSync} from 'node:zlib';
import {answerQuestion} from '../../../src/lib/answers/answerQuestion';
import {buildIndex} from '../../../src/lib/text-index/buildIndex';
import {TextIndex} from '../../../src/lib/text-index/openIndex';
import {hashText} from '../../../src/plugins/text-index/writeIndex';
import {openTextIndex, siteTextPages} from '../../support/contentIndex';
import {goldenQuestions} from '../../support/goldenQuestions';
import {
  answerFigures,
  askInTurn,
  listFailures,
  scoreAnswers,
  shownText,
} from '../../support/scoreAnswers';
import {repository} from '../../support/sites';
import {quantile} from '../search/quantile';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;

/** Bytes of a first answer, compressed, and milliseconds of later ones. */
async function costs(questions: readonly string[]): Promise<string> {
  const files = buildIndex(siteTextPages(repository), [], hashText);
  const fetched = new Set<string>();
  const open = () =>
    new TextIndex(async (name) => {
      fetched.add(name);
      return JSON.parse(files.get(name) ?? 'null') as unknown;
    });
  const bytes: number[] = [];
  for (const question of questions) {
    fetched.clear();
    await answerQuestion(open(), question);
    const sizes = [...fetched].map((name) => brotliCompressSync(files.get(name) ?? '').length);
    bytes.push(sizes.reduce((sum, size) => sum + size, 0));
  }
  const index = open();
  const times: number[] = [];
  for (const round of ['load', 'measure']) {
    for (const question of questions) {
      const start = performance.now();
      await answerQuestion(index, question);
      if (round === 'measure') {
        times.push(performance.now() - start);
      }
    }
  }
  return (
    `A first answer takes ${kilobytes(quantile(bytes, 0.5))} of index (brotli; 95 % below ` +
    `${kilobytes(quantile(bytes, 0.95))}), later ones ${quantile(times, 0.5).toFixed(0)} ms ` +
    `(95 % below ${quantile(times, 0.95).toFixed(0)} ms).`
  );
}

/** What the chat shows for the held half, to be judged by a reader. */
async function transcripts(): Promise<void> {
  const index = openTextIndex(siteTextPages(repository), repository);
  for (const asked of goldenQuestions('held')) {
    const {kind, passages, pages} = await askInTurn(index, asked);
    console.log(`\n> ${[...(asked.before ?? []), asked.question].join(' > ')}  [${kind}]`);
    passages.forEach((passage) => console.log(`  ${passage.href}\n    ${shownText(passage)}`));
    pages.forEach(({title, href}) => console.log(`  - ${title} ${href}`));
  }
}

/** `npm run bench:chat`: costs of answers, and how good they are; `-- --transcripts` prints them. */
async function run(): Promise<void> {
  if (process.argv.includes('--transcripts')) {
    return transcripts();
  }
  const tuned = goldenQuestions('tuned');
  console.log(await costs(tuned.map(({question}) => question)));
  const index = openTextIndex(siteTextPages(repository), repository);
  const score = await scoreAnswers(tuned, index);
  console.log(answerFigures('Tuned half', score));
  console.log(answerFigures('Held half', await scoreAnswers(goldenQuestions('held'), index)));
  if (process.argv.includes('--failures')) {
    console.log(listFailures(score));
  }
}

await run();
