import {afterEach, expect, test, vi} from 'vitest';
import type {LanguageModelApi} from './builtIn.js';
import {builtInModel} from './builtIn.js';

const MESSAGES = [
  {role: 'system', content: 'Rules.'},
  {role: 'user', content: 'Why?'},
] as const;

const {signal} = new AbortController();
const onDownload = vi.fn();

afterEach(() => {
  onDownload.mockReset();
  vi.unstubAllGlobals();
});

interface Model {
  readonly pieces?: readonly string[];
  /** Thrown after the pieces. */
  readonly error?: Error;
  readonly availability?: string;
}

/** Gives the browser a model, and records its calls. */
function standIn({pieces = [], error, availability = 'available'}: Model) {
  const seen = {asked: '', destroyed: 0, prompts: [] as unknown};
  const api: LanguageModelApi = {
    availability: async () => availability,
    async create(options) {
      const {initialPrompts, monitor} = options as {
        initialPrompts: unknown;
        monitor?: (target: EventTarget) => void;
      };
      seen.prompts = initialPrompts;
      const target = new EventTarget();
      monitor?.(target);
      target.dispatchEvent(Object.assign(new Event('downloadprogress'), {loaded: 0.5}));
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
  vi.stubGlobal('LanguageModel', api);
  return seen;
}

async function ask(): Promise<{text: string; error: unknown}> {
  let text = '';
  try {
    for await (const piece of builtInModel(onDownload)(MESSAGES, signal)) {
      text += piece;
    }
    return {text, error: undefined};
  } catch (error) {
    return {text, error};
  }
}

test('a session gets the rules and the question, and is destroyed after its answer', async () => {
  const seen = standIn({pieces: ['It ', 'is.']});
  expect(await ask()).toEqual({text: 'It is.', error: undefined});
  expect(seen).toEqual({asked: 'Why?', destroyed: 1, prompts: [MESSAGES[0]]});
});

test('a session that fails is destroyed', async () => {
  const error = new DOMException('no', 'OperationError');
  const seen = standIn({error});
  expect(await ask()).toEqual({text: '', error});
  expect(seen.destroyed).toBe(1);
});

test('a session is destroyed if nobody reads its answer to the end', async () => {
  const seen = standIn({pieces: ['It ', 'is.']});
  const answer = builtInModel(onDownload)(MESSAGES, signal)[Symbol.asyncIterator]();
  expect(await answer.next()).toEqual({done: false, value: 'It '});
  await answer.return?.();
  expect(seen.destroyed).toBe(1);
});

test('a model that is unavailable on this machine is not asked', async () => {
  const seen = standIn({pieces: ['It is.'], availability: 'unavailable'});
  expect((await ask()).error).toMatchObject({name: 'ModelError'});
  expect(seen.asked).toBe('');
});

test('a browser without the Prompt API has no model', async () => {
  expect((await ask()).error).toMatchObject({name: 'ModelError'});
});

test('a model that has to be downloaded first reports its progress, then answers', async () => {
  standIn({pieces: ['It is.'], availability: 'downloadable'});
  expect(await ask()).toEqual({text: 'It is.', error: undefined});
  expect(onDownload.mock.calls).toEqual([[0.5]]);
});
