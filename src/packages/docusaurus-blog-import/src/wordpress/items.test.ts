import {expect, test} from 'vitest';
import {exported} from '../../tests/sites.js';
import {item, picture, rss} from '../../tests/wordpressExport.js';
import {readExport} from '../read/readExport.js';

const read = (...items: string[]) => readExport(exported({'export.xml': rss(...items)}));

const block = (id: string, content: string, status = 'publish') =>
  item({
    'wp:post_type': 'wp_block',
    'wp:post_id': id,
    'wp:status': status,
    'content:encoded': content,
  });

test('reusable blocks are inserted where posts refer to them', () => {
  const {posts, leftOut} = read(
    item({'content:encoded': '<p>One</p><!-- wp:block {"ref":77} /--><p>Two</p>'}),
    block('77', '<p>In</p><!-- wp:block {"ref":78} /-->'),
    block('78', '<p>Inner</p><!-- wp:block {"ref":77} /-->'),
    block('79', '<p>Unused</p>'),
    block('80', '<p>Gone</p>', 'trash'),
  );
  expect(posts[0]?.body.trim()).toBe('One\n\nIn\n\nInner\n\nTwo');
  expect(Object.fromEntries(leftOut)).toEqual({'wp block item': 2});
});

test('a reference to a reusable block in the trash is reported', () => {
  const {posts} = read(
    item({'content:encoded': '<p>One</p><!-- wp:block {"ref":80} /-->'}),
    block('80', 'x', 'trash'),
  );
  expect(posts[0]?.notes.map(({text}) => text)).toEqual([
    expect.stringContaining('the block "block" has no content'),
  ]);
});

test('links by id become links to the addresses of the items', () => {
  const {posts} = read(
    item({
      'content:encoded':
        '<a href="/?attachment_id=9">a</a> <a href=\'/?page_id=8#x\'>b</a> <a href="https://other.example/?p=8">c</a> <a href="/?p=1&amp;preview=true">d</a>',
    }),
    picture,
    item({
      'wp:post_type': 'page',
      'wp:post_id': '8',
      link: 'https://old.example/about/',
    }),
  );
  expect(posts[0]?.body.trim()).toBe(
    '[a](https://old.example/a.png) [b](https://old.example/about/#x) [c](https://other.example/?p=8) [d](/?p=1&preview=true)',
  );
});

const part = (day: string, blog: string, ...items: string[]) =>
  rss(...items).replace(
    '<channel>',
    `<channel><pubDate>${day}</pubDate><wp:base_blog_url>${blog}</wp:base_blog_url>`,
  );

test('posts are in the order of their files, so posts in earlier files claim slugs first', () => {
  const second = rss(item({title: 'Two', 'wp:post_id': '8'}));
  const folder = exported({'a.xml': rss(item({})), 'b.xml': second});
  expect(readExport(folder).posts.map(({fields}) => fields['title'])).toEqual(['One', 'Two']);
});

test('if several files contain a post, the one in the latest export is read', () => {
  const [blog, other] = ['https://old.example', 'https://other.example'];
  const {posts, leftOut} = readExport(
    exported({
      'part1.xml': part('Tue, 03 Mar 2020 10:00:00 +0000', blog, item({title: 'New'}), picture),
      'part2.xml': part('Mon, 02 Mar 2020 10:00:00 +0000', blog, item({title: 'Old'}), picture),
      'part3.xml': part('Mon, 02 Mar 2020 10:00:00 +0000', other, item({title: 'Other'})),
    }),
  );
  expect(posts.map(({fields}) => fields['title'])).toEqual(['New', 'Other']);
  expect(Object.fromEntries(leftOut)).toEqual({
    'duplicate post': 1,
    'duplicate item': 1,
    'attachment item': 1,
  });
});
