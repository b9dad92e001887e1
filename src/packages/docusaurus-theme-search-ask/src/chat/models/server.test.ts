import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, test, vi} from 'vitest';
import {askServer, listModels, parseServerAddress} from './server.js';

const ORIGINS = ['https://models.example', 'https://site.example:8443'];
const ADDRESS = 'http://localhost:11434/v1';
const {signal} = new AbortController();

function answerWith(body: string, status = 200): void {
  vi.stubGlobal('fetch', async () => new Response(body, {status}));
}

/** Asks for an answer, and returns its text and the error at its end. */
async function ask(): Promise<{text: string; error?: string}> {
  let text = '';
  try {
    const messages = [{role: 'user', content: 'Why?'}] as const;
    for await (const piece of askServer(ADDRESS, 'm', messages, signal)) {
      text += piece;
    }
    return {text};
  } catch (error) {
    return {text, error: (error as Error).message};
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
  expect(await ask()).toEqual({text: 'It is.'});
  const last = (reason: string) => `data: {"choices": [{"finish_reason": "${reason}"}]}\n\n`;
  answerWith(`data:\n\ndata: null\n\n${event('It is.')}${last('stop')}`);
  expect(await ask()).toEqual({text: 'It is.'});
  answerWith(`${event('It is')}${last('length')}data: [DONE]\n\n`);
  expect(await ask()).toEqual({text: 'It is', error: 'The answer broke off.'});
});

test.each([
  ['an error in place of an answer', 200, 'data: {"error": "out of memory"}\n\n', /out of memory/],
  ['the message of a server that refuses', 404, '{"error": "No such model."}', /No such model/],
  ['the end of an answer that is not finished', 200, event(''), /broke off/],
])('%s is reported', async (_, status, body, error) => {
  answerWith(body, status);
  expect(await ask()).toEqual({text: '', error: expect.stringMatching(error)});
});

test('models are listed by name; an answer that is not a list is reported', async () => {
  answerWith('{"data": [{"id": "one"}, {"id": 7}, null, {"id": "two"}]}');
  expect(await listModels(ADDRESS)).toEqual(['one', 'two']);
  answerWith('<html>');
  await expect(listModels(ADDRESS)).rejects.toThrow('No answer from');
});

test('a server that redirects counts as unreachable and is not followed', async () => {
  const requestedPaths: string[] = [];
  const server = createServer(({url = ''}, response) => {
    requestedPaths.push(url);
    response.writeHead(302, {location: url}).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await expect(listModels(`${origin}/v1`)).rejects.toThrow(`No answer from ${origin}`);
  expect(requestedPaths).toEqual(['/v1/models']);
  server.close();
});
