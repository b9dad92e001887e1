import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {exported} from '../../tests/sites.js';
import {readExport} from './readExport.js';

const titleOf = (config: string, title: string) =>
  readExport(
    exported({
      [config]: '',
      // Astro's posts are in `posts/`, Jekyll's in `_posts/`.
      'posts/2020-01-01-a.md': `---\ntitle: ${JSON.stringify(title)}\n---\nText\n`,
      '_posts/2020-01-01-a.md': `---\ntitle: ${JSON.stringify(title)}\n---\nText\n`,
    }),
  ).posts[0]?.fields['title'];

test.each([
  ['A &amp; <em>b</em>', 'A & b'],
  ['Why <div> and </div> matter: A&#39;s', "Why <div> and </div> matter: A's"],
  ['1 &lt; 2', '1 < 2'],
  // Tags without text stay.
  ['Empty <b></b> and List<b>', 'Empty <b></b> and List<b>'],
])('a title that the old site showed as HTML becomes text: %j', (title, expected) => {
  expect(titleOf('_config.yml', title)).toBe(expected);
  expect(titleOf('astro.config.mjs', title)).toBe(title);
});

test.each([
  ['{% highlight ruby linenos %}\nputs 1 < 2\n  <b>\n{% endhighlight %}', 'ruby'],
  ['{{< highlight go "linenos=table" >}}\nputs 1 < 2\n  <b>\n{{< /highlight >}}', 'go'],
])('code in a post in HTML keeps its lines: %j', (code, language) => {
  const text = `---\ntitle: A\n---\n<p>a</p>\n${code}\n<p>b</p>\n`;
  const {posts} = readExport(exported({'_posts/2020-01-01-a.html': text}));
  expect(posts[0]?.body).toBe(`a\n\n\`\`\`${language}\nputs 1 < 2\n  <b>\n\`\`\`\n\nb\n`);
});

test.each([
  ['----\ntitle: A\ndraft: true\n----\nText', true],
  ['<!-- a -->\n---\npublished: false\n---\nText', true],
  ['%%%\n"draft" = true\n%%%\nText', true],
  ['----\ntitle: A\nprivate: true\n----\nText', true],
  ['----\ntitle: A\n\npassword: sesame\n----\nText', true],
  ['----\ntitle: A\npassword: sesame\n\nText', true],
  ['--- # a\ntitle: A\ndraft: on # b\n---\nText', true],
  ['---\n- draft: true\n---\nText', true],
  [`----\ndescription: ${'a'.repeat(1000)}\ndraft: true\n----\nText`, true],
  ['<!--\ntags: [a, draft]\n-->\nText', true],
  ['\u2060---\ntitle: A\nprivate: yes\n---\nText', true],
  ['---\n    title: A\n\tdraft: true\n---\nText', true],
  ['draft: true\ntitle: A\n---\nText', true],
  ['draft: true\n\nText', true],
  ['---\ntitle: A\n---\nStatus: Draft 3, published as RFC 9999', undefined],
  ['---\ntitle: A\n---\ndraft: true hides a post.', undefined],
  ['# A\n\nStatus: private\n\nText', undefined],
  ['\u200B---\ntitle: A\n---\nText', undefined],
  ['```\n---\ndraft: true\n---\n```', undefined],
])('a text with unread front matter is a draft if that would hide the post: %j', (text, draft) => {
  const [post] = readExport(exported({'posts/a.md': text})).posts;
  expect(post?.fields['draft']).toBe(draft);
});

test('a text with a few bytes that are not UTF-8 is read as UTF-8', () => {
  const folder = exported({'posts/b.md': 'Text'});
  const bytes = [
    Buffer.from('---\ntitle: A\n---\n结构体'),
    Buffer.from([0xe6, 0x9f]),
    Buffer.from('好'),
  ];
  writeFileSync(path.join(folder, 'posts/a.md'), Buffer.concat(bytes));
  const [post] = readExport(folder).posts;
  expect(post?.body).toBe('结构体\uFFFD好');
  expect(post?.notes.map(({text}) => text)).toEqual([
    'has bytes that are not UTF-8 (1); they became \uFFFD',
  ]);
});
