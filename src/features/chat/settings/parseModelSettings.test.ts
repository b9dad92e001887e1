import {expect, test} from 'vitest';
import {DEFAULT_SETTINGS} from './modelSettings';
import {parseModelSettings} from './parseModelSettings';

test.each([
  null,
  '',
  '{',
  'null',
  '{"rung":"server"}',
  '{"version":2,"rung":"server"}',
  '{"version":1,"rung":"cloud","address":7,"answerModel":{}}',
])('%s gives the default', (text) => {
  expect(parseModelSettings(text)).toEqual(DEFAULT_SETTINGS);
});

test('what was chosen is kept', () => {
  const settings = {
    rung: 'server',
    address: 'http://127.0.0.1:8080',
    answerModel: 'small:1b',
    embeddingModel: 'embed',
  } as const;
  expect(parseModelSettings(JSON.stringify({version: 1, ...settings}))).toEqual(settings);
});
