import type {TextIndex} from 'docusaurus-theme-search-ask/engine';
import type {Answer, Earlier, SiteTopic} from 'docusaurus-theme-search-ask/answers';
import {answerQuestion} from 'docusaurus-theme-search-ask/answers';
import {bare, earlierThan, judge, percent, profile, readFixture, share} from './scoreAnswers';

/** A turn of a conversation: on a new subject, back to an earlier one, a follow-up, or about the site. */
export interface TestTurn {
  readonly question: string;
  readonly turn: 'new' | 'back' | 'follow-up' | 'site';
  /** Pages that answer it, and words that the shown text must contain; none for a turn about the site. */
  readonly pages?: readonly string[];
  readonly says?: readonly string[];
  readonly topic?: SiteTopic;
}

interface GivenTurn {
  readonly asked: TestTurn;
  readonly answer: Answer;
  readonly isRightPage: boolean;
  readonly showsAnswer: boolean;
  /** True if a question on another subject is answered first by a page of the last answer. */
  readonly isStuck: boolean;
}

export interface ConversationScore {
  readonly turns: readonly GivenTurn[];
  /** Shares of all turns, 0–1. */
  readonly answerShown: number;
  readonly rightPage: number;
  readonly stuck: number;
}

export function testConversations(set: 'tuned' | 'held'): TestTurn[][] {
  return readFixture(set === 'tuned' ? 'golden-conversations' : 'golden-conversations-held');
}

function judgeTurn(asked: TestTurn, answer: Answer, earlier: Earlier | undefined): GivenTurn {
  const {question, turn, pages = [], says = [], topic} = asked;
  if (turn === 'site') {
    const isRightPage = answer.topic === topic;
    return {asked, answer, isRightPage, showsAnswer: isRightPage, isStuck: false};
  }
  const {isRightPage, showsAnswer} = judge({question, kind: 'short', pages, says}, answer);
  const [first] = answer.passages.map(({href}) => bare(href));
  const isStuck =
    turn !== 'follow-up' &&
    first !== undefined &&
    !pages.includes(first) &&
    earlier?.hrefs.map(bare).includes(first) === true;
  return {asked, answer, isRightPage, showsAnswer, isStuck};
}

export async function scoreConversations(
  conversations: readonly (readonly TestTurn[])[],
  index: TextIndex,
): Promise<ConversationScore> {
  const turns: GivenTurn[] = [];
  for (const conversation of conversations) {
    let earlier: Earlier | undefined;
    for (const asked of conversation) {
      const answer = await answerQuestion(index, asked.question, earlier, profile);
      turns.push(judgeTurn(asked, answer, earlier));
      earlier = earlierThan(asked.question, answer, earlier);
    }
  }
  return {
    turns,
    answerShown: share(turns, ({showsAnswer}) => showsAnswer),
    rightPage: share(turns, ({isRightPage}) => isRightPage),
    stuck: share(turns, ({isStuck}) => isStuck),
  };
}

/** Figures of a set, one per line, with the right pages by kind of turn. */
export function conversationFigures(name: string, {turns, ...score}: ConversationScore): string {
  const kinds = (['new', 'back', 'follow-up', 'site'] as const).map((kind) => {
    const some = turns.filter(({asked}) => asked.turn === kind);
    return `${kind} ${some.filter(({isRightPage}) => isRightPage).length}/${some.length}`;
  });
  return [
    `${name}: ${turns.length} turns`,
    `  shown text contains the answer ${percent(score.answerShown)}`,
    `  right page cited               ${percent(score.rightPage)}  (${kinds.join(', ')})`,
    `  stuck with the subject before  ${percent(score.stuck)}`,
  ].join('\n');
}

/** Turns with a wrong result, one per line. */
export function listTurnFailures({turns}: ConversationScore): string {
  return turns
    .filter(({showsAnswer, isStuck}) => !showsAnswer || isStuck)
    .map(({asked, answer}) => {
      const shown = answer.passages.map(({href}) => href);
      return `${answer.kind}: [${asked.turn}] ${asked.question} by ${shown.join(', ')}`;
    })
    .join('\n');
}
