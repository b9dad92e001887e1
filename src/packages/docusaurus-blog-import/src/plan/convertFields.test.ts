import {afterEach, expect, test} from 'vitest';
import {cleanUp, importFiles} from '../../tests/sites.js';

afterEach(cleanUp);

/** Imports a post with these fields, and returns it with the report and the list of authors. */
async function importPost(fields: string) {
  const {read, report} = await importFiles({
    'posts/a.md': `---\ntitle: A\ndate: 2020-01-02\n${fields}---\nText`,
  });
  return {report, post: read('blog/2020-01-02-a.md'), authors: read('blog/authors.yml')};
}

test('fields about the author become part of the entry of the first author', async () => {
  const {post, authors} = await importPost(
    'author: Jane Doe\nauthor_title: Editor\nauthorURL: https://jane.example\nauthor_image_url: https://jane.example/me.png\n',
  );
  expect(post).toContain('authors:\n  - jane-doe\n---');
  expect(authors).toContain(
    'jane-doe:\n  name: Jane Doe\n  title: Editor\n  url: https://jane.example\n  image_url: https://jane.example/me.png\n',
  );
});

test('fields about an author without a name are renamed, because the default author is added', async () => {
  const {post, report} = await importPost('author_title: Editor\n');
  expect(post).toContain('authors:\n  - founder\noriginal_author_title: Editor\n');
  expect(report).toContain('author_title was renamed to original_author_title');
});

test('fields about an author do not hide those of a data file', async () => {
  const {read} = await importFiles({
    '_data/authors.yml': 'jane: {name: Jane Doe, title: Editor}\n',
    '_posts/2020-01-02-a.md':
      '---\ntitle: A\nauthor: jane\nauthor_url: https://jane.example\n---\nText',
  });
  expect(read('blog/authors.yml')).toContain(
    'jane:\n  name: Jane Doe\n  title: Editor\n  url: https://jane.example\n',
  );
});

test('an author who is named twice is listed once', async () => {
  const {post} = await importPost('author: Jane Doe\nauthors: [jane-doe, Bo Ek, Bo Ek]\n');
  expect(post).toContain('authors:\n  - jane-doe\n  - bo-ek\n---');
});
