import {expect, test} from 'vitest';
import {ModelError} from '../ModelError';
import {builtInModel} from './builtInModel';
import type {LanguageModelApi} from './LanguageModelApi';

const messages = [
  {role: 'system', content: 'Rules.'},
  {role: 'user', content: 'Why?'},
] as const;

interface Behavior {
  readonly availability?: 'unavailable' | 'downloadable' | 'available';
  readonly pieces?: readonly string[];
  /** Thrown behind the pieces. */
  readonly error?: Error;
  readonly createError?: Error;
}

function standIn({availability = 'available', pieces = [], error, createError}: Behavior) {
  const seen: {created: unknown[]; asked: string[]; destroyed: number} = {
    created: [],
    asked: [],
    destroyed: 0,
  };
  const api: LanguageModelApi = {
    availability: () => Promise.resolve(availability),
    create(options) {
      seen.created.push(options);
      options.monitor?.(new EventTarget());
      return createError
        ? Promise.reject(createError)
        : Promise.resolve({
            promptStreaming(input) {
              seen.asked.push(input);
              return new ReadableStream({
                start(controller) {
                  pieces.forEach((piece) => controller.enqueue(piece));
                },
                pull: (controller) => (error ? controller.error(error) : controller.close()),
              });
            },
            destroy() {
              seen.destroyed += 1;
            },
          });
    },
  };
  return {api, seen};
}

async function ask(behavior: Behavior, signal = new AbortController().signal) {
  const {api, seen} = standIn(behavior);
  const model = await builtInModel(api);
  let text = '';
  let error: unknown;
  try {
    for await (const piece of model?.stream(messages, signal) ?? []) {
      text += piece;
    }
  } catch (thrown) {
    error = thrown;
  }
  return {text, seen, kind: error instanceof ModelError ? error.kind : error};
}

test('there is none where the browser has no such thing, or none for this machine', async () => {
  expect(await builtInModel(undefined)).toBeUndefined();
  expect(await builtInModel(standIn({availability: 'unavailable'}).api)).toBeUndefined();
});

test('one that must be downloaded first says so', async () => {
  const {api, seen} = standIn({availability: 'downloadable'});
  const model = await builtInModel(api);
  expect(model?.isReady).toBe(false);
  await model?.download(() => undefined, new AbortController().signal);
  expect(seen.destroyed).toBe(1);
});

test('gives rules first, asks last, streams, and lets the session go', async () => {
  const {text, seen, kind} = await ask({pieces: ['Because', ' so.']});
  expect({text, kind}).toEqual({text: 'Because so.', kind: undefined});
  expect(seen.created).toMatchObject([{initialPrompts: [messages[0]]}]);
  expect(seen.asked).toEqual(['Why?']);
  expect(seen.destroyed).toBe(1);
});

test.each<[string, Behavior, string, string]>([
  ['an error in the middle', {pieces: ['Half'], error: new Error('gone')}, 'Half', 'cut'],
  ['an error before anything', {error: new Error('gone')}, '', 'bad-answer'],
  ['nothing at all', {}, '', 'bad-answer'],
  ['no model', {createError: new DOMException('', 'NotSupportedError')}, '', 'model-missing'],
  ['no leave', {createError: new DOMException('', 'NotAllowedError')}, '', 'model-missing'],
  ['too much', {createError: new DOMException('', 'QuotaExceededError')}, '', 'bad-answer'],
])('%s is told', async (_, behavior, text, kind) => {
  expect(await ask(behavior)).toMatchObject({text, kind});
});

test('stopping is no failure of the model', async () => {
  const stop = new AbortController();
  stop.abort();
  const {kind, seen} = await ask({pieces: ['x']}, stop.signal);
  expect(kind).toBe(stop.signal.reason);
  expect(seen.created).toEqual([]);
});
