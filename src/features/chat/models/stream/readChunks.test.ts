import {expect, test} from 'vitest';
import {collect} from '../../../../../tests/support/collect';
import {readChunks} from './readChunks';

const signal = new AbortController().signal;

function bodyOf(source: UnderlyingDefaultSource<Uint8Array>): Response {
  return new Response(new ReadableStream(source));
}

test('gives the chunks as they come', async () => {
  const body = bodyOf({
    start(controller) {
      controller.enqueue(new Uint8Array([1]));
      controller.enqueue(new Uint8Array([2, 3]));
      controller.close();
    },
  });
  expect(await collect(readChunks(body, signal))).toEqual([
    new Uint8Array([1]),
    new Uint8Array([2, 3]),
  ]);
  expect(await collect(readChunks(new Response(null), signal))).toEqual([]);
});

test('a stream that falls silent or breaks is cut', async () => {
  const silent = collect(readChunks(bodyOf({}), signal, 1));
  await expect(silent).rejects.toMatchObject({kind: 'cut'});
  const broken = bodyOf({start: (controller) => controller.error(new TypeError('terminated'))});
  await expect(collect(readChunks(broken, signal))).rejects.toMatchObject({kind: 'cut'});
});

test('lets the stream go when nobody reads on', async () => {
  let isCanceled = false;
  const endless = bodyOf({
    pull: (controller) => controller.enqueue(new Uint8Array(1)),
    cancel() {
      isCanceled = true;
    },
  });
  for await (const chunk of readChunks(endless, signal)) {
    expect(chunk).toHaveLength(1);
    break;
  }
  expect(isCanceled).toBe(true);
});
