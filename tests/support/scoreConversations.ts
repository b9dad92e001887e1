import type {TextIndex} from 'docusaurus-theme-search-ask/engine';
import type {Answer, Earlier, SiteTopic} from 'docusaurus-theme-search-ask/answers';
import {answerQuestion} from 'docusaurus-theme-search-ask/answers';
import {
  contextAfter,
  judge,
  percent,
  profile,
  readFixture,
  share,
  withoutHash,
} from './scoreAnswers';

/** A question of a conversation, and requirements for its answer. */
export interface TestTurn {
  readonly question: string;
  /** Subject: a new one, an earlier one again, the same (a follow-up question), or the site itself. */
  readonly turn: 'new' | 'back' | 'follow-up' | 'site';
  /** Pages that answer the question, unless it is about the site. */
  readonly pages?: readonly string[];
  /** Words that the shown text must contain, as in `TestQuestion`. */
  readonly says?: readonly string[];
  /** Topic of the answer to a question about the site. */
  readonly topic?: SiteTopic;
}

interface GivenTurn {
  readonly asked: TestTurn;
  readonly answer: Answer;
  readonly isRightPage: boolean;
  readonly showsAnswer: boolean;
  /** True if the subject changed, but the answer begins with a wrong page of the previous answer. */
  readonly isStuck: boolean;
}

export interface ConversationScore {
  readonly turns: readonly GivenTurn[];
  /** Share of turns (0 to 1) whose answer has the required words. */
  readonly answerShown: number;
  /** Share of turns (0 to 1) whose answer cites or lists a right page. */
  readonly rightPage: number;
  /** Share of turns (0 to 1) that stay with the previous subject although it changed. */
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
  const [first] = answer.passages.map(({href}) => withoutHash(href));
  const isStuck =
    turn !== 'follow-up' &&
    first !== undefined &&
    !pages.includes(first) &&
    earlier?.hrefs.map(withoutHash).includes(first) === true;
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
      earlier = contextAfter(asked.question, answer, earlier);
    }
  }
  return {
    turns,
    answerShown: share(turns, ({showsAnswer}) => showsAnswer),
    rightPage: share(turns, ({isRightPage}) => isRightPage),
    stuck: share(turns, ({isStuck}) => isStuck),
  };
}

/** Returns the figures of a set for the console, with the right pages by kind of turn. */
export function conversationFigures(name: string, {turns, ...score}: ConversationScore): string {
  const kinds = (['new', 'back', 'follow-up', 'site'] as const).map((kind) => {
    const ofKind = turns.filter(({asked}) => asked.turn === kind);
    return `${kind} ${ofKind.filter(({isRightPage}) => isRightPage).length}/${ofKind.length}`;
  });
  return [
    `${name}: ${turns.length} turns`,
    `  shown text contains the answer ${percent(score.answerShown)}`,
    `  right page cited               ${percent(score.rightPage)}  (${kinds.join(', ')})`,
    `  stuck with previous subject    ${percent(score.stuck)}`,
  ].join('\n');
}

/** Returns the turns with a wrong result, one per line. */
export function listTurnFailures({turns}: ConversationScore): string {
  return turns
    .filter(({showsAnswer, isStuck}) => !showsAnswer || isStuck)
    .map(({asked, answer}) => {
      const shown = answer.passages.map(({href}) => href);
      return `${answer.kind}: [${asked.turn}] ${asked.question} by ${shown.join(', ')}`;
    })
    .join('\n');
}
