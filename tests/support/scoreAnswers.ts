import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {TextIndex, TextPage} from 'docusaurus-theme-search-ask/engine';
import type {Answer, AnswerPassage, Earlier} from 'docusaurus-theme-search-ask/answers';
import {answerQuestion, foldLines} from 'docusaurus-theme-search-ask/answers';
import owner from '../../src/data/owner';
import {siteProfile} from '../../src/features/chat/siteProfile';

/** Profile of the shipped site, from which the chat answers questions about the site. */
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
  /** Share of answerable questions (0 to 1) whose answer has the required words. */
  readonly answerShown: number;
  /** Share of answerable questions (0 to 1) whose answer cites or lists a right page. */
  readonly rightPage: number;
  /** Share of answerable questions (0 to 1) without any result. */
  readonly nothingShown: number;
  /** Share of unanswerable questions (0 to 1) that get an answer. */
  readonly claimed: number;
}

export function withoutHash(href: string): string {
  return href.replace(/#.*$/, '');
}

function plain(text: string): string {
  return text.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').toLowerCase();
}

/** Returns the text of a passage that is visible before the reader unfolds it. */
export function shownText({title, path, block, marks, maxShown}: AnswerPassage): string {
  const lines = foldLines(block, marks, maxShown).visibleLines.map(
    (place) => block.lines[place] ?? '',
  );
  return [title, ...path, block.intro ?? '', ...lines].join(' ');
}

/** Returns the context for the next question: this question and the addresses in its answer. */
export function contextAfter(
  question: string,
  {kind, passages, pages}: Answer,
  earlier: Earlier | undefined,
): Earlier | undefined {
  const hrefs = [...passages, ...pages].map(({href}) => href);
  return kind === 'site' ? earlier : {question, hrefs};
}

/** Answers a test question as the chat does, after the questions before it. */
async function askInTurn(
  index: TextIndex,
  {question, before = []}: Pick<TestQuestion, 'question' | 'before'>,
): Promise<Answer> {
  let earlier: Earlier | undefined;
  for (const text of before) {
    earlier = contextAfter(text, await answerQuestion(index, text, earlier, profile), earlier);
  }
  return answerQuestion(index, question, earlier, profile);
}

/** Compares an answer with what its question requires. */
export function judge(asked: TestQuestion, answer: Answer): GivenAnswer {
  const isRight = ({href}: {readonly href: string}) => asked.pages.includes(withoutHash(href));
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
      asked.says.every((alternatives) =>
        alternatives.split('|').some((words) => text.includes(plain(words))),
      ),
  };
}

/** Returns the share (0 to 1) of the values that match. */
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
  const unanswerable = answers.filter(({asked}) => asked.pages.length === 0);
  return {
    answers,
    answerShown: share(answerable, ({showsAnswer}) => showsAnswer),
    rightPage: share(answerable, ({isRightPage}) => isRightPage),
    nothingShown: share(answerable, ({answer}) => answer.kind === 'nothing'),
    claimed: share(unanswerable, ({answer}) => answer.kind === 'answer' || answer.kind === 'list'),
  };
}

export const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;

/** Returns the figures of a set for the console, with the shown answers by kind of question. */
export function answerFigures(name: string, score: AnswerScore): string {
  const kinds = [...new Set(score.answers.map(({asked}) => asked.kind))].map((kind) => {
    const ofKind = score.answers.filter(({asked}) => asked.kind === kind && asked.pages.length > 0);
    return ofKind.length === 0
      ? []
      : [`${kind} ${ofKind.filter(({showsAnswer}) => showsAnswer).length}/${ofKind.length}`];
  });
  return [
    `${name}: ${score.answers.length} questions`,
    `  shown text contains the answer ${percent(score.answerShown)}  (${kinds.flat().join(', ')})`,
    `  right page cited               ${percent(score.rightPage)}`,
    `  nothing shown                  ${percent(score.nothingShown)}`,
    `  unanswerable, but answered     ${percent(score.claimed)}`,
  ].join('\n');
}

/** Returns the questions with a wrong result, one per line. */
export function listFailures({answers}: AnswerScore): string {
  return answers
    .flatMap(({asked, answer: {kind, passages, pages}, showsAnswer}) => {
      const shown = [...passages, ...pages].slice(0, 3).map(({href}) => href);
      if (asked.pages.length === 0) {
        return kind === 'answer' || kind === 'list'
          ? [`unanswerable, but answered: ${asked.question}`]
          : [];
      }
      return showsAnswer
        ? []
        : [`${kind}: ${asked.question} (${asked.says.join(', ')}) by ${shown}`];
    })
    .join('\n');
}

/** A question as a reader would ask it, and requirements for its answer. */
export interface TestQuestion {
  readonly question: string;
  /** Such as `paraphrase`. */
  readonly kind: string;
  /** Earlier questions of the conversation. */
  readonly before?: readonly string[];
  /** Pages that answer the question. Empty if the question is unanswerable. */
  readonly pages: readonly string[];
  /** Words or numbers that the shown text must contain. `a|b` requires one of both. */
  readonly says: readonly string[];
}

/**
 * Sets of test questions. The first four are like the sets of `testQueries`. The short sets consist of
 * words with several meanings, half of them after another question.
 */
export const QUESTION_SETS = ['tuned', 'held', 'offhand', 'blind', 'short', 'short-held'] as const;

/** Reads the fixture `<name>.json`. */
export function readFixture<Value>(name: string): Value {
  const file = path.resolve(__dirname, `../fixtures/${name}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Value;
}

export function testQuestions(set: (typeof QUESTION_SETS)[number]): TestQuestion[] {
  return readFixture(set === 'tuned' ? 'golden-questions' : `golden-questions-${set}`);
}

const MAX_PASSAGES = 6;

/**
 * Returns problems that no answer may have, such as a link to a missing page.
 *
 * @param site all pages of the site, by address
 */
export function answerProblems(
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
      const blockExists = page?.blocks.some(
        (each) => each.anchor === anchor && each.lines.join('\n') === block.lines.join('\n'),
      );
      const marksFit = marks.every(
        ({line, start, end}) => start < end && end <= (block.lines[line]?.length ?? 0),
      );
      return [
        ...(blockExists ? [] : [`no such block at ${href}`]),
        ...(marksFit ? [] : [`a mark outside of the block at ${href}`]),
      ];
    }),
  ];
}
