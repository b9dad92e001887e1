import {isRecord} from '../server/isRecord';
import {parseJson} from '../server/parseJson';
import {serverSentence} from '../server/serverSentence';
import type {StreamEvent} from './StreamEvent';

/**
 * The steps that the data of one event of `/v1/chat/completions` stands for; undefined when it is none. `[DONE]` ends
 * the stream; some servers leave it out, so a `finish_reason` ends it as well.
 */
export function parseOpenAiEvent(data: string): StreamEvent[] | undefined {
  if (data.trim() === '[DONE]') {
    return [{kind: 'end', whole: true}];
  }
  const value = parseJson(data);
  if (!isRecord(value)) {
    return undefined;
  }
  if ('error' in value) {
    return [{kind: 'error', message: serverSentence(value)}];
  }
  if (!Array.isArray(value['choices'])) {
    return undefined;
  }
  const choice: unknown = value['choices'][0];
  if (!isRecord(choice)) {
    return [{kind: 'silence'}];
  }
  const delta = isRecord(choice['delta']) ? choice['delta'] : {};
  const text = delta['content'];
  const events: StreamEvent[] = [
    typeof text === 'string' && text !== '' ? {kind: 'text', text} : {kind: 'silence'},
  ];
  if (typeof choice['finish_reason'] === 'string') {
    events.push({kind: 'end', whole: choice['finish_reason'] !== 'length'});
  }
  return events;
}
