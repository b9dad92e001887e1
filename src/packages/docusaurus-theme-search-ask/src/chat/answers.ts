import {translate} from '@docusaurus/Translate';
import type {Earlier, SiteProfile} from '../answers/index.js';
import type {AskIndex} from '../client/askIndex.js';
import type {Turn, TurnState} from './conversation.js';
import type * as ModelAnswers from './models/modelAnswers.js';
import type {ModelSettings} from './settings/modelSettings.js';

/** A question with everything that is needed to answer it. */
export interface AnswerRequest {
  readonly question: string;
  readonly settings: ModelSettings;
  /** The turns before the question, oldest first. */
  readonly earlier: readonly Turn[];
  readonly ask: AskIndex;
  readonly profile: SiteProfile;
  /** Instructions on how a model should write. */
  readonly voice?: string | undefined;
  /** Called with the share of the browser's model that is downloaded, 0–1. */
  readonly onDownload: (share: number) => void;
  /** Origins of model servers that are allowed besides the reader's own machine. */
  readonly modelOrigins: readonly string[];
}

export function indexFailure(): TurnState {
  const message = translate({
    id: 'theme.SearchAsk.chat.indexFailure',
    message: 'The index of the pages could not be loaded. Check your connection, then retry.',
    description: 'Shown in place of an answer if the files of the search index cannot be fetched',
  });
  return {status: 'failed', failure: {of: 'index', message}};
}

function codeFailure(): TurnState {
  const message = translate({
    id: 'theme.SearchAsk.chat.codeFailure',
    message: 'A part of this page could not be loaded. Check your connection, then retry.',
    description: 'Shown in place of an answer if a script cannot be fetched',
  });
  return {status: 'failed', failure: {of: 'code', message}};
}

/** True for thanks, greetings and questions about the site, to which a follow-up does not refer. */
function isAside({state}: Turn): boolean {
  return (
    state.status === 'answered' && state.reply.kind === 'site' && state.reply.answer.kind === 'site'
  );
}

/** Returns the context of a follow-up: the last question answered from pages, and their addresses. */
export function earlierOf(turns: readonly Turn[]): Earlier | undefined {
  const turn = turns.findLast((each) => each.state.status === 'answered' && !isAside(each));
  if (turn?.state.status !== 'answered') {
    return undefined;
  }
  const {reply} = turn.state;
  const {passages, pages} =
    reply.kind === 'site' ? reply.answer : {passages: reply.passages, pages: []};
  // Pages suggested in place of an answer are not what was talked about.
  const isNothing = reply.kind === 'site' && reply.answer.kind === 'nothing';
  return {
    question: turn.question,
    hrefs: isNothing ? [] : [...passages, ...pages].map(({href}) => href),
  };
}

async function answerFromSite(
  {question, earlier, ask, profile}: AnswerRequest,
  signal: AbortSignal,
): Promise<TurnState> {
  try {
    const answer = await ask(
      (index) => index.answer(question, earlierOf(earlier), profile),
      signal,
    );
    return {status: 'answered', reply: {kind: 'site', answer}};
  } catch {
    return signal.aborted ? {status: 'stopped'} : indexFailure();
  }
}

/** Yields the states of a turn until it ends. Never throws; an abort ends the turn as stopped. */
export async function* answers(
  request: AnswerRequest,
  signal: AbortSignal,
): AsyncGenerator<TurnState> {
  if (request.settings.provider === 'pages') {
    yield await answerFromSite(request, signal);
    return;
  }
  let models: typeof ModelAnswers;
  try {
    models = await import('./models/modelAnswers.js');
  } catch {
    yield signal.aborted ? {status: 'stopped'} : codeFailure();
    return;
  }
  yield* models.modelAnswers(request, signal);
}
