import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readSynonyms} from './readSynonyms.js';

const siteDir = mkdtempSync(path.join(tmpdir(), 'synonyms-'));

function read(yaml: string): (readonly string[])[] {
  writeFileSync(path.join(siteDir, 'synonyms.yml'), yaml);
  return readSynonyms('synonyms.yml', siteDir);
}

test.each([
  ['', []],
  ['- [js, JavaScript]', [['js', 'javascript']]],
  ['- words: [pr, pull request]\n  reason: what people type', [['pr', 'pull request']]],
])('reads %j', (yaml, lists) => {
  expect(read(yaml)).toEqual(lists);
});

test.each([['- [alone]'], ['js: javascript'], ['- words: js'], ['- [']])(
  'rejects %j with an error that names the file',
  (yaml) => {
    expect(() => read(yaml)).toThrow(
      /^docusaurus-theme-search-ask: the file synonyms\.yml, .*option "synonyms", is not valid: .+ such as - \[js/s,
    );
  },
);

test('rejects a missing file', () => {
  expect(() => readSynonyms('none.yml', siteDir)).toThrow(
    /: the file none\.yml, .+ does not exist\. It must/,
  );
});
