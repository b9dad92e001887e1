import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readContent} from '../../src/features/content-check/readContent';
import {repository} from '../support/sites';
import {sourcePosts} from '../support/sourcePosts';

const TITLED = /^```\w+ title="((?:Output of )?)([\w./-]+)"\n(.*?)^```$/gms;

/** Code blocks titled with a file of the post's own data, or with the output of such a file. */
const shown = sourcePosts(readContent(repository).posts).flatMap(({file, slug, body}) =>
  [...body.matchAll(TITLED)].flatMap(([, isOutput = '', name = '', text = '']) => {
    const source = path.join(repository, 'blog/data', slug, name);
    return existsSync(source)
      ? [{title: `${file}: ${isOutput}${name}`, isOutput, source, text}]
      : [];
  }),
);

test('code blocks titled with a post’s own file match its content or output', () => {
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
