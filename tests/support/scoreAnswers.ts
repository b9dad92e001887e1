import type {Answer, Passages} from '../../src/lib/passages/types';
import type {ChatQuestion} from './chatQuestions';

export interface GivenAnswer {
  readonly asked: ChatQuestion;
  readonly answer: Answer;
  /** Pages in the order the reader meets them: quoted ones, then those to read next, or the nearest. */
  readonly pages: readonly string[];
  /** Whether one of the first three pages is a right one. */
  readonly inFirstThree: boolean;
  readonly isFirst: boolean;
  /** Whether the passage that answers is among those that a model would get. */
  readonly retrieved: boolean;
}

export interface AnswerScore {
  /** Shares of the answerable questions, 0 to 1. */
  readonly inFirstThree: number;
  readonly first: number;
  readonly answered: number;
  readonly retrieved: number;
  /** Share of the others that were refused. */
  readonly refused: number;
  readonly answers: readonly GivenAnswer[];
}

function pagesOf(answer: Answer): string[] {
  const met =
    answer.kind === 'unknown'
      ? answer.nearest
      : [...answer.citations.map(({passage}) => passage), ...answer.readNext];
  return [...new Set(met.map(({permalink}) => permalink))];
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[’‘]/g, "'").toLowerCase();
}

async function ask(passages: Passages, asked: ChatQuestion): Promise<GivenAnswer> {
  const answer = await passages.answer(asked.question);
  const pages = pagesOf(answer);
  const right = [asked.post, ...(asked.also ?? [])];
  const place = pages.findIndex((page) => right.includes(page));
  const texts = (await passages.retrieve(asked.question)).map(({text}) => plain(text));
  const {passage} = asked;
  return {
    asked,
    answer,
    pages,
    inFirstThree: place >= 0 && place < 3,
    isFirst: place === 0,
    retrieved: passage !== undefined && texts.some((text) => text.includes(plain(passage))),
  };
}

function share<Value>(values: readonly Value[], holds: (value: Value) => boolean): number {
  return values.filter(holds).length / Math.max(1, values.length);
}

export async function scoreAnswers(
  questions: readonly ChatQuestion[],
  passages: Passages,
): Promise<AnswerScore> {
  const answers: GivenAnswer[] = [];
  for (const question of questions) {
    answers.push(await ask(passages, question));
  }
  const answerable = answers.filter(({asked}) => asked.answerable);
  const others = answers.filter(({asked}) => !asked.answerable);
  const pointed = answerable.filter(({asked}) => asked.passage !== undefined);
  return {
    inFirstThree: share(answerable, ({inFirstThree}) => inFirstThree),
    first: share(answerable, ({isFirst}) => isFirst),
    answered: share(answerable, ({answer}) => answer.kind === 'answer'),
    retrieved: share(pointed, ({retrieved}) => retrieved),
    refused: share(others, ({answer}) => answer.kind === 'unknown'),
    answers,
  };
}

const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;

/** The figures of a set of questions, one to a line. */
export function answerFigures(name: string, score: AnswerScore): string {
  const {inFirstThree, first, answered, retrieved, refused, answers} = score;
  return [
    `${name}: ${answers.length} questions`,
    `  right page in the first three  ${percent(inFirstThree)}`,
    `  right page first               ${percent(first)}`,
    `  answered, of the answerable    ${percent(answered)}`,
    `  right passage retrieved        ${percent(retrieved)}`,
    `  refused, of the others         ${percent(refused)}`,
  ].join('\n');
}

/** The questions that were not met as they should be, one to a line. */
export function listFailures({answers}: AnswerScore): string {
  return answers
    .flatMap(({asked, answer, pages, inFirstThree}) => {
      const found = pages.slice(0, 3).join(', ');
      if (!asked.answerable) {
        return answer.kind === 'answer' ? [`answered “${asked.question}” by ${found}`] : [];
      }
      return [
        ...(inFirstThree ? [] : [`not found “${asked.question}”: ${asked.post}; first: ${found}`]),
        ...(answer.kind === 'unknown' ? [`refused “${asked.question}”`] : []),
      ];
    })
    .join('\n');
}
