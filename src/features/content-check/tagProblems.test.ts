import {expect, test} from 'vitest';
import {parsePostFile} from '../../lib/postFile';
import {tagProblems} from './tagProblems';

function post(name: string, tags: string) {
  return parsePostFile(`blog/${name}.md`, `---\ntitle: A\ntags: ${tags}\n---\nText\n`);
}

test('a tag with a changed address is reported once, with a line that sets the address', () => {
  const posts = [post('a', "[C, 'C#']"), post('b', "['C#', Python, python]")];
  expect(tagProblems({posts, tags: {}})).toEqual({
    errors: [],
    notices: [
      'blog/a.md:3: tag "C#" would share the address /blog/tags/c with "C". It is at /blog/tags/c-sharp instead. ' +
        'To choose its address, add to blog/tags.yml: "C#": {label: "C#", permalink: /c-sharp}',
    ],
  });
});

test('adding the suggested line to tags.yml resolves the problem', () => {
  const tags = {'C#': {label: 'C#', permalink: '/c-sharp'}};
  expect(tagProblems({posts: [post('a', "[C, 'C#', constructor, __proto__]")], tags})).toEqual({
    errors: [],
    notices: [],
  });
});

test('tags without letters are reported', () => {
  expect(tagProblems({posts: [post('a', "['++', '   ']")], tags: {}}).notices).toEqual([
    expect.stringContaining('tag "++" cannot have the address /blog/tags/'),
    'blog/a.md:3: a tag has no characters and is left out. Remove it or write a word.',
  ]);
});

test.each([
  ['the same permalink', {c: {permalink: '/c'}, cpp: {label: 'C++', permalink: '/c'}}],
  ['the same permalink by their keys', {C: null, 'C++': null}],
  ['the same permalink but for slashes', {a: {permalink: 'go'}, b: {permalink: '/go/'}}],
])('two entries with %s are an error', (_, tags) => {
  const [first = '', second = ''] = Object.keys(tags);
  const source = `${first}:\n  description: The first.\n\n${second}:\n`;
  const {errors} = tagProblems({posts: [], tags, source});
  expect(errors).toEqual([
    expect.stringMatching(/^blog\/tags\.yml:4: tag .*\(blog\/tags\.yml:1\)/),
  ]);
});

test('an entry without an address is an error', () => {
  expect(tagProblems({posts: [], tags: {'++': null, '~': null}}).errors).toEqual([
    'blog/tags.yml: tag "++" has no address of its own. Add "permalink: /plus-plus".',
    'blog/tags.yml: tag "~" has no address of its own. Add "permalink: /another-word".',
  ]);
});
