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
  ['a path', '```plot title="A"\ndata: ./data/a.csv\n```', ['data/a.csv']],
  ['a path with a space', '```plot\ndata: ./my data.csv\n```', ['my data.csv']],
  ['a comment', '```plot\ndata: "./a.csv"   # measured\n```', ['a.csv']],
  ['a list', '- Text\n\n  ```plot\n  x: a\n  data: ./a.csv\n  ```', ['a.csv']],
  ['braces', '~~~plot\n{data: ./a.csv, x: a}\n~~~', ['a.csv']],
  ['two plots', '```plot\ndata: a.csv\n```\n\n```plot\ndata: b.csv\n```', ['a.csv', 'b.csv']],
  ['front matter', '---\ntitle: "{a"\n---\n\n```plot\r\ndata: a.csv\r\n```', ['a.csv']],
  ['another block', '```yaml\n# plot\ndata: ./a.csv\n```', []],
  ['invalid YAML', '```plot\ndata: [\n```', []],
  ['no options', '```plot\n```', []],
])('the data files of a post with %s are dependencies', (_name, source, files) => {
  expect(dependenciesOf(source)).toEqual(files);
});
