import {expect, test, vi} from 'vitest';
import type {Answer, AnswerPassage} from '../answers/index.js';
import {answerTurn, earlierOf, withoutThoughts} from './answerTurn.js';
import type {Turn, TurnState} from './conversation.js';
import type {ModelSettings} from './settings/modelSettings.js';

function turn(kind: Answer['kind']): Turn {
  const reply: Answer = {kind, passages: [], pages: [{title: 'Ink', href: '/blog/ink'}]};
  return {id: 1, question: 'Why?', asked: 'the pages', state: {status: 'answered', reply}};
}

test('a follow-up refers to the pages of the last answer; answers about the site and suggested pages do not count', () => {
  expect(earlierOf([turn('list'), turn('site')])?.hrefs).toEqual(['/blog/ink']);
  expect(earlierOf([turn('list'), turn('nothing')])?.hrefs).toEqual([]);
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
  const states = answerTurn(
    {
      question: 'Why?',
      settings,
      earlier: [],
      find: async () => ({kind: 'answer', passages: [PASSAGE], pages: []}),
      onDownload: () => undefined,
      modelOrigins: ['https://models.example'],
    },
    signal,
  );
  let last: TurnState | undefined;
  for await (const state of states) {
    last = state;
  }
  return last;
}

function serverSays(...data: string[]): void {
  const body = data.map((text) => `data: ${text}\n\n`).join('');
  vi.stubGlobal('fetch', async () => new Response(body));
}

const failure = (words: string) => ({
  status: 'failed',
  isModelFailure: true,
  message: expect.stringContaining(words),
});

test.each<[string, Partial<ModelSettings>, string]>([
  ['the browser has no built-in model', {provider: 'browser'}, 'no built-in model'],
  [
    'the content security policy blocks the address',
    {address: 'https://x.example'},
    'https://x.example',
  ],
])('if %s, the turn fails and says so, and nothing is sent', async (_, changes, words) => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  expect(await lastState({...SERVER, ...changes})).toMatchObject(failure(words));
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['says nothing', ['[DONE]'], 'is empty'],
  ['cannot be read', ['{"choi'], 'could not be read'],
  ['ends before its first word', [], 'could not be read'],
])('an answer that %s fails the turn', async (_, data, words) => {
  serverSays(...data);
  expect(await lastState(SERVER)).toMatchObject(failure(words));
});

const BEGUN = '{"choices": [{"delta": {"content": "Because of the tide"}}]}';

test.each([
  ['whole', [BEGUN, '[DONE]'], undefined],
  ['cut', [BEGUN], undefined],
  ['cut', [BEGUN, '{"choi'], undefined],
  ['stopped', [BEGUN], AbortSignal.abort()],
])('text that has arrived is kept, and marked as %s', async (end, data, signal) => {
  serverSays(...data);
  expect(await lastState(SERVER, signal)).toMatchObject({
    status: 'answered',
    reply: {kind: 'model', text: 'Because of the tide', end},
  });
});

test('a turn that is stopped before the first word has no answer', async () => {
  vi.stubGlobal('fetch', (_: string, {signal}: RequestInit) => Promise.reject(signal?.reason));
  expect(await lastState(SERVER, AbortSignal.abort())).toEqual({status: 'stopped'});
});

test.each([
  [' <think>Hmm.</think>\n\nIt is.', 'It is.'],
  ['<think>never ends', ''],
  ['<thi', ''],
  ['<b>', '<b>'],
])('the visible text of %j is %j', (written, text) => {
  expect(withoutThoughts(written)).toBe(text);
});
