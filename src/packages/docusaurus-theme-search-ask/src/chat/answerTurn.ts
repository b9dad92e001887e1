import {translate} from '@docusaurus/Translate';
import type {Answer, AnswerPassage, EarlierQuestion} from '../answers/index.js';
import type {ModelReply, Turn, TurnState} from './conversation.js';
import {ModelError} from './models/answerModel.js';
import {askBuiltIn} from './models/builtIn.js';
import type {checkCitations} from './models/checkCitations.js';
import {MAX_PASSAGES, buildMessages, saysNoAnswer} from './models/prompt.js';
import {askServer, parseServerAddress} from './models/server.js';
import type {ModelSettings} from './settings/modelSettings.js';

interface AnswerRequest {
  readonly question: string;
  readonly settings: ModelSettings;
  readonly earlier: readonly Turn[];
  /** Answers the question from the pages. */
  readonly find: (earlier: EarlierQuestion | undefined, maxPassages?: number) => Promise<Answer>;
  readonly voice?: string | undefined;
  /** Called with the share of the browser's model that is downloaded, 0–1. */
  readonly onDownload: (share: number) => void;
  /** Origins of model servers that are allowed besides the reader's own machine. */
  readonly modelOrigins: readonly string[];
}

/** Maximum number of passages to show if the model finds no answer in them. */
const MAX_CLOSEST = 3;

/** Returns the context of a follow-up: the last question that was not about the site, and its answer's links. */
export function earlierOf(turns: readonly Turn[]): EarlierQuestion | undefined {
  const answered = turns.flatMap(({question, state}) =>
    state.status === 'answered' ? [{question, reply: state.reply}] : [],
  );
  const last = answered.findLast(({reply}) => reply.kind !== 'site');
  if (!last) {
    return undefined;
  }
  const {question, reply} = last;
  // Pages suggested in place of an answer are not part of the conversation's subject.
  const pages = reply.kind === 'model' || reply.kind === 'nothing' ? [] : reply.pages;
  return {question, hrefs: [...reply.passages, ...pages].map(({href}) => href)};
}

/** Removes the thoughts that some models write before their answer, even from a text still arriving. */
export function withoutThoughts(text: string): string {
  const start = text.trimStart();
  return '<think>'.startsWith(start) ? '' : start.replace(/^<think>[^]*?(?:<\/think>\s*|$)/, '');
}

/**
 * Returns the final state of a turn with text from a model, even if the text was stopped or cut off:
 * the text with checked citations or, if the model found no answer in the passages, the closest passages.
 */
function finishedTurn(
  text: string,
  passages: readonly AnswerPassage[],
  end: ModelReply['end'],
  check: typeof checkCitations,
): TurnState {
  if (saysNoAnswer(text)) {
    const closest = passages.slice(0, MAX_CLOSEST);
    return {status: 'answered', reply: {kind: 'close', passages: closest, pages: []}};
  }
  return {
    status: 'answered',
    reply: {kind: 'model', ...check(text, passages), passages, end},
  };
}

function failureText(error: unknown, isModelFailure: boolean): string {
  if (error instanceof ModelError) {
    return error.message;
  }
  return isModelFailure
    ? translate({
        id: 'theme.SearchAsk.chat.unreadableAnswer',
        message: 'The model’s answer is empty or could not be read.',
        description: 'Shown in place of an answer if a model failed in an unknown way',
      })
    : translate({
        id: 'theme.SearchAsk.chat.indexFailure',
        message: 'The index of the pages could not be loaded. Check your connection, then retry.',
        description:
          'Shown in place of an answer if the files of the search index cannot be fetched',
      });
}

/**
 * Answers a question from the pages, or lets a model answer from their passages, and yields the states
 * of the turn. If no passage comes close, no model is asked. Never throws: a failure is a state of
 * the turn, and text that has arrived stays.
 */
export async function* answerTurn(
  {question, settings, earlier, find, voice, onDownload, modelOrigins}: AnswerRequest,
  signal: AbortSignal,
): AsyncGenerator<TurnState> {
  const {provider, address, model = ''} = settings;
  const isModel = provider !== 'pages';
  const previous = earlierOf(earlier);
  let received = '';
  let text = '';
  let passages: readonly AnswerPassage[] | undefined;
  let check: typeof checkCitations | undefined;
  try {
    // Only models need the check, which brings a stemmer.
    const [answer, checks] = await Promise.all([
      find(previous, isModel ? MAX_PASSAGES : undefined),
      isModel ? import('./models/checkCitations.js') : undefined,
    ]);
    if (!checks || answer.passages.length === 0) {
      yield {status: 'answered', reply: answer};
      return;
    }
    check = checks.checkCitations;
    passages = answer.passages.slice(0, MAX_PASSAGES);
    const messages = buildMessages(question, passages, previous?.question, voice);
    const pieces =
      provider === 'browser'
        ? askBuiltIn(messages, signal, onDownload)
        : askServer(parseServerAddress(address, modelOrigins), model, messages, signal);
    for await (const piece of pieces) {
      received += piece;
      text = withoutThoughts(received);
      if (text !== '') {
        // `cut`, because this reply is what remains if the page is closed before the model has finished.
        yield {
          status: 'writing',
          reply: {kind: 'model', text, passages, removed: 0, end: 'cut'},
        };
      }
    }
    if (text.trim() === '') {
      throw new Error('The answer is empty.');
    }
    yield finishedTurn(text, passages, 'whole', check);
  } catch (error) {
    if (passages && check && text.trim() !== '') {
      yield finishedTurn(text, passages, signal.aborted ? 'stopped' : 'cut', check);
    } else if (signal.aborted) {
      yield {status: 'stopped'};
    } else {
      const isModelFailure = passages !== undefined;
      yield {status: 'failed', isModelFailure, message: failureText(error, isModelFailure)};
    }
  }
}
