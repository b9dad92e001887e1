import {afterEach, expect, test, vi} from 'vitest';
import type {AnswerPassage} from '../../answers/index.js';
import type {AnswerRequest} from '../answers.js';
import type {TurnState} from '../conversation.js';
import type {ModelSettings} from '../settings/modelSettings.js';
import {modelAnswers, withoutThoughts} from './modelAnswers.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

const PASSAGE: AnswerPassage = {
  title: 'A post',
  path: [],
  href: '/blog/a',
  marks: [],
  block: {kind: 'text', anchor: null, lines: ['Because of the tide.']},
};

const SERVER: ModelSettings = {provider: 'server', address: 'http://localhost:1', model: 'm'};

/** Asks a model, and returns the last state of the turn. */
async function lastState(
  settings: ModelSettings,
  signal = new AbortController().signal,
): Promise<TurnState | undefined> {
  const index = {
    answer: async () => ({kind: 'answer', passages: [PASSAGE], pages: []}),
    passages: async () => [PASSAGE],
  };
  const request: AnswerRequest = {
    question: 'Why?',
    settings,
    earlier: [],
    ask: (question) => question(index as unknown as Parameters<typeof question>[0]),
    profile: {title: 'Loose Leaves'},
    onDownload: () => undefined,
    modelOrigins: ['https://models.example'],
  };
  let last: TurnState | undefined;
  for await (const state of modelAnswers(request, signal)) {
    last = state;
  }
  return last;
}

function serverSays(...data: string[]): void {
  const body = data.map((text) => `data: ${text}\n\n`).join('');
  vi.stubGlobal('fetch', async () => new Response(body));
}

const BEGUN = '{"choices": [{"delta": {"content": "Because of the tide"}}]}';

test.each<[string, Partial<ModelSettings>, string]>([
  ['the browser has none', {provider: 'browser'}, 'no built-in model'],
  ['the policy stops the address', {address: 'https://x.example'}, 'https://x.example'],
])('if %s, the turn fails and says so, and nothing is sent', async (_, changes, words) => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  expect(await lastState({...SERVER, ...changes})).toMatchObject({
    status: 'failed',
    failure: {of: 'model', message: expect.stringContaining(words)},
  });
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['says nothing', ['[DONE]'], 'is empty'],
  ['cannot be read', ['{"choi'], 'could not be read'],
  ['ends before its first word', [], 'could not be read'],
])('an answer that %s fails the turn', async (_, data, words) => {
  serverSays(...data);
  expect(await lastState(SERVER)).toMatchObject({
    status: 'failed',
    failure: {of: 'model', message: expect.stringContaining(words)},
  });
});

test.each([
  ['whole', [BEGUN, '[DONE]'], undefined],
  ['cut', [BEGUN], undefined],
  ['cut', [BEGUN, '{"choi'], undefined],
  ['stopped', [BEGUN], AbortSignal.abort()],
])('text that has arrived stays, with the way in which it ended: %s', async (end, data, signal) => {
  serverSays(...data);
  expect(await lastState(SERVER, signal)).toMatchObject({
    status: 'answered',
    reply: {kind: 'model', text: 'Because of the tide', end},
  });
});

test('an answer that was stopped before its first word says nothing', async () => {
  vi.stubGlobal('fetch', (_: string, {signal}: RequestInit) => Promise.reject(signal?.reason));
  expect(await lastState(SERVER, AbortSignal.abort())).toEqual({status: 'stopped'});
});

test.each([
  ['It is.', 'It is.'],
  [' <think>Hmm.</think>\n\nIt is.', 'It is.'],
  ['<think>never ends', ''],
  ['<thi', ''],
  ['<b>', '<b>'],
])('the visible text of %j is %j', (written, text) => {
  expect(withoutThoughts(written)).toBe(text);
});
