import {expect, test} from 'vitest';
import {createSourceReader} from './createSourceReader';

const HEAD = '---\ntitle: A\n---\n';

test('a source is read once for as long as its text stays what it is', () => {
  const read = createSourceReader();
  const first = read({file: 'blog/a.mdx', source: `${HEAD}One.`});
  expect(read({file: 'blog/a.mdx', source: `${HEAD}One.`})).toBe(first);
  expect(first.content()).toBe(first.content());
  const second = read({file: 'blog/a.mdx', source: `${HEAD}Two.`});
  expect(second.content().passages[0]?.text).toBe('Two.');
});

test('a file’s ending says how it is read', () => {
  const read = createSourceReader();
  const text = (file: string) => read({file, source: `${HEAD}A {'b'} c.`}).content().passages[0];
  expect(text('blog/a.md')?.text).toBe("A {'b'} c.");
  expect(text('blog/a.mdx')).toBeUndefined();
});

test('text that is not MDX is refused with its file and line, once it is asked for', () => {
  const {content} = createSourceReader()({file: 'blog/a.mdx', source: `${HEAD}One.\n\n<Two\n`});
  expect(content).toThrow(/^blog\/a\.mdx: line \d+: the text is not MDX: /);
});
