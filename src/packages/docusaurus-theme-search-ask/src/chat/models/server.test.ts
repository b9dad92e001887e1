import {afterEach, expect, test, vi} from 'vitest';
import {loopingServer} from '../../testing/loopingServer.js';
import {listModels, parseServerAddress, serverModel} from './server.js';
import {ModelError} from './answerModel.js';

const ORIGINS = ['https://models.example', 'https://site.example:8443'];
const ADDRESS = 'http://localhost:11434/v1';
const {signal} = new AbortController();

afterEach(() => {
  vi.unstubAllGlobals();
});

function answerWith(body: string, status = 200): void {
  vi.stubGlobal('fetch', async () => new Response(body, {status}));
}

async function ask(): Promise<{text: string; error: unknown}> {
  let text = '';
  try {
    const messages = [{role: 'user', content: 'Why?'}] as const;
    for await (const piece of serverModel(ADDRESS, 'm')(messages, signal)) {
      text += piece;
    }
    return {text, error: undefined};
  } catch (error) {
    return {text, error};
  }
}

function event(content: string): string {
  return `data: ${JSON.stringify({choices: [{delta: {content}}]})}\n\n`;
}

test.each([
  ['http://localhost:11434', 'http://localhost:11434/v1'],
  ['http://localhost:8080/v1/', 'http://localhost:8080/v1'],
  ['http://127.0.0.1', 'http://127.0.0.1/v1'],
  ['https://LOCALHOST:8443//', 'https://localhost:8443/v1'],
  ['localhost:11434', 'http://localhost:11434/v1'],
  ['models.example/api', 'https://models.example/api/v1'],
  ['https://models.example/api', 'https://models.example/api/v1'],
  ['https://models.example:443/v1', 'https://models.example/v1'],
  ['https://site.example:8443', 'https://site.example:8443/v1'],
])('%s is read as %s', (typed, address) => {
  expect(parseServerAddress(typed, ORIGINS)).toBe(address);
});

test.each([
  ['http://192.168.1.5:11434', 'http://192.168.1.5:11434'],
  ['http://models.example', 'http://models.example'],
  ['https://models.example:8443/v1', 'https://models.example:8443'],
  ['https://models.example.evil.example', 'https://models.example.evil.example'],
  ['ftp://localhost', 'ftp://localhost'],
  ['http://localhost.evil.example', 'http://localhost.evil.example'],
  ['https://elsewhere.example#https://models.example', 'https://elsewhere.example'],
])('the policy does not allow %s, and the error says how to allow it', (typed, origin) => {
  expect(() => parseServerAddress(typed, ORIGINS)).toThrow(
    `ask the site’s owner to allow ${origin}`,
  );
});

test('an answer comes in pieces, until the server says that it is done', async () => {
  answerWith(`: hello\n\n${event('It ')}${event('is.')}data: [DONE]\n\n${event('more')}`);
  expect(await ask()).toEqual({text: 'It is.', error: undefined});
});

test('an error in place of an answer is reported in the server’s words', async () => {
  answerWith('data: {"error": {"message": "out of memory"}}\n\n');
  expect((await ask()).error).toMatchObject({
    name: 'ModelError',
    message: expect.stringContaining('out of memory'),
  });
});

test('an answer that ends early is an error after its text', async () => {
  answerWith(event('It '));
  expect(await ask()).toEqual({text: 'It ', error: expect.any(Error)});
});

test('the error message of a server that refuses is passed on', async () => {
  answerWith('{"error": {"message": "The model does not exist."}}', 404);
  const {error} = await ask();
  expect(error).toMatchObject({
    message: expect.stringContaining('does not exist'),
  });
});

test('the error about an unreachable server names its address', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(listModels(ADDRESS)).rejects.toMatchObject({
    message: expect.stringContaining('http://localhost:11434'),
  });
});

test('a server that is silent for ten seconds is reported', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => init.signal?.throwIfAborted());
  await expect(listModels(ADDRESS)).rejects.toThrow('No answer from');
  expect(timeout).toHaveBeenCalledWith(10_000);
  timeout.mockRestore();
});

test('models are listed by name; an answer that is not a list is reported', async () => {
  answerWith('{"data": [{"id": "one"}, {"id": 7}, {"id": "two"}]}');
  expect(await listModels(ADDRESS)).toEqual(['one', 'two']);
  answerWith('<html>');
  await expect(listModels(ADDRESS)).rejects.toThrow(ModelError);
});

test('a server that redirects counts as unreachable and is not followed', async () => {
  const {origin, requestedPaths, close} = await loopingServer();
  await expect(listModels(`${origin}/v1`)).rejects.toThrow(`No answer from ${origin}`);
  expect(requestedPaths).toEqual(['/v1/models']);
  close();
});
