import {expect, test} from 'vitest';
import {buildIndex} from './buildIndex.js';
import {TextIndex} from './openIndex.js';
import {searchHits} from './searchHits.js';
import type {TextPage} from './types.js';

const TEXTS: Readonly<Record<string, string>> = {
  c: 'C for beginners: pointers and arrays in C.',
  'c++': 'C++ templates: C++20 concepts in C++.',
  'c#': 'C# records: pattern matching in C#.',
  'f#': 'F# pipelines.',
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
};
const NAMES = Object.keys(TEXTS);

async function openTexts(): Promise<TextIndex> {
  const pages = Object.values(TEXTS).map((line, place): TextPage => ({
    url: `/${place}`,
    section: 'Blog',
    title: `Page ${place}`,
    description: '',
    tags: [],
    headings: [],
    blocks: [{anchor: null, kind: 'text', lines: [line]}],
  }));
  let count = 0;
  const files = await buildIndex(pages, [], () => `file${(count += 1)}`);
  return new TextIndex(async (name) => JSON.parse(files.get(name) ?? 'null') as unknown);
}

const index = await openTexts();

async function find(query: string): Promise<string[]> {
  const {hits} = await searchHits(index, {query});
  return hits.map(({url_without_anchor: url}) => NAMES[Number(url.slice(1))] ?? '');
}

test.each([
  ['C', 'c'],
  ['C++', 'c++'],
  ['c++ ', 'c++'],
  ['C++20', 'c++'],
  ['C#', 'c#'],
  ['F#', 'f#'],
  ['.NET', '.net'],
  ['node.js', 'node.js'],
  ['nodejs', 'node.js'],
  ['--watch', '--watch'],
  ['watch', 'watch'],
  ['--no-save', '--no-save'],
  ['$HOME', '$HOME'],
  ['${HOME}', '$HOME'],
  ['$HOME/bin', '$HOME'],
  ['std::map', 'std::map'],
  ['@scope/pkg', '@scope/pkg'],
  ['q&a', 'q&a'],
  ['notepad++', 'notepad++'],
  ['notepad', 'notepad++'],
])('%s is found first at %s', async (query, name) => {
  expect((await find(query))[0]).toBe(name);
});

test.each(['C ', 'C++', 'C#', 'F#', '.NET', 'node.js', '--no-save', '$HOME', '@scope/pkg'])(
  '%s finds nothing else',
  async (query) => {
    expect(new Set(await find(query)).size).toBe(1);
  },
);
