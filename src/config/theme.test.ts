import {expect, test} from 'vitest';
import owner from '../../tests/fixtures/site/src/data/owner';
import {announcementBar, copyrightLine} from './theme';

const announcement = {
  id: 'x',
  text: 'a <b> & "c"',
  link: {label: '<i>go</i>', href: '/blog'},
  backgroundColor: 'red',
  textColor: 'blue',
  isCloseable: true,
};

test('the text of the announcement is escaped, and paths get the base path', () => {
  expect(announcementBar({...owner, baseUrl: '/site/', announcement})).toEqual({
    id: 'x',
    content: 'a &lt;b&gt; &amp; &quot;c&quot; <a href="/site/blog">&lt;i&gt;go&lt;/i&gt;</a>',
    backgroundColor: 'red',
    textColor: 'blue',
    isCloseable: true,
  });
  expect(announcementBar({...owner, announcement: undefined})).toBeUndefined();
});

const NOW = Date.parse('2025-06-01');

test('the copyright line is from the owner file, or contains this year and the site’s title', () => {
  expect(copyrightLine({...owner, copyright: '© Ada & Co.'}, NOW)).toBe('© Ada & Co.');
  expect(copyrightLine({...owner, copyright: undefined}, NOW)).toBe('Copyright © 2025 Quill Notes');
});
