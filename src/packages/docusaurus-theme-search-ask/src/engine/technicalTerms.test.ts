import {expect, test} from 'vitest';
import {openTextIndex, testPage} from '../testing/openTextIndex.js';
import {searchHits} from './searchHits.js';

const TEXTS: Readonly<Record<string, string>> = {
  c: 'C for beginners: pointers and arrays in C.',
  'c++': 'C++ templates: C++20 concepts in C++.',
  'c#': 'C# records: pattern matching in C#.',
  '.net': 'Services on .NET: what .NET brings.',
  net: 'A net for fishing.',
  'node.js': 'Servers in Node.js: streams of Node.js.',
  node: 'A node of a tree, and a script in js.',
  '--watch': 'Run it with --watch, and it builds again. The option is --watch=all.',
  watch: 'How to watch birds, and which watch to wear.',
  '--no-save': 'Install it with --no-save.',
  save: 'No need to save it.',
  $HOME: 'Files in $HOME/bin, and those in ${HOME}.',
  home: 'A home near the sea.',
  'std::map': 'A std::map keeps its keys in order.',
  map: 'A map of the city, std paper size.',
  '@scope/pkg': 'Add @scope/pkg to the project.',
  scope: 'The scope of a project and its pkg file.',
  'q&a': 'A Q&A after the talk.',
  'notepad++': 'Notepad++ opens large files.',
  phone: 'Call 555-1234, room 12-34.',
  digits: 'Dial 6667890, or 1234 for help.',
};

const index = openTextIndex(
  Object.entries(TEXTS).map(([name, text], number) => testPage(name, `Page ${number}`, text)),
);

async function find(query: string): Promise<string[]> {
  const {hits} = await searchHits(index, {query});
  return hits.map((hit) => hit.url_without_anchor);
}

test.each([
  ['C', 'c'],
  ['C++20', 'c++'],
  ['nodejs', 'node.js'],
  ['--watch', '--watch'],
  ['watch', 'watch'],
  ['${HOME}', '$HOME'],
  ['$HOME/bin', '$HOME'],
  ['std::map', 'std::map'],
  ['q&a', 'q&a'],
  ['notepad++', 'notepad++'],
  ['notepad', 'notepad++'],
  ['5551234', 'phone'],
  ['666-7890', 'digits'],
])('the first hit for %s is the page %s', async (query, name) => {
  expect((await find(query))[0]).toBe(name);
});

// The space after C ends the word, so that longer words do not match.
test.each(['C ', 'C++', 'C#', '.NET', 'node.js', '--no-save', '$HOME', '@scope/pkg'])(
  'the only hit for %s is the page about it',
  async (query) => {
    expect(await find(query)).toEqual([
      Object.keys(TEXTS).find((name) => name.toLowerCase() === query.trim().toLowerCase()),
    ]);
  },
);
