import {passageHref} from '../../../lib/passages/passageHref';
import type {Passage, VectorRanking} from '../../../lib/passages/types';
import type {Failure, ModelReply, PageLink, Source, Turn, TurnState} from '../conversation/types';
import {buildMessages, checkCitations, passagesThatFit, saysNotWritten} from '../models';
import {ModelError} from '../models/ModelError';
import type {AnswerEngine} from './AnswerEngine';
import type {ChosenModel} from './ChosenModel';
import {earlierTurns} from './earlierTurns';
import {INDEX_FAILURE} from './indexFailure';
import {modelFailure} from './modelFailure';
import {postsReply} from './postsReply';

const PASSAGES = 8;
const NEAREST = 3;

interface ModelQuestion {
  readonly question: string;
  readonly earlier: readonly Turn[];
  readonly load: () => Promise<AnswerEngine>;
  readonly choose: (signal: AbortSignal) => Promise<ChosenModel | Failure>;
  /** Whether passages may be found by their meaning where their words do not match. */
  readonly findsByMeaning: boolean;
}

function toSources(passages: readonly Passage[]): Source[] {
  return passages.map((passage, index) => ({
    number: index + 1,
    title: passage.title,
    heading: passage.heading,
    href: passageHref(passage),
  }));
}

function pagesOf(passages: readonly Passage[]): PageLink[] {
  const pages = new Map(passages.map(({permalink, title}) => [permalink, {title, permalink}]));
  return [...pages.values()].slice(0, NEAREST);
}

/** What a model wrote, with its citations checked against the passages it was given. */
function checkedReply(
  text: string,
  passages: readonly Passage[],
  end: ModelReply['end'],
): TurnState {
  if (saysNotWritten(text)) {
    return {status: 'answered', reply: {kind: 'unknown', nearest: pagesOf(passages)}};
  }
  const checked = checkCitations(text, passages);
  const sources = toSources(passages).filter(({number}) => checked.cited.includes(number));
  return {
    status: 'answered',
    reply: {kind: 'model', text: checked.text, sources, removed: checked.removed.length, end},
  };
}

/**
 * Lets a model answer from passages of the posts, and from nothing else. Where the words of the
 * question are in no post, no model is asked at all. Never throws: whatever happens is a state of
 * the turn, and what had come until then stays.
 */
export async function* askModel(
  {question, earlier, load, choose, findsByMeaning}: ModelQuestion,
  signal: AbortSignal,
): AsyncGenerator<TurnState> {
  let text = '';
  let passages: readonly Passage[] = [];
  try {
    const engine = await load();
    if (!findsByMeaning) {
      const answer = await engine.answer(question, signal);
      signal.throwIfAborted();
      if (answer.kind === 'unknown') {
        yield {status: 'answered', reply: postsReply(answer)};
        return;
      }
    }
    const chosen = await choose(signal);
    if ('kind' in chosen) {
      yield {status: 'failed', failure: chosen};
      return;
    }
    const ranked = await chosen.rank?.(question, () => engine.allPassages(signal), signal);
    const vector: VectorRanking | undefined = ranked && {ranked};
    passages = passagesThatFit(
      await engine.retrieve(question, {limit: PASSAGES, ...(vector ? {vector} : {})}, signal),
    );
    const sources = toSources(passages);
    const messages = buildMessages({question, passages, turns: earlierTurns(earlier)});
    for await (const piece of chosen.model.stream(messages, signal)) {
      text += piece;
      yield {status: 'writing', text, sources};
    }
    yield text.trim() === ''
      ? {
          status: 'failed',
          failure: modelFailure(new ModelError('bad-answer', 'The model said nothing.')),
        }
      : checkedReply(text, passages, 'whole');
  } catch (error) {
    if (text.trim() !== '') {
      yield checkedReply(text, passages, signal.aborted ? 'stopped' : 'cut');
    } else if (signal.aborted) {
      yield {status: 'stopped'};
    } else {
      yield error instanceof ModelError
        ? {status: 'failed', failure: modelFailure(error)}
        : INDEX_FAILURE;
    }
  }
}
