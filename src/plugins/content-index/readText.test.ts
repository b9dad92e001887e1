import {expect, test} from 'vitest';
import {BOOKS} from '../../data/shelves';
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

test('a shelf is found by its list, whatever the page calls its component', () => {
  const titles = BOOKS.booksToRead.map(({title}) => title);
  const body = 'Shelf:\n\n<AnyName entries={booksToRead} />\n';
  const {content, twin} = readText(parsePostFile('books/a.mdx', `---\ntitle: A\n---\n\n${body}`));
  const entries = content.blocks.filter(({kind}) => kind === 'entry');
  expect(entries.map(({lines}) => lines[0])).toEqual(titles);
  expect(twin.text.match(/^- /gm)).toHaveLength(titles.length);
  expect(twin.parts).toEqual([]);
});
