import {expect, test, vi} from 'vitest';
import type {LanguageModelApi} from './builtIn.js';
import {askBuiltIn} from './builtIn.js';

const MESSAGES = [
  {role: 'system', content: 'Rules.'},
  {role: 'user', content: 'Why?'},
] as const;

/** Gives the browser a model that answers “It is.”, and records its calls. */
function stubLanguageModel(availability: string) {
  const seen = {asked: '', destroyed: 0, prompts: [] as unknown};
  const api: LanguageModelApi = {
    availability: async () => availability,
    async create(options) {
      const {initialPrompts, monitor} = options as {
        initialPrompts: unknown;
        monitor: (target: EventTarget) => void;
      };
      seen.prompts = initialPrompts;
      const target = new EventTarget();
      monitor(target);
      target.dispatchEvent(Object.assign(new Event('downloadprogress'), {loaded: 0.5}));
      return {
        promptStreaming(input) {
          seen.asked = input;
          return new ReadableStream({
            start(controller) {
              controller.enqueue('It ');
              controller.enqueue('is.');
              controller.close();
            },
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

const {signal} = new AbortController();

async function ask(onDownload = (_share: number): void => undefined): Promise<string> {
  let text = '';
  for await (const piece of askBuiltIn(MESSAGES, signal, onDownload)) {
    text += piece;
  }
  return text;
}

test('a model that has to be downloaded reports its progress; its session gets the rules and the question, and is destroyed', async () => {
  const seen = stubLanguageModel('downloadable');
  const onDownload = vi.fn();
  expect(await ask(onDownload)).toBe('It is.');
  expect(onDownload.mock.calls).toEqual([[0.5]]);
  expect(seen).toEqual({asked: 'Why?', destroyed: 1, prompts: [MESSAGES[0]]});
});

test('a session is destroyed if nobody reads its answer to the end', async () => {
  const seen = stubLanguageModel('available');
  const answer = askBuiltIn(MESSAGES, signal, () => undefined);
  expect(await answer.next()).toEqual({done: false, value: 'It '});
  await answer.return(undefined);
  expect(seen.destroyed).toBe(1);
});

test('asking fails if the browser has no model, or none for this machine', async () => {
  await expect(ask()).rejects.toMatchObject({name: 'ModelError'});
  const seen = stubLanguageModel('unavailable');
  await expect(ask()).rejects.toMatchObject({name: 'ModelError'});
  expect(seen.asked).toBe('');
});
