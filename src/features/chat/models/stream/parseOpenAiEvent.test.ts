import {expect, test} from 'vitest';
import {parseOpenAiEvent} from './parseOpenAiEvent';

test.each<[string, unknown]>([
  ['[DONE]', [{kind: 'end', whole: true}]],
  ['{"choices":[{"delta":{"content":"Hi"},"finish_reason":null}]}', [{kind: 'text', text: 'Hi'}]],
  ['{"choices":[{"delta":{"role":"assistant","content":""}}]}', [{kind: 'silence'}]],
  ['{"choices":[{"delta":{"reasoning_content":"hm"}}]}', [{kind: 'silence'}]],
  [
    '{"choices":[{"delta":{},"finish_reason":"stop"}]}',
    [{kind: 'silence'}, {kind: 'end', whole: true}],
  ],
  [
    '{"choices":[{"delta":{},"finish_reason":"length"}]}',
    [{kind: 'silence'}, {kind: 'end', whole: false}],
  ],
  ['{"choices":[],"usage":{}}', [{kind: 'silence'}]],
  ['{"error":{"message":"Too long."}}', [{kind: 'error', message: 'Too long.'}]],
  ['{"object":"x"}', undefined],
  ['{"choices":', undefined],
])('%s', (data, events) => {
  expect(parseOpenAiEvent(data)).toEqual(events);
});
