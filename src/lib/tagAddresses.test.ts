import {docusaurusPermalink} from 'docusaurus-blog-import/markdown';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import type {NamedTag} from './tagAddresses';
import {distinctPermalinks} from './tagAddresses';

function inline(label: string): NamedTag {
  return {key: label, label, permalink: docusaurusPermalink(label), hasDerivedAddress: true};
}

function listed(key: string, label: string, permalink: string): NamedTag {
  return {key, label, permalink, hasDerivedAddress: false};
}

function addressesOf(tags: readonly NamedTag[]): Record<string, string> {
  const own = distinctPermalinks(tags);
  return Object.fromEntries(tags.map(({key, permalink}) => [key, own.get(key) ?? permalink]));
}

/** Each row lists labels and their addresses, such as `C++ /c-plus-plus`. */
test.each<[string, ...string[]]>([
  [
    'a label with symbols gets an address of its own if another label has the same address',
    ...['C /c', 'C++ /c-plus-plus', 'C# /c-sharp', '.NET /net', 'Q&A /q-a', 'F# /f'],
  ],
  ['labels that conflict only with each other are spelled out', 'C++ /c-plus-plus', 'C# /c-sharp'],
  [
    'labels that differ by case, spaces or accents are one tag',
    ...['Python /python', 'python /python', 'Café /cafe', 'cafe /cafe', 'it’s /its', 'its /its'],
  ],
  ['case is also ignored in labels with symbols', 'c /c', 'C++ /c-plus-plus', 'c++ /c-plus-plus'],
  [
    'emoji and other scripts keep Docusaurus’ addresses',
    ...['🚀 /🚀', '日本語 /日本語', 'ภาษาไทย /ภาษาไทย', 'TCP/IP /tcp-ip'],
  ],
  ['a label of only symbols is spelled out', '++ /plus-plus', '# /sharp'],
  [
    'a symbol between spaces is spelled out',
    ...['R & D /r-and-d', 'R D /r-d', '100 % /100-percent', '100 /100'],
  ],
])('%s', (_, ...rows) => {
  const expected = Object.fromEntries(rows.map((row) => row.split(/ (?=\/)/)));
  const tags = Object.keys(expected).map(inline);
  expect(addressesOf(tags)).toEqual(expected);
  expect(addressesOf(tags.toReversed())).toEqual(expected);
});

test('a label that stays ambiguous when spelled out gets a stable suffix', () => {
  const found = addressesOf(['C', 'C~', '~~', 'C plus plus', 'C++'].map(inline));
  expect(found).toEqual({
    C: '/c',
    'C~': expect.stringMatching(/^\/c-[0-9a-f]{6}$/),
    '~~': expect.stringMatching(/^\/tag-[0-9a-f]{6}$/),
    'C plus plus': '/c-plus-plus',
    'C++': expect.stringMatching(/^\/c-plus-plus-[0-9a-f]{6}$/),
  });
});

test('a label too long for a file name is shortened', () => {
  const [address = ''] = Object.values(addressesOf([inline('長'.repeat(100))]));
  expect(address).toMatch(/^\/長{39}-[0-9a-f]{6}$/);
});

test('a listed tag keeps its address, and other labels avoid it', () => {
  const tags = [listed('cpp', 'C++', '/c'), inline('C'), inline('c++'), inline('CPP')];
  expect(addressesOf(tags)).toEqual({
    cpp: '/c',
    C: expect.stringMatching(/^\/c-[0-9a-f]{6}$/),
    'c++': '/c',
    CPP: '/cpp',
  });
});

test('no two labels that differ by a symbol share an address, in any order', () => {
  const label = fc.string({
    unit: fc.constantFrom('c', 'C', '+', '#', '.', '&', '~', ' '),
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(fc.uniqueArray(label, {maxLength: 8}), (labels) => {
      const found = addressesOf(labels.map(inline));
      expect(addressesOf(labels.toReversed().map(inline))).toEqual(found);
      expect(Object.values(found)).not.toContain('/');
      const words = (text: string) => text.toLowerCase().replace(/[\s.]/g, '');
      labels.forEach((one) =>
        labels.forEach((other) => {
          if (words(one) !== words(other) && /[+#&~]/.test(one + other)) {
            expect(found[one], `${one} and ${other}`).not.toBe(found[other]);
          }
        }),
      );
    }),
  );
});
