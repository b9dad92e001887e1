import {expect, test} from 'vitest';
import {ModelError} from '../ModelError';
import {parseServerAddress} from './parseServerAddress';

test.each([
  ['http://localhost:11434', 'http://localhost:11434'],
  ['localhost:11434', 'http://localhost:11434'],
  ['  127.0.0.1:8080/  ', 'http://127.0.0.1:8080'],
  ['http://localhost:1234/v1', 'http://localhost:1234'],
  ['http://localhost:1234/v1/chat/completions?x=1#y', 'http://localhost:1234'],
  ['http://0.0.0.0:11434', 'http://localhost:11434'],
  ['https://models.example:443/api', 'https://models.example'],
  ['HTTP://LocalHost:11434', 'http://localhost:11434'],
  ['[::1]:11434', 'http://[::1]:11434'],
])('reads %j as %s', (typed, origin) => {
  expect(parseServerAddress(typed)).toBe(origin);
});

test.each([
  [''],
  ['   '],
  ['http://'],
  ['ftp://localhost'],
  ['file:///etc/passwd'],
  ['javascript:alert(1)'],
  ['data:text/html,hello'],
  ['http://me:secret@localhost:11434'],
  ['me@localhost:11434'],
  ['http://localhost:99999'],
  ['two words'],
  ['two%20words'],
  ['x'.repeat(301)],
])('refuses %j with a sentence', (typed) => {
  let error: unknown;
  try {
    parseServerAddress(typed);
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(ModelError);
  expect((error as ModelError).kind).toBe('bad-address');
  expect((error as ModelError).message).toMatch(/^[A-Z].*\.$/);
});
