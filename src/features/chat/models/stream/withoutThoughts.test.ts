import fc from 'fast-check';
import {expect, test} from 'vitest';
import {collect} from '../../../../../tests/support/collect';
import {withoutThoughts} from './withoutThoughts';

async function* piecesOf(text: string, cuts: readonly number[]): AsyncGenerator<string> {
  const places = [...cuts.map((cut) => cut % (text.length + 1)), text.length];
  let start = 0;
  for (const end of places.sort((one, other) => one - other)) {
    yield text.slice(start, end);
    start = end;
  }
}

async function read(text: string, cuts: readonly number[] = []): Promise<string> {
  return (await collect(withoutThoughts(piecesOf(text, cuts)))).join('');
}

const TABLE: [string, string][] = [
  ['An answer.', 'An answer.'],
  ['<think>hm</think>An answer.', 'An answer.'],
  ['\n<think>hm < x </thin </think>\n\nAn answer.', 'An answer.'],
  ['<think></think>', ''],
  ['<think>without end', ''],
  ['<thi', '<thi'],
  ['<thinner> ice', '<thinner> ice'],
  ['Later <think>stays</think>', 'Later <think>stays</think>'],
  ['', ''],
];

test.each(TABLE)('%j says %j', async (text, answer) => {
  expect(await read(text)).toBe(answer);
});

test('says the same, however the pieces are cut', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...TABLE),
      fc.array(fc.nat(60), {maxLength: 12}),
      async ([text, answer], cuts) => {
        // White space before an answer without thoughts may stay.
        expect((await read(text, cuts)).trimStart()).toBe(answer.trimStart());
      },
    ),
  );
});
