import {expect, test} from 'vitest';
import {hintText} from './hintText';

test.each([
  ['', undefined],
  ['What is a cliff?', undefined],
  ['/', 'Tab completes: /help /clear /sources /model'],
  ['/he', '/help lists the commands and keys.'],
  ['/help ', '/help lists the commands and keys.'],
  ['/foo', 'No such command. /help lists them.'],
])('%j hints at %j', (text, hint) => {
  expect(hintText(text)).toBe(hint);
});
