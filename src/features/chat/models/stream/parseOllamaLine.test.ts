import {expect, test} from 'vitest';
import {parseOllamaLine} from './parseOllamaLine';

test.each<[string, unknown]>([
  ['{"message":{"role":"assistant","content":"Hi"},"done":false}', [{kind: 'text', text: 'Hi'}]],
  ['{"message":{"content":"","thinking":"hm"},"done":false}', [{kind: 'silence'}]],
  [
    '{"message":{"content":""},"done":true,"done_reason":"stop"}',
    [{kind: 'silence'}, {kind: 'end', whole: true}],
  ],
  [
    '{"message":{"content":"x"},"done":true,"done_reason":"length"}',
    [
      {kind: 'text', text: 'x'},
      {kind: 'end', whole: false},
    ],
  ],
  ['{"done":true}', [{kind: 'end', whole: true}]],
  ['{"error":"out of memory"}', [{kind: 'error', message: 'out of memory.'}]],
  ['{"message":{}}', undefined],
  ['{"message":', undefined],
  ['[]', undefined],
  ['null', undefined],
  ['"text"', undefined],
])('%s', (line, events) => {
  expect(parseOllamaLine(line)).toEqual(events);
});
