import fc from 'fast-check';
import {expect, test} from 'vitest';
import {collect} from '../../../../../tests/support/collect';
import {decodeEvents} from './decodeEvents';
import {decodeLines} from './decodeLines';

/** Bytes in chunks that end at the given places, which may be inside a character. */
async function* chunksOf(text: string, cuts: readonly number[]): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  const places = [...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length];
  let start = 0;
  for (const end of places.sort((one, other) => one - other)) {
    yield bytes.slice(start, end);
    start = end;
  }
}

const cuts = fc.array(fc.nat(5000), {maxLength: 30});

test('lines are the same, however the bytes are cut', async () => {
  const line = fc.string({unit: 'binary'}).map((text) => text.replace(/[\r\n\uFEFF]/g, ' '));
  await fc.assert(
    fc.asyncProperty(fc.array(line), cuts, async (lines, places) => {
      const text = lines.map((each) => `${each}\n`).join('');
      expect(await collect(decodeLines(chunksOf(text, places)))).toEqual(lines);
    }),
  );
});

test('events are the same, however the bytes are cut, and whichever end of line the server writes', async () => {
  const data = fc.string({unit: 'grapheme'}).map((text) => `x${text.replace(/[\r\n]/g, ' ')}`);
  await fc.assert(
    fc.asyncProperty(
      fc.array(data),
      cuts,
      fc.constantFrom('\n', '\r\n'),
      async (all, places, end) => {
        const text = all
          .map((each) => `: keep open${end}event: message${end}data: ${each}${end}${end}`)
          .join('');
        expect(await collect(decodeEvents(chunksOf(text, places)))).toEqual(all);
      },
    ),
  );
});

test.each<[string, string[]]>([
  ['data: a\ndata: b\n\n', ['a\nb']],
  ['data:a\n\n', ['a']],
  ['data: [DONE]', ['[DONE]']],
  [': only a comment\n\n', []],
  ['', []],
])('%j gives the events %j', async (text, events) => {
  expect(await collect(decodeEvents(chunksOf(text, [])))).toEqual(events);
});

test('a line without end is given up', async () => {
  async function* endless(): AsyncGenerator<Uint8Array> {
    for (;;) {
      yield new Uint8Array(100_000).fill(97);
    }
  }
  await expect(collect(decodeLines(endless()))).rejects.toThrow(RangeError);
});
