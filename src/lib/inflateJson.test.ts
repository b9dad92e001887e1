import {expect, test} from 'vitest';
import {inflateJson} from './inflateJson';

async function deflated(text: string, length = Infinity): Promise<Response> {
  const stream = new Response(text).body?.pipeThrough(new CompressionStream('deflate-raw'));
  return new Response((await new Response(stream).arrayBuffer()).slice(0, length));
}

test('gives what was deflated, letters beyond ASCII too', async () => {
  const value = [['Zürich → 東京', 1]];
  expect(await inflateJson(await deflated(JSON.stringify(value)))).toEqual(value);
});

test.each([
  ['a page in its place', new Response('<!doctype html>')],
  ['nothing', new Response(null)],
  ['half of it', deflated('[1, 2, 3, 4, 5, 6, 7]', 8)],
  ['what is no JSON', deflated('[1, 2')],
])('rejects on %s', async (_, response) => {
  await expect(inflateJson(await response)).rejects.toThrow();
});
