import {expect, test} from 'vitest';
import {iconFile} from './iconFile';

test('the directory of an icon file points to its picture', () => {
  const png = Uint8Array.of(137, 80, 78, 71);
  const file = Buffer.from(iconFile(png, 48));
  expect([...file.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
  expect([file[6], file[7], file.readUInt16LE(12)]).toEqual([48, 48, 32]);
  const [length, start] = [file.readUInt32LE(14), file.readUInt32LE(18)];
  expect([...file.subarray(start, start + length)]).toEqual([...png]);
});
