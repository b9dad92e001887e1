import {afterEach, expect, test, vi} from 'vitest';
import {ModelServerStandIn} from '../../../../../tests/support/modelServer';
import {ModelError} from '../ModelError';
import {connectServer} from './connectServer';

const servers: ModelServerStandIn[] = [];
const signal = new AbortController().signal;
const messages = [
  {role: 'system', content: 'Rules.'},
  {
    role: 'user',
    content:
      'Passages:\n\n<passage number="1">\nA post\nÄpfel and 🍐 are fruit. They grow.\n</passage>\n\nQuestion: What?',
  },
] as const;

async function start(api: 'ollama' | 'openai', models?: string[]): Promise<ModelServerStandIn> {
  const server = await new ModelServerStandIn({api, ...(models ? {models} : {})}).start();
  servers.push(server);
  return server;
}

/** What an answer said before it ended or failed, and the kind of its failure. */
async function ask(url: string, model = 'llama3.2:3b', ended = signal) {
  let text = '';
  try {
    for await (const piece of (await connectServer(url)).model(model).stream(messages, ended)) {
      text += piece;
    }
  } catch (error) {
    return {text, error};
  }
  return {text, error: undefined};
}

function kindOf(error: unknown): string {
  return error instanceof ModelError ? error.kind : String(error);
}

afterEach(() => {
  vi.useRealTimers();
  servers.splice(0).forEach((server) => server.close());
});

test.each(['ollama', 'openai'] as const)('streams an answer over the API of %s', async (api) => {
  const server = await start(api);
  const {text, error} = await ask(server.url);
  expect(error).toBeUndefined();
  expect(text).toBe('Äpfel and 🍐 are fruit [1].');
});

test.each(['ollama', 'openai'] as const)(
  'lists what %s has, those that embed apart',
  async (api) => {
    const server = await start(api);
    const connected = await connectServer(server.url);
    expect(connected.kind).toBe(api);
    expect(connected.origin).toBe(server.url);
    expect(await connected.list(signal)).toEqual({
      chat: ['llama3.2:3b'],
      embedding: ['nomic-embed-text:latest'],
    });
  },
);

test('offers every model for embedding when none is known to embed', async () => {
  const connected = await connectServer((await start('ollama', ['a', 'b'])).url);
  expect(await connected.list(signal)).toEqual({chat: ['a', 'b'], embedding: ['a', 'b']});
});

test.each(['ollama', 'openai'] as const)(
  'embeds over %s in the order of the texts',
  async (api) => {
    const connected = await connectServer((await start(api)).url);
    const texts = ['apples and pears', 'running shoes', 'equity plans'];
    const rows = await connected.embed('nomic-embed-text:latest', texts, signal);
    expect(rows).toHaveLength(3);
    expect(rows[1]).toEqual(
      (await connected.embed('nomic-embed-text:latest', ['running shoes'], signal))[0],
    );
  },
);

test.each(['ollama', 'openai'] as const)(
  '%s: what came before a cut stays, and the cut is told',
  async (api) => {
    const server = await start(api);
    for (const mode of ['cut', 'short'] as const) {
      server.mode = mode;
      const {text, error} = await ask(server.url);
      expect(kindOf(error)).toBe('cut');
      expect(text).toBe('Äpfel and 🍐');
    }
  },
);

test.each(['ollama', 'openai'] as const)(
  '%s: one part that cannot be read is left out',
  async (api) => {
    const server = await start(api);
    server.mode = 'patchy';
    expect(await ask(server.url)).toEqual({text: 'Äpfel and 🍐 are fruit [1].', error: undefined});
  },
);

test.each(['ollama', 'openai'] as const)(
  '%s: nothing that can be read is a bad answer',
  async (api) => {
    const server = await start(api);
    server.mode = 'malformed';
    const {text, error} = await ask(server.url);
    expect(kindOf(error)).toBe('bad-answer');
    expect(text).toBe('');
  },
);

