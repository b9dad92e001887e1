import {expect, test} from 'vitest';
import {serverSentence} from './serverSentence';

test.each([
  [{error: "model 'x' not found"}, "model 'x' not found."],
  [{error: {message: 'No such model.', code: 'model_not_found'}}, 'No such model.'],
  [{error: {code: 1}}, ''],
  ['404 page\n not found', '404 page not found.'],
  [{}, ''],
  [null, ''],
  [{error: `\u202Eevil\u0000${'x'.repeat(400)}`}, `evil ${'x'.repeat(195)}.`],
])('%j is shown as %j', (body, line) => {
  expect(serverSentence(body)).toBe(line);
});
