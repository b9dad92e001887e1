import path from 'node:path';
import {expect, test} from 'vitest';
import {loadPlots} from './loadPlots';

const FOLDER = path.resolve('/blog');

function dependenciesOf(source: string): string[] {
  const files: string[] = [];
  const loader = {
    addDependency: (file: string) => files.push(path.relative(FOLDER, file)),
    context: FOLDER,
    resourcePath: path.join(FOLDER, 'post.md'),
  };
  expect(loadPlots.call(loader, source)).toBe(source);
  return files;
}

test.each([
  [
    'two plots',
    '```plot\ndata: ./my data.csv\n```\n\n~~~plot\n{data: b/c.csv}\n~~~',
    ['my data.csv', 'b/c.csv'],
  ],
  ['front matter', '---\ntitle: "{a"\n---\n\n```plot\r\ndata: a.csv\r\n```', ['a.csv']],
  ['invalid options', '```plot\ndata: [\n```\n\n```plot\n```', []],
])('the data files of a post with %s are dependencies', (_name, source, files) => {
  expect(dependenciesOf(source)).toEqual(files);
});