test.each(['ollama', 'openai'] as const)('%s: a model that is not there is named', async (api) => {
  const {error} = await ask((await start(api)).url, 'mistral:7b');
  expect(kindOf(error)).toBe('model-missing');
  expect((error as Error).message).toContain('mistral:7b');
});

test('stopping lets the server stop too, and is no failure of the model', async () => {
  const server = await start('ollama');
  server.hold();
  const stop = new AbortController();
  const answer = (await connectServer(server.url))
    .model('llama3.2:3b')
    .stream(messages, stop.signal);
  const pieces: string[] = [];
  await expect(async () => {
    for await (const piece of answer) {
      pieces.push(piece);
      if (pieces.length === 3) {
        stop.abort();
      }
    }
  }).rejects.toThrow(stop.signal.reason as Error);
  expect(pieces.join('')).toBe('Äpfel and 🍐');
  await expect.poll(() => server.stopped).toBe(1);
});

test('sends no cookies, no referrer, and nothing but the model, the messages and how to answer', async () => {
  const server = await start('ollama');
  await ask(server.url);
  const [call] = server.callsOf('POST /api/chat');
  expect(call?.headers.cookie).toBeUndefined();
  expect(call?.headers.referer).toBeUndefined();
  expect(Object.keys(call?.body ?? {}).sort()).toEqual(['messages', 'model', 'options', 'stream']);
  expect(call?.body['messages']).toEqual(messages);
});

test('nothing at the address is unreachable', async () => {
  const server = await start('ollama');
  server.close();
  await expect(connectServer(server.url)).rejects.toMatchObject({kind: 'unreachable'});
});

test('an answer to the probe alone means that the server refuses this site', async () => {
  const asked: [string, RequestInit | undefined][] = [];
  const fetcher: typeof fetch = (input, init) => {
    asked.push([String(input), init]);
    return init?.mode === 'no-cors'
      ? Promise.resolve(new Response())
      : Promise.reject(new TypeError('Failed to fetch'));
  };
  await expect(connectServer('localhost:1', {fetch: fetcher})).rejects.toMatchObject({
    kind: 'refused',
  });
  expect(asked.map(([url]) => url)).toEqual([
    'http://localhost:1/api/tags',
    'http://localhost:1/',
    'http://localhost:1/v1/models',
    'http://localhost:1/',
  ]);
  for (const [, init] of asked) {
    expect(init).toMatchObject({credentials: 'omit', referrerPolicy: 'no-referrer'});
  }
  expect(asked[0]?.[1]).toMatchObject({redirect: 'error', cache: 'no-store'});
});

test.each<[string, Response, string]>([
  ['a page', new Response('<!doctype html><p>Hello'), 'bad-answer'],
  ['other JSON', Response.json({hello: 1}), 'bad-answer'],
  ['an error', new Response('no', {status: 500}), 'bad-answer'],
  ['a refusal', new Response('', {status: 403}), 'refused'],
  ['a wish for a key', Response.json({error: {message: 'key'}}, {status: 401}), 'refused'],
])('%s from the server is %s', async (_, response, kind) => {
  const fetcher = () => Promise.resolve(response.clone());
  await expect(connectServer('localhost:1', {fetch: fetcher})).rejects.toMatchObject({kind});
});

/** A server that takes the connection and says nothing. */
function hang(_: unknown, init?: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    const giveUp = () => reject(init?.signal?.reason as Error);
    init?.signal?.addEventListener('abort', giveUp);
    if (init?.signal?.aborted) {
      giveUp();
    }
  });
}

test('a server that says nothing is given up after eight seconds', async () => {
  vi.useFakeTimers();
  const connected = expect(connectServer('localhost:1', {fetch: hang})).rejects.toMatchObject({
    kind: 'unreachable',
    message: 'http://localhost:1 did not answer within 8 seconds.',
  });
  await vi.advanceTimersByTimeAsync(8000);
  await connected;
});

test('giving up is no failure of the server', async () => {
  const stop = new AbortController();
  const connected = connectServer('localhost:1', {fetch: hang, signal: stop.signal});
  stop.abort();
  await expect(connected).rejects.toBe(stop.signal.reason);
});
