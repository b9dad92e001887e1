import {expect, test} from 'vitest';
import {builtInModel} from './builtIn';

const MESSAGES = [
  {role: 'system', content: 'Rules.'},
  {role: 'user', content: 'Why?'},
] as const;

type Api = NonNullable<Parameters<typeof builtInModel>[0]>;

function standIn(pieces: readonly string[], error?: Error) {
  const seen = {asked: '', destroyed: 0, prompts: [] as unknown};
  const api: Api = {
    availability: async () => 'available',
    async create(options) {
      seen.prompts = (options as {initialPrompts: unknown}).initialPrompts;
      return {
        promptStreaming(input) {
          seen.asked = input;
          return new ReadableStream({
            start: (controller) => pieces.forEach((piece) => controller.enqueue(piece)),
            pull: (controller) => (error ? controller.error(error) : controller.close()),
          });
        },
        destroy() {
          seen.destroyed += 1;
        },
      };
    },
  };
  return {api, seen};
}

async function ask(api: Api, signal = new AbortController().signal) {
  let text = '';
  try {
    for await (const piece of (await builtInModel(api))?.stream(MESSAGES, signal) ?? []) {
      text += piece;
    }
    return {text, error: undefined};
  } catch (error) {
    return {text, error};
  }
}

test('a session gets the rules and the question, and is let go once it has answered', async () => {
  const {api, seen} = standIn(['It ', 'is.']);
  expect(await ask(api)).toEqual({text: 'It is.', error: undefined});
  expect(seen).toEqual({asked: 'Why?', destroyed: 1, prompts: [MESSAGES[0]]});
});

test.each([
  ['a question that is too long', 'QuotaExceededError', /too long/],
  ['anything else', 'OperationError', /could not answer/],
])('%s is told of, and the session let go', async (_, name, message) => {
  const {api, seen} = standIn([], new DOMException('no', name));
  expect((await ask(api)).error).toMatchObject({message: expect.stringMatching(message)});
  expect(seen.destroyed).toBe(1);
});

test('an abort ends the answer with its reason', async () => {
  const controller = new AbortController();
  const {api} = standIn(['It ']);
  controller.abort(new Error('stopped'));
  expect((await ask(api, controller.signal)).error).toMatchObject({message: 'stopped'});
});

test.each([['unavailable'], [undefined]])('there is no model where it is %s', async (state) => {
  const {api} = standIn([]);
  const without = state && {...api, availability: async () => state as 'unavailable'};
  expect(await builtInModel(without || undefined)).toBeUndefined();
});
