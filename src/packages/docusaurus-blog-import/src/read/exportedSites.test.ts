import {expect, test} from 'vitest';
import {exported, ghostExport} from '../../tests/sites.js';
import {readExport} from './readExport.js';

const read = (files: Record<string, string>) => readExport(exported(files)).posts;

const medium = (content: string, footer: string) =>
  `<!DOCTYPE html><html><body><article class="h-entry"><header><h1 class="p-name">A &amp; b</h1></header>
<section class="p-summary">About</section><section class="e-content"><section class="section--first"><div class="section-divider"><hr></div><h3>A &amp; b</h3>${content}</section></section>
<footer><p>By <a class="p-author h-card" href="https://m.example/@jo">Jo</a>${footer}</p></footer></article></body></html>`;

test('a Medium post gets its fields from microformats, and its text has no title or footer', () => {
  const [post] = read({
    'posts/2020-01-02_A-b-123abc.html': medium(
      '<p>Text</p><pre data-code-block-lang="go">a<br>b</pre>',
      '<time class="dt-published" datetime="2020-01-02T10:00:00Z">Day</time><a class="p-canonical" href="https://m.example/@jo/a-b">Link</a>',
    ),
  });
  expect(post?.fields).toEqual({
    title: 'A & b',
    description: 'About',
    date: '2020-01-02T10:00:00Z',
    author: 'Jo',
    tags: [],
    permalink: 'https://m.example/@jo/a-b',
  });
  expect(post?.body).toBe('Text\n\n```go\na\nb\n```\n');
});

test('a Medium post without a date is a draft', () => {
  const [post] = read({'posts/draft_A-b-123abc.html': medium('<p>Secret</p>', '')});
  expect(post?.fields['draft']).toBe(true);
});

test('the whole HTML file is read if it has front matter, or more than one post in microformats', () => {
  const entry = '<div class="h-entry"><div class="e-content">A</div></div>';
  const posts = read({
    'posts/a.html': `---\ntitle: A\n---\n<p>B</p>${entry}`,
    'posts/b.html': entry + entry,
  });
  expect(posts.map(({body}) => body)).toEqual(['B\n\nA\n', 'A\n\nA\n']);
});

test('Substack posts get their fields from the list of posts; paid and unpublished ones are drafts', () => {
  const posts = read({
    'posts.csv':
      'post_id,post_date,is_published,audience,title,subtitle\n1.a-b,2021-05-06T07:08:09.000Z,true,everyone,"A, ""b""",Sub\n2.c,2021-05-07T07:08:09.000Z,true,only_paid,C,\n3.d,,false,everyone,D,\n',
    'posts/1.a-b.html': '<p>Text</p>',
    'posts/2.c.html': '<p>Paid</p>',
    'posts/3.d.html': '<p>Secret</p>',
  });
  expect(posts.map(({fields}) => fields)).toEqual(
    [
      {title: 'A, "b"', subtitle: 'Sub', post_date: '2021-05-06T07:08:09.000Z', slug: 'a-b'},
      {title: 'C', post_date: '2021-05-07T07:08:09.000Z', slug: 'c', draft: true},
      {title: 'D', slug: 'd', draft: true},
    ].map((fields) => expect.objectContaining(fields) as unknown),
  );
  expect(posts[0]?.fields['draft']).toBeUndefined();
});

test('Nikola posts get their fields from a comment, from their first lines or from a file beside them', () => {
  const posts = read({
    'posts/a.md': '<!--\n.. title: A\n.. slug: a-a\n.. tags: x, draft\n.. link: \n-->\n\nText\n',
    'posts/b.md': '.. title: B\n.. date: 2015-04-04\n.. status: private\n\nSecret\n',
    'posts/d.md': '<!--\n.. title: D\n\nHidden\n-->\nText\n',
    'posts/e.md': '.. note:: more\n',
    'posts/c.md': 'Text\n',
    'posts/c.meta': '.. title: C\n.. date: 2015-05-04 05:06:07 UTC\n',
  });
  expect(posts.map(({fields, body}) => [fields, body])).toEqual([
    [{title: 'A', slug: 'a-a', tags: 'x, draft', draft: true}, 'Text\n'],
    [{title: 'B', date: '2015-04-04', status: 'private', draft: true}, 'Secret\n'],
    [{title: 'C', date: '2015-05-04 05:06:07 UTC'}, 'Text\n'],
    [{title: 'D'}, 'Text\n'],
    [{}, '.. note:: more\n'],
  ]);
});

