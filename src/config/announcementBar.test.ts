import {expect, test} from 'vitest';
import owner from '../../tests/fixtures/site/src/data/owner';
import {announcementBar} from './announcementBar';

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
    content: 'a &lt;b> &amp; &quot;c&quot; <a href="/site/blog">&lt;i>go&lt;/i></a>',
    backgroundColor: 'red',
    textColor: 'blue',
    isCloseable: true,
  });
});

test('without an announcement there is no bar', () => {
  expect(announcementBar({...owner, announcement: undefined})).toBeUndefined();
});
