import {openBuiltIndex, readBuiltPages} from 'docusaurus-theme-search-ask';
import {answerQuestion} from 'docusaurus-theme-search-ask/answers';
import {
  QUESTION_SETS,
  answerFigures,
  askInTurn,
  testQuestions,
  listFailures,
  scoreAnswers,
  shownText,
} from '../../support/scoreAnswers';
import {
  conversationFigures,
  testConversations,
  listTurnFailures,
  scoreConversations,
} from '../../support/scoreConversations';
import {shippedBuild} from '../../support/sites';
import {indexCosts, quantile, warmTimes} from '../search/engineFigures';
import {figure} from '../site/report';

/** Returns the compressed bytes of a first answer and the time of later ones, in words. */
async function costs(questions: readonly string[]): Promise<string> {
  const {first, open} = await indexCosts(
    await readBuiltPages(shippedBuild),
    questions,
    answerQuestion,
  );
  const index = open();
  const {clock} = await warmTimes(questions, (question) => answerQuestion(index, question));
  const of = (values: readonly number[], share: number, unit: string) =>
    figure(quantile(values, share), 0, unit);
  const bytes = first.map((size) => size / 1000);
  return (
    `A first answer takes ${of(bytes, 0.5, 'kB')} of index (brotli; 95 % below ` +
    `${of(bytes, 0.95, 'kB')}), later ones ${of(clock, 0.5, 'ms')} ` +
    `(95 % below ${of(clock, 0.95, 'ms')}).`
  );
}

/** Prints the answers to the held-out questions, to be judged by a person. */
async function transcripts(): Promise<void> {
  const index = openBuiltIndex(shippedBuild);
  for (const asked of testQuestions('held')) {
    const {kind, passages, pages} = await askInTurn(index, asked);
    console.log(`\n> ${[...(asked.before ?? []), asked.question].join(' > ')}  [${kind}]`);
    passages.forEach((passage) => console.log(`  ${passage.href}\n    ${shownText(passage)}`));
    pages.forEach(({title, href}) => console.log(`  - ${title} ${href}`));
  }
}

/** `npm run bench:chat`: cost and quality of answers; `-- --transcripts` prints the answers. */
async function run(): Promise<void> {
  if (process.argv.includes('--transcripts')) {
    return transcripts();
  }
  const tuned = testQuestions('tuned');
  console.log(await costs(tuned.map(({question}) => question)));
  const index = openBuiltIndex(shippedBuild);
  const score = await scoreAnswers(tuned, index);
  console.log(answerFigures('Set tuned', score));
  for (const set of QUESTION_SETS.filter((one) => one !== 'tuned')) {
    console.log(answerFigures(`Set ${set}`, await scoreAnswers(testQuestions(set), index)));
  }
  const talks = await scoreConversations(testConversations('tuned'), index);
  console.log(conversationFigures('Conversations tuned', talks));
  const held = await scoreConversations(testConversations('held'), index);
  console.log(conversationFigures('Conversations held', held));
  if (process.argv.includes('--failures')) {
    console.log(listFailures(score));
    console.log(listTurnFailures(talks));
  }
}

await run();