test('Nikola posts in .txt files are refused', () => {
  const {posts, refused} = readExport(
    exported({
      'posts/a.md': 'Text\n',
      'posts/b.txt': '.. title: B\n\nText\n',
      'posts/c.txt': 'Text\n',
      'posts/c.meta': '.. title: C\n',
      'files/robots.txt': 'User-agent: *\n',
    }),
  );
  expect(posts).toHaveLength(1);
  expect([...refused.keys()]).toEqual(['posts/b.txt', 'posts/c.txt']);
});

test('a Notion page gets its fields from its title and its properties', () => {
  const id = '0123456789abcdef0123456789abcdef';
  const posts = read({
    [`A b ${id}.md`]: '# A b\n\nCreated time: March 4, 2022 5:06 AM\nStatus: Draft\n\nText: more\n',
    [`C ${id}.md`]: '# C\n\nNote: text\n\nText\n',
    [`D ${id}.md`]: '---\ntitle: D\ndraft: true\n---\n# D\n',
  });
  expect(posts.map(({fields, body}) => [fields, body])).toEqual([
    [
      {title: 'A b', 'Created-time': 'March 4, 2022 5:06 AM', Status: 'Draft', draft: true},
      'Text: more\n',
    ],
    [{title: 'C', Note: 'text'}, 'Note: text\n\nText\n'],
    [{title: 'D', draft: true}, '# D\n'],
  ]);
});

test.each([
  ['next.config.js', 'A <b style={{color: "red"}}>b</b>', 'mdx'],
  ['gatsby-config.js', 'A\n\n<Video src="a.mp4" />\n\nB', 'mdx'],
  ['next.config.js', 'A `<Video />` and <b>b</b>', 'md'],
  ['gatsby-config.js', '<video src="a.mp4" controls></video>', 'md'],
  ['next.config.js', 'A List<String> and <Video />', 'md'],
  ['hugo.toml', 'A\n\n<Video src="a.mp4" />\n\nB', 'md'],
])('on a site with %s, %j is read as %s', (config, text, kind) => {
  const [post] = read({[config]: '', 'content/posts/a.md': `---\ntitle: A\n---\n${text}\n`});
  expect(post?.kind).toBe(kind);
});

test('beside the index.md of a post, a file without front matter is not a post, except in an Obsidian vault', () => {
  const files = {
    'content/blog/a/index.md': '---\ntitle: A\ndate: 2020-01-02\n---\nText',
    'content/blog/a/notes.md': 'A note',
    'content/blog/a/part.md': '---\nname: B\n---\nText',
    'content/blog/b.md': 'Text',
  };
  const sourcesOf = (more: Record<string, string>) =>
    read({...files, ...more}).map(({source}) => source);
  expect(sourcesOf({'gatsby-config.js': ''})).toEqual([
    'content/blog/b.md',
    'content/blog/a/index.md',
    'content/blog/a/part.md',
  ]);
  expect(sourcesOf({'.obsidian/app.json': '{}'})).toHaveLength(4);
});

test('a post can turn off the formulas of its site', () => {
  const files = {
    '_config.yml': 'math: true',
    '_posts/2020-01-02-a.md': '---\ntitle: A\n---\n$a$',
    '_posts/2020-01-03-b.md': '---\ntitle: B\nmath: false\n---\n$a$',
  };
  expect(read(files).map(({body}) => body)).toEqual(['$$a$$', '$a$']);
});

test('export files in the folder of a site with posts are not imported, but reported', () => {
  const files = {
    '_config.yml': '',
    'ghost.json': ghostExport({posts: [{title: 'C', status: 'published', html: '<p>C</p>'}]}),
    'wordpress.xml':
      '<rss xmlns:wp="a"><channel><item><title>B</title><wp:post_type>post</wp:post_type></item></channel></rss>',
  };
  const withPost = {...files, '_posts/2020-01-02-a.md': '---\ntitle: A\n---\nText'};
  const {posts, refused} = readExport(exported(withPost));
  expect(posts.map(({source}) => source)).toEqual(['_posts/2020-01-02-a.md']);
  expect([...refused.keys()]).toEqual(['ghost.json', 'wordpress.xml']);
  expect(read(files)).toHaveLength(2);
});
