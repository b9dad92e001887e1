import {isRecord} from '../server/isRecord';
import {parseJson} from '../server/parseJson';
import {serverSentence} from '../server/serverSentence';
import type {StreamEvent} from './StreamEvent';

/**
 * The steps that one line of `/api/chat` stands for; undefined when it is none. Models that think put their thoughts
 * into `message.thinking`, which is not shown.
 */
export function parseOllamaLine(line: string): StreamEvent[] | undefined {
  const value = parseJson(line);
  if (!isRecord(value)) {
    return undefined;
  }
  if ('error' in value) {
    return [{kind: 'error', message: serverSentence(value)}];
  }
  const message = isRecord(value['message']) ? value['message'] : {};
  const text = message['content'];
  if (typeof text !== 'string' && value['done'] !== true) {
    return undefined;
  }
  const events: StreamEvent[] = [];
  if (typeof text === 'string') {
    events.push(text === '' ? {kind: 'silence'} : {kind: 'text', text});
  }
  if (value['done'] === true) {
    events.push({kind: 'end', whole: value['done_reason'] !== 'length'});
  }
  return events;
}
