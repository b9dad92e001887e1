import fc from 'fast-check';
import {expect, test} from 'vitest';
import {ModelError} from '../ModelError';
import {parseOllamaLine} from './parseOllamaLine';
import {parseOpenAiEvent} from './parseOpenAiEvent';
import {readAnswer} from './readAnswer';

async function* each(parts: readonly string[]): AsyncGenerator<string> {
  yield* parts;
}

async function read(parts: readonly string[], parse = parseOllamaLine) {
  let text = '';
  try {
    for await (const piece of readAnswer(each(parts), parse)) {
      text += piece;
    }
  } catch (error) {
    return {text, end: error instanceof ModelError ? error.kind : String(error)};
  }
  return {text, end: 'whole'};
}

const say = (content: string) => JSON.stringify({message: {content}, done: false});
const DONE = JSON.stringify({message: {content: ''}, done: true, done_reason: 'stop'});

test.each<[string, string[], string, string]>([
  ['a whole answer', [say('a'), say('b'), DONE], 'ab', 'whole'],
  ['what comes after the end', [say('a'), DONE, say('b')], 'a', 'whole'],
  ['one broken line', [say('a'), '{', say('b'), DONE], 'ab', 'whole'],
  ['mostly broken lines', [say('a'), '{', '{', '{', DONE], 'a', 'bad-answer'],
  ['no end', [say('a')], 'a', 'cut'],
  ['an error in the middle', [say('a'), '{"error":"gone"}'], 'a', 'cut'],
  ['an error at the start', ['{"error":"gone"}'], '', 'bad-answer'],
  ['nothing', [], '', 'bad-answer'],
  ['nothing but the end', [DONE], '', 'bad-answer'],
  ['a model that cannot stop', [say('x'.repeat(31_000)), DONE], 'x'.repeat(31_000), 'cut'],
])('%s', async (_, parts, text, end) => {
  expect(await read(parts)).toEqual({text, end});
});

test('whatever a server says, it is an answer or an error with a sentence', async () => {
  const part = fc.oneof(fc.json(), fc.string(), fc.constantFrom(say('a'), DONE, '[DONE]'));
  await fc.assert(
    fc.asyncProperty(
      fc.array(part),
      fc.constantFrom(parseOllamaLine, parseOpenAiEvent),
      async (parts, parse) => {
        expect(['whole', 'cut', 'bad-answer']).toContain((await read(parts, parse)).end);
      },
    ),
  );
});
