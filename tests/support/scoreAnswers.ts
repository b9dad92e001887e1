import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {TextIndex} from 'docusaurus-theme-search-ask/engine';
import type {
  Answer,
  AnswerPassage,
  EarlierQuestion,
  SiteTopic,
} from 'docusaurus-theme-search-ask/answers';
import {answerQuestion, chooseLines} from 'docusaurus-theme-search-ask/answers';
import owner from '../../src/data/owner';
import {siteProfile} from '../../src/features/chat/siteProfile';

/** Profile of the shipped site, from which the chat answers questions about the site. */
const profile = siteProfile(owner, (address) => address);

/** A question as a reader would ask it, and requirements for its answer. */
export interface TestQuestion {
  readonly question: string;
  /** Earlier questions of the conversation. */
  readonly before?: readonly string[];
  /** In a conversation: a new subject, an earlier one again, the same, or the site itself. */
  readonly turn?: 'new' | 'back' | 'follow-up' | 'site';
  /** Pages that answer the question. Empty if the question is unanswerable. */
  readonly pages?: readonly string[];
  /** Words or numbers that the shown text must contain. `a|b` requires one of both. */
  readonly says?: readonly string[];
  /** Topic of the answer to a question about the site. */
  readonly topic?: SiteTopic;
}

/**
 * Reads a set of questions or conversations.
 *
 * @param name such as `golden-questions`
 * @param set such as `tuned`, `held` (held out) or `blind`
 */
export function readSet<Value>(name: string, set: string): Value[] {
  const file = set === 'tuned' ? `${name}.json` : `${name}-${set}.json`;
  return JSON.parse(readFileSync(path.resolve(__dirname, '../fixtures', file), 'utf8')) as Value[];
}

interface GivenAnswer {
  readonly asked: TestQuestion;
  readonly answer: Answer;
  /** True if the shown passages and the listed titles of right pages contain all required words. */
  readonly showsAnswer: boolean;
  /** True if a right page is cited or listed. */
  readonly isRightPage: boolean;
  /** True if the subject changed, but the answer begins with a wrong page of the previous answer. */
  readonly isStuck: boolean;
}

/** Shares from 0 to 1. */
export interface AnswerScore {
  readonly answers: readonly GivenAnswer[];
  /** Answerable questions whose answer has the required words. */
  readonly answerShown: number;
  /** Answerable questions whose answer cites or lists a right page. */
  readonly rightPage: number;
  /** Answerable questions without any result. */
  readonly nothingShown: number;
  /** Unanswerable questions that get an answer. */
  readonly claimed: number;
  /** Questions of a conversation whose answer stays with the previous subject. */
  readonly stuck: number;
}

const withoutHash = (href: string): string => href.replace(/#.*$/, '');

function plain(text: string): string {
  return text.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').toLowerCase();
}

/** Returns the text of a passage that is visible before the reader unfolds it. */
function shownText({title, path, block, marks, maxShown}: AnswerPassage): string {
  const lines = chooseLines(block, marks, maxShown).map((index) => block.lines[index] ?? '');
  return [title, ...path, block.intro ?? '', ...lines].join(' ');
}

/** Compares an answer with what its question requires. */
function judge(
  asked: TestQuestion,
  answer: Answer,
  earlier: EarlierQuestion | undefined,
): GivenAnswer {
  const {turn, pages = [], says = [], topic} = asked;
  if (turn === 'site') {
    const isRight = answer.topic === topic;
    return {asked, answer, isRightPage: isRight, showsAnswer: isRight, isStuck: false};
  }
  const leadsToRightPage = ({href}: {readonly href: string}) => pages.includes(withoutHash(href));
  const listed = answer.kind === 'list' ? answer.pages.filter(leadsToRightPage) : [];
  const cited = answer.passages.filter(leadsToRightPage);
  const text = plain([...cited.map(shownText), ...listed.map(({title}) => title)].join(' '));
  const isRightPage = cited.length + listed.length > 0;
  const firstPage = withoutHash(answer.passages[0]?.href ?? '');
  return {
    asked,
    answer,
    isRightPage,
    showsAnswer:
      isRightPage &&
      says.every((alternatives) =>
        alternatives.split('|').some((words) => text.includes(plain(words))),
      ),
    isStuck:
      turn !== 'follow-up' &&
      !pages.includes(firstPage) &&
      earlier?.hrefs.map(withoutHash).includes(firstPage) === true,
  };
}

/** Returns true if an answer is expected. Questions about the site have no pages, but a topic. */
function isAnswerable({asked: {pages = [], turn}}: GivenAnswer): boolean {
  return pages.length > 0 || turn === 'site';
}

/** Returns true if the chat claims to answer, instead of only listing similar pages. */
function claimsAnswer({answer: {kind}}: GivenAnswer): boolean {
  return kind === 'answer' || kind === 'list';
}

/** Returns the last answer that the next question may refer to, as `earlierOf` of the chat does. */
function nextEarlier(earlier: EarlierQuestion | undefined, question: string, answer: Answer) {
  const {kind, passages, pages} = answer;
  const hrefs = [...passages, ...(kind === 'nothing' ? [] : pages)].map(({href}) => href);
  return kind === 'site' ? earlier : {question, hrefs};
}

/** Asks the questions of conversations as the chat does, and scores the answers. */
export async function scoreAnswers(
  conversations: readonly (readonly TestQuestion[])[],
  index: TextIndex,
): Promise<AnswerScore> {
  const answers: GivenAnswer[] = [];
  for (const conversation of conversations) {
    let earlier: EarlierQuestion | undefined;
    for (const asked of conversation) {
      for (const question of asked.before ?? []) {
        const answer = await answerQuestion(index, question, earlier, profile);
        earlier = nextEarlier(earlier, question, answer);
      }
      const answer = await answerQuestion(index, asked.question, earlier, profile);
      answers.push(judge(asked, answer, earlier));
      earlier = nextEarlier(earlier, asked.question, answer);
    }
  }
  const share = (all: readonly GivenAnswer[], matches: (given: GivenAnswer) => boolean) =>
    all.filter(matches).length / Math.max(1, all.length);
  const answerable = answers.filter(isAnswerable);
  const unanswerable = answers.filter((given) => !isAnswerable(given));
  return {
    answers,
    answerShown: share(answerable, ({showsAnswer}) => showsAnswer),
    rightPage: share(answerable, ({isRightPage}) => isRightPage),
    nothingShown: share(answerable, ({answer}) => answer.kind === 'nothing'),
    claimed: share(unanswerable, claimsAnswer),
    stuck: share(answers, ({isStuck}) => isStuck),
  };
}

/** Returns the figures of a set for the console. */
export function answerFigures(name: string, score: AnswerScore): string {
  const {answers, ...shares} = score;
  const figures = Object.entries(shares).map(
    ([label, value]) => `${label} ${(value * 100).toFixed(1)} %`,
  );
  return `${name}: ${answers.length} questions, ${figures.join(', ')}`;
}

/** Returns the questions with a wrong result, one per line. */
export function listFailures({answers}: AnswerScore): string {
  return answers
    .filter((given) =>
      isAnswerable(given) ? !given.showsAnswer || given.isStuck : claimsAnswer(given),
    )
    .map(({asked: {question, pages = [], says = []}, answer}) => {
      const shown = [...answer.passages, ...answer.pages].slice(0, 3).map(({href}) => href);
      return `${answer.kind}: ${question} (${says}, on ${pages}) by ${shown}`;
    })
    .join('\n');
}
