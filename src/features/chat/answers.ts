import type {Earlier, SiteProfile} from 'docusaurus-theme-search-ask/answers';
import type {TextIndexClient} from '../../lib/text-index/client';
import type {Turn, TurnState} from './conversation';
import type * as ModelAnswers from './models/modelAnswers';
import type {ModelSettings} from './settings/modelSettings';

export interface Asked {
  readonly question: string;
  readonly settings: ModelSettings;
  /** The turns before it, oldest first. */
  readonly earlier: readonly Turn[];
  readonly index: TextIndexClient;
  readonly profile: SiteProfile;
  /** How a model should write. */
  readonly voice?: string | undefined;
  /** Origins of servers that the security policy allows, beside the reader's own machine. */
  readonly modelOrigins: readonly string[];
}

export const INDEX_FAILURE: TurnState = {
  status: 'failed',
  failure: {
    of: 'index',
    message: 'The index of the posts could not be loaded. Check your connection, then retry.',
  },
};

const CODE_FAILURE: TurnState = {
  status: 'failed',
  failure: {
    of: 'code',
    message: 'A part of this page could not be loaded. Check your connection, then retry.',
  },
};

/** True for thanks, greetings and questions about the site: a follow-up does not mean these. */
function isAside({state}: Turn): boolean {
  return (
    state.status === 'answered' && state.reply.kind === 'site' && state.reply.answer.kind === 'site'
  );
}

/** The last question that the posts answered, and by what: a follow-up is read with it. */
export function earlierOf(turns: readonly Turn[]): Earlier | undefined {
  const turn = turns.findLast((one) => one.state.status === 'answered' && !isAside(one));
  if (turn?.state.status !== 'answered') {
    return undefined;
  }
  const {reply} = turn.state;
  const {passages, pages} =
    reply.kind === 'site' ? reply.answer : {passages: reply.passages, pages: []};
  return {
    question: turn.question,
    hrefs: [...passages, ...pages].map(({href}) => href),
  };
}

async function answerFromSite(
  {question, earlier, index, profile}: Asked,
  signal: AbortSignal,
): Promise<TurnState> {
  try {
    const answer = await index.answer(question, earlierOf(earlier), profile, signal);
    return {status: 'answered', reply: {kind: 'site', answer}};
  } catch {
    return signal.aborted ? {status: 'stopped'} : INDEX_FAILURE;
  }
}

/** The states of a turn from the question to its end. Never throws; an abort ends it as stopped. */
export async function* answers(asked: Asked, signal: AbortSignal): AsyncGenerator<TurnState> {
  if (asked.settings.provider === 'posts') {
    yield await answerFromSite(asked, signal);
    return;
  }
  let models: typeof ModelAnswers;
  try {
    models = await import('./models/modelAnswers');
  } catch {
    yield signal.aborted ? {status: 'stopped'} : CODE_FAILURE;
    return;
  }
  yield* models.modelAnswers(asked, signal);
}
