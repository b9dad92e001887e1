import {expect, test} from 'vitest';
import {parsePostFile} from '../../lib/postFile';
import {readText} from './readText';

test('takes for text what Docusaurus would take for a directive', () => {
  const post = parsePostFile('blog/a.mdx', '---\ntitle: A\n---\n\nThe ratio a:b[c] of two.\n');
  expect(readText(post).content.blocks.flatMap(({lines}) => lines)).toEqual([
    'The ratio a:b[c] of two.',
  ]);
});

test('names the line of the file that is not MDX', () => {
  const post = parsePostFile('blog/a.mdx', '---\ntitle: A\n---\n\nA {b\n');
  expect(() => readText(post)).toThrow('blog/a.mdx: line 5: the text is not MDX');
});
