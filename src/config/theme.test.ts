import {expect, test} from 'vitest';
import owner from '../../tests/fixtures/site/src/data/owner';
import {contentOf} from '../../tests/support/authorCopy';
import {announcementBar, copyrightLine, postYears} from './theme';

const announcement = {
  id: 'x',
  text: 'a <b> & "c"',
  link: {label: '<i>go</i>', href: '/blog'},
  backgroundColor: 'red',
  textColor: 'blue',
  isCloseable: true,
};

test('the announcement is text: nothing of it becomes markup, and paths get the base', () => {
  expect(announcementBar({...owner, baseUrl: '/site/', announcement})).toEqual({
    id: 'x',
    content: 'a &lt;b&gt; &amp; &quot;c&quot; <a href="/site/blog">&lt;i&gt;go&lt;/i&gt;</a>',
    backgroundColor: 'red',
    textColor: 'blue',
    isCloseable: true,
  });
});

test('without an announcement there is no bar', () => {
  expect(announcementBar({...owner, announcement: undefined})).toBeUndefined();
});

const NOW = Date.parse('2025-06-01');

test.each([
  ['first and last post', ['2024-12-01', '2021-02-01'], 2021, 2024],
  ['one post', ['2024-02-01'], 2024, 2024],
  ['a post that is scheduled', ['2024-02-01', '2099-01-01'], 2024, 2024],
  ['nothing but a scheduled post', ['2099-01-01'], 2025, 2025],
  ['no post', [], 2025, 2025],
])('the years of the copyright line: %s', (_name, days, first, last) => {
  expect(postYears(days, NOW)).toEqual({first, last});
});

test('posts are found in every folder, with their days in names or front matter', () => {
  const folder = contentOf({
    '2019/05-06-deep/index.md': 'Text',
    'named.mdx': '---\ndate: 2023-04-05\n---\nText',
    '_2017-01-01-part.mdx': 'Text',
  });
  expect(copyrightLine('Ada', folder, NOW)).toBe('Copyright © 2019–2023 Ada.');
  expect(copyrightLine('Ada', `${folder}/blog`, NOW)).toBe('Copyright © 2025 Ada.');
});
