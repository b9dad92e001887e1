import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readContent} from '../../src/features/content-check/readContent';
import {repository} from '../support/sites';
import {sourcePosts} from '../support/sourcePosts';

const TITLED = /^```\w+ title="((?:Output of )?)([\w./-]+)"\n(.*?)^```$/gms;

/** Code blocks whose titles name a file in the post's data folder, or the output of such a file. */
const shown = sourcePosts(readContent(repository).posts).flatMap(({file, slug, body}) =>
  [...body.matchAll(TITLED)].flatMap(([, isOutput = '', name = '', text = '']) => {
    const source = path.join(repository, 'blog/data', slug, name);
    return existsSync(source)
      ? [{title: `${file}: ${isOutput}${name}`, isOutput, source, text}]
      : [];
  }),
);

test('a code block with the title `file` or `Output of file` equals that file or its output', () => {
  const actual = shown.map(({title, isOutput, source}) => [
    title,
    isOutput
      ? execFileSync(process.execPath, [source], {encoding: 'utf8'})
      : readFileSync(source, 'utf8'),
  ]);
  expect(Object.fromEntries(shown.map(({title, text}) => [title, text]))).toEqual(
    Object.fromEntries(actual),
  );
  expect(shown).not.toEqual([]);
});
