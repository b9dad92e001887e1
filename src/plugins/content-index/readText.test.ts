import {afterEach, beforeEach, describe, expect, test} from 'vitest';
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

describe('a page with a shelf', () => {
  const own = {...BOOKS};
  const book = {author: 'A. Author', year: 2001, topic: 'ink', note: 'A note.'};

  beforeEach(() => {
    const booksToRead = ['First', 'Second'].map((title) => ({...book, id: title, title}));
    Object.assign(BOOKS, {booksToRead});
  });
  afterEach(() => Object.assign(BOOKS, own));

  test('has the entries of its list, whatever it calls the component', () => {
    const body = 'Shelf:\n\n<AnyName entries={booksToRead} />\n';
    const {content} = readText(parsePostFile('books/a.mdx', `---\ntitle: A\n---\n\n${body}`));
    const entries = content.blocks.filter(({kind}) => kind === 'entry');
    expect(entries.map(({lines}) => lines[0])).toEqual(['First', 'Second']);
  });
});
