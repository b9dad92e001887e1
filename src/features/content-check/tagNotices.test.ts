import {expect, test} from 'vitest';
import {parsePostFile} from '../../lib/postFile';
import {tagNotices} from './tagNotices';

function post(name: string, tags: string) {
  return parsePostFile(`blog/${name}.md`, `---\ntitle: A\ntags: ${tags}\n---\nText\n`);
}

test('a tag with a changed address is reported once, with a line that sets the address', () => {
  const posts = [post('a', "[C, 'C#', '++']"), post('b', "['C#', Python, python]")];
  expect(tagNotices(posts, {})).toEqual([
    'blog/a.md:3: tag "C#" is at /blog/tags/c-sharp, because /blog/tags/c belongs to another tag or ' +
      'cannot be an address. To choose its address, add to blog/tags.yml: "C#": {label: "C#", permalink: /c-sharp}',
    expect.stringContaining('tag "++" is at /blog/tags/plus-plus, because /blog/tags/ belongs'),
  ]);
});

test('adding the suggested line to tags.yml resolves the problem', () => {
  const tags = {'C#': {label: 'C#', permalink: '/c-sharp'}};
  expect(tagNotices([post('a', "[C, 'C#', constructor, __proto__]")], tags)).toEqual([]);
});
