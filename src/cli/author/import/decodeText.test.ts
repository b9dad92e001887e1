import {expect, test} from 'vitest';
import {decodeText} from './decodeText';

test.each([
  ['plain UTF-8', Buffer.from('Café\n'), 'Café\n', []],
  ['a byte-order mark', Buffer.from('\uFEFFa\n'), 'a\n', []],
  ['Windows line ends', Buffer.from('a\r\nb\rc'), 'a\nb\nc', [/line ends/]],
  [
    'windows-1252',
    Buffer.from([0x43, 0x61, 0x66, 0xe9, 0x20, 0x96, 0x20, 0x80]),
    'Café – €',
    [/windows-1252/],
  ],
  ['UTF-16', Buffer.from('\uFEFFCafé', 'utf16le'), 'Café', [/UTF-16LE/]],
  ['control characters', Buffer.from('a\u000bb\tc'), 'ab\tc', [/control characters/]],
  ['nothing', Buffer.alloc(0), '', []],
])('%s is read', (_, bytes, text, notes) => {
  expect(decodeText(bytes)).toEqual({
    text,
    notes: notes.map((note) => expect.stringMatching(note)),
  });
});

test('a file with zero bytes is no text', () => {
  expect(decodeText(Buffer.from([0x89, 0x50, 0x00, 0x01]))).toBeUndefined();
});
