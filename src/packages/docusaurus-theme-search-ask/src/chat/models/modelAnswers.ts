import {translate} from '@docusaurus/Translate';
import type {AnswerPassage} from '../../answers/index.js';
import {contentText} from '../../engine/index.js';
import type {Asked} from '../answers.js';
import {earlierOf, indexFailure} from '../answers.js';
import type {ModelReply, Turn, TurnState} from '../conversation.js';
import type {ModelSettings} from '../settings/modelSettings.js';
import type {AnswerModel} from './answerModel.js';
import {ModelError} from './answerModel.js';
import {builtInModel} from './builtIn.js';
import {checkCitations} from './citations.js';
import type {AnsweredTurn} from './prompt.js';
import {buildMessages, passagesThatFit, saysNoAnswer} from './prompt.js';
import {parseServerAddress, serverModel} from './server.js';

const PASSAGES = 8;
const MAX_CLOSEST = 3;

/** @throws ModelError if the reader has to choose something first */
function chooseModel(
  {provider, address, model}: ModelSettings,
  origins: readonly string[],
): AnswerModel {
  if (provider === 'browser') {
    return builtInModel;
  }
  if (model === undefined) {
    throw new ModelError(
      translate({
        id: 'theme.SearchAsk.chat.noModel',
        message: 'No model is chosen yet. Choose one in the settings below.',
        description: 'Shown in place of an answer if no model of the server was chosen',
      }),
    );
  }
  return serverModel(parseServerAddress(address, origins), model);
}

/** Answered turns in the form that a model gets; of the site's own answers, the first passage. */
function answeredTurns(turns: readonly Turn[]): AnsweredTurn[] {
  return turns.flatMap(({question, state}) => {
    if (state.status !== 'answered') {
      return [];
    }
    const {reply} = state;
    const [first] = reply.kind === 'site' ? reply.answer.passages : [];
    const answer = reply.kind === 'model' ? reply.text : first && contentText(first.block);
    return answer ? [{question, answer}] : [];
  });
}

/** Removes the thoughts that some models write before their answer. */
export function withoutThoughts(text: string): string {
  const start = text.trimStart();
  return '<think>'.startsWith(start) ? '' : start.replace(/^<think>[^]*?(?:<\/think>\s*|$)/, '');
}

/** The reply to show for a model's text, with its citations checked. */
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
 * Has a model answer from passages of the site. No model is asked if the question is about the site
 * or a list of pages, or if no passage comes near it. Never throws: a failure is a state of the turn,
 * and text that has arrived stays.
 */
export async function* modelAnswers(
  {question, settings, earlier, ask, profile, voice, modelOrigins}: Asked,
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
    passages = passagesThatFit(
      await ask((index) => index.passages(question, before, PASSAGES), signal),
    );
    const model = chooseModel(settings, modelOrigins);
    const messages = buildMessages(question, passages, answeredTurns(earlier), voice);
    for await (const piece of model(messages, signal)) {
      written += piece;
      text = withoutThoughts(written);
      if (text !== '') {
        yield {status: 'writing', text, passages};
      }
    }
    if (text.trim() === '') {
      throw new ModelError(
        translate({
          id: 'theme.SearchAsk.chat.emptyAnswer',
          message: 'The model returned an empty answer.',
          description: 'Shown in place of an answer if a model returned no text',
        }),
      );
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
              message: 'The model’s answer could not be read.',
              description: 'Shown in place of an answer if a model failed in an unknown way',
            });
      yield {status: 'failed', failure: {of: 'model', message}};
    }
  }
}
