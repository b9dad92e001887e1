import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {TextIndex, TextPage} from 'docusaurus-theme-search-ask/engine';
import type {Answer, AnswerPassage, Earlier} from 'docusaurus-theme-search-ask/answers';
import {answerQuestion, foldLines} from 'docusaurus-theme-search-ask/answers';
import owner from '../../src/data/owner';
import {siteProfile} from '../../src/features/chat/siteProfile';

/** The profile of the site that ships. */
export const profile = siteProfile(owner, (path) => path);

export interface GivenAnswer {
  readonly asked: TestQuestion;
  readonly answer: Answer;
  /** True if the passages shown from the right pages contain all required words. */
  readonly showsAnswer: boolean;
  /** True if a right page is cited or listed. */
  readonly isRightPage: boolean;
}

export interface AnswerScore {
  readonly answers: readonly GivenAnswer[];
  /** Shares of the answerable questions, 0 to 1. */
  readonly answerShown: number;
  readonly rightPage: number;
  /** Share of answerable questions for which nothing was shown. */
  readonly nothingShown: number;
  /** Share of unanswerable questions for which an answer is claimed. */
  readonly claimed: number;
}

export function bare(href: string): string {
  return href.replace(/#.*$/, '');
}

function plain(text: string): string {
  return text.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').toLowerCase();
}

/** Text of a passage that is visible before it is unfolded. */
export function shownText({title, path, block, marks, maxShown}: AnswerPassage): string {
  const lines = foldLines(block, marks, maxShown).visibleLines.map(
    (place) => block.lines[place] ?? '',
  );
  return [title, ...path, block.intro ?? '', ...lines].join(' ');
}

/** Previous question and answer, which a follow-up question is read with. */
export function earlierThan(
  question: string,
  {kind, passages, pages}: Answer,
  earlier: Earlier | undefined,
): Earlier | undefined {
  const hrefs = [...passages, ...pages].map(({href}) => href);
  return kind === 'site' ? earlier : {question, hrefs};
}

/** Answers a question after the previous ones, as the chat does. */
async function askInTurn(
  index: TextIndex,
  {question, before = []}: Pick<TestQuestion, 'question' | 'before'>,
): Promise<Answer> {
  let earlier: Earlier | undefined;
  for (const text of before) {
    earlier = earlierThan(text, await answerQuestion(index, text, earlier, profile), earlier);
  }
  return answerQuestion(index, question, earlier, profile);
}

export function judge(asked: TestQuestion, answer: Answer): GivenAnswer {
  const isRight = ({href}: {readonly href: string}) => asked.pages.includes(bare(href));
  const listed = answer.kind === 'list' ? answer.pages.filter(isRight) : [];
  const right = answer.passages.filter(isRight);
  const text = plain([...right.map(shownText), ...listed.map(({title}) => title)].join(' '));
  const isRightPage = right.length + listed.length > 0;
  return {
    asked,
    answer,
    isRightPage,
    showsAnswer:
      isRightPage &&
      asked.says.every((some) => some.split('|').some((one) => text.includes(plain(one)))),
  };
}

export function share<Value>(values: readonly Value[], matches: (value: Value) => boolean): number {
  return values.filter(matches).length / Math.max(1, values.length);
}

export async function scoreAnswers(
  questions: readonly TestQuestion[],
  index: TextIndex,
): Promise<AnswerScore> {
  const answers: GivenAnswer[] = [];
  for (const question of questions) {
    answers.push(judge(question, await askInTurn(index, question)));
  }
  const answerable = answers.filter(({asked}) => asked.pages.length > 0);
  const others = answers.filter(({asked}) => asked.pages.length === 0);
  return {
    answers,
    answerShown: share(answerable, ({showsAnswer}) => showsAnswer),
    rightPage: share(answerable, ({isRightPage}) => isRightPage),
    nothingShown: share(answerable, ({answer}) => answer.kind === 'nothing'),
    claimed: share(others, ({answer}) => answer.kind === 'answer' || answer.kind === 'list'),
  };
}

export const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;

/** Figures of a set, one per line, with the share of shown answers by kind. */
export function answerFigures(name: string, score: AnswerScore): string {
  const kinds = [...new Set(score.answers.map(({asked}) => asked.kind))].map((kind) => {
    const some = score.answers.filter(({asked}) => asked.kind === kind && asked.pages.length > 0);
    return some.length === 0
      ? []
      : [`${kind} ${some.filter(({showsAnswer}) => showsAnswer).length}/${some.length}`];
  });
  return [
    `${name}: ${score.answers.length} questions`,
    `  shown text contains the answer ${percent(score.answerShown)}  (${kinds.flat().join(', ')})`,
    `  right page cited               ${percent(score.rightPage)}`,
    `  nothing shown, though there is ${percent(score.nothingShown)}`,
    `  claimed, though there is none  ${percent(score.claimed)}`,
  ].join('\n');
}

/** Questions with a wrong result, one per line. */
export function listFailures({answers}: AnswerScore): string {
  return answers
    .flatMap(({asked, answer: {kind, passages, pages}, showsAnswer}) => {
      const shown = [...passages, ...pages].slice(0, 3).map(({href}) => href);
      if (asked.pages.length === 0) {
        return kind === 'answer' || kind === 'list' ? [`claimed: ${asked.question}`] : [];
      }
      return showsAnswer
        ? []
        : [`${kind}: ${asked.question} (${asked.says.join(', ')}) by ${shown}`];
    })
    .join('\n');
}

/** A question as a reader would ask it, and what its answer must show. */
export interface TestQuestion {
  readonly question: string;
  /** Such as `paraphrase`. */
  readonly kind: string;
  /** Questions asked before it. */
  readonly before?: readonly string[];
  /** Pages that answer it; empty if none does. */
  readonly pages: readonly string[];
  /** Words or numbers that the shown text must contain; `a|b` accepts either. */
  readonly says: readonly string[];
}

/**
 * As `testQueries`: questions to tune on, held-out ones, offhand ones and blind ones; the short sets
 * have words with several senses, half of them after another question.
 */
export const QUESTION_SETS = ['tuned', 'held', 'offhand', 'blind', 'short', 'short-held'] as const;

export function readFixture<Value>(name: string): Value {
  const file = path.resolve(__dirname, `../fixtures/${name}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Value;
}

export function testQuestions(set: (typeof QUESTION_SETS)[number]): TestQuestion[] {
  return readFixture(set === 'tuned' ? 'golden-questions' : `golden-questions-${set}`);
}

const MAX_PASSAGES = 6;

/** Problems of an answer that no question excuses, given all pages of the site. */
export function answerFaults(
  {kind, passages, pages}: Answer,
  site: ReadonlyMap<string, TextPage>,
): string[] {
  const isEmpty = passages.length === 0;
  return [
    ...(passages.length > MAX_PASSAGES ? [`${passages.length} passages`] : []),
    ...(isEmpty === (kind === 'answer' || kind === 'close') ? [`${kind} without passages`] : []),
    ...(kind === 'list' && pages.length === 0 ? ['an empty list'] : []),
    ...pages.filter(({href}) => !site.has(href)).map(({href}) => `no page ${href}`),
    ...passages.flatMap(({href, block, marks}) => {
      const [url = '', anchor = null] = href.split('#');
      const page = site.get(url);
      const isThere = page?.blocks.some(
        (own) => own.anchor === anchor && own.lines.join('\n') === block.lines.join('\n'),
      );
      const isMarked = marks.every(
        ({line, start, end}) => start < end && end <= (block.lines[line]?.length ?? 0),
      );
      return [
        ...(isThere ? [] : [`no such block at ${href}`]),
        ...(isMarked ? [] : [`a mark outside of the block at ${href}`]),
      ];
    }),
  ];
}
