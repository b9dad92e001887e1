import {translate} from '@docusaurus/Translate';
import type {AnswerPassage} from '../../answers/index.js';
import type {AnswerRequest} from '../answers.js';
import {earlierOf, indexFailure} from '../answers.js';
import type {ModelReply, TurnState} from '../conversation.js';
import {ModelError} from './answerModel.js';
import {builtInModel} from './builtIn.js';
import {checkCitations} from './citations.js';
import {MAX_PASSAGES, buildMessages, saysNoAnswer} from './prompt.js';
import {parseServerAddress, serverModel} from './server.js';

/** Maximum number of passages to show if the model finds no answer in them. */
const MAX_CLOSEST = 3;

/** Removes the thoughts that some models write before their answer. */
export function withoutThoughts(text: string): string {
  const start = text.trimStart();
  return '<think>'.startsWith(start) ? '' : start.replace(/^<think>[^]*?(?:<\/think>\s*|$)/, '');
}

/** Returns the reply for a model's text, with its citations checked. */
function checkedReply(
  text: string,
  passages: readonly AnswerPassage[],
  end: ModelReply['end'],
): TurnState {
  if (saysNoAnswer(text)) {
    const answer = {kind: 'close', passages: passages.slice(0, MAX_CLOSEST), pages: []} as const;
    return {status: 'answered', reply: {kind: 'site', answer}};
  }
  const {text: checked, removed} = checkCitations(text, passages);
  return {status: 'answered', reply: {kind: 'model', text: checked, passages, removed, end}};
}

/**
 * Asks a model to answer from passages of the site, and yields the states of the turn. The model is
 * not asked if the question is about the site or asks for pages, or if no passage comes near. Never
 * throws: a failure is a state of the turn, and text that has arrived stays.
 */
export async function* modelAnswers(
  {question, settings, earlier, ask, profile, voice, onDownload, modelOrigins}: AnswerRequest,
  signal: AbortSignal,
): AsyncGenerator<TurnState> {
  let written = '';
  let text = '';
  let passages: readonly AnswerPassage[] = [];
  try {
    const before = earlierOf(earlier);
    const answer = await ask((index) => index.answer(question, before, profile), signal);
    if (answer.passages.length === 0) {
      yield {status: 'answered', reply: {kind: 'site', answer}};
      return;
    }
    passages = await ask((index) => index.passages(question, before, MAX_PASSAGES), signal);
    const {provider, address, model = ''} = settings;
    const answerModel =
      provider === 'browser'
        ? builtInModel(onDownload)
        : serverModel(parseServerAddress(address, modelOrigins), model);
    const messages = buildMessages(question, passages, before?.question, voice);
    for await (const piece of answerModel(messages, signal)) {
      written += piece;
      text = withoutThoughts(written);
      if (text !== '') {
        yield {status: 'writing', text, passages};
      }
    }
    if (text.trim() === '') {
      throw new Error('The answer is empty.');
    }
    yield checkedReply(text, passages, 'whole');
  } catch (error) {
    if (text.trim() !== '') {
      yield checkedReply(text, passages, signal.aborted ? 'stopped' : 'cut');
    } else if (signal.aborted) {
      yield {status: 'stopped'};
    } else if (passages.length === 0) {
      yield indexFailure();
    } else {
      const message =
        error instanceof ModelError
          ? error.message
          : translate({
              id: 'theme.SearchAsk.chat.unreadableAnswer',
              message: 'The model’s answer is empty or could not be read.',
              description: 'Shown in place of an answer if a model failed in an unknown way',
            });
      yield {status: 'failed', failure: {of: 'model', message}};
    }
  }
}
