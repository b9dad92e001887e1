import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {expect, test} from 'vitest';
import {publishedPages} from './publishedPages';

function post(
  name: string,
  change: object = {},
  frontMatter: object = {},
): Pick<BlogPost, 'metadata'> {
  const metadata = {
    permalink: `/blog/${name}`,
    source: `@site/blog/${name}.mdx`,
    unlisted: false,
    frontMatter,
    ...change,
  };
  return {metadata} as unknown as BlogPost;
}

function doc(id: string, change: object = {}) {
  return {
    id,
    permalink: `/${id}`,
    source: `@site/${id}.mdx`,
    draft: false,
    unlisted: false,
    ...change,
  };
}

const PLUGINS = [
  {
    name: 'docusaurus-plugin-content-blog',
    content: {
      blogPosts: [
        post('c'),
        post('quiet', {unlisted: true}),
        post('half', {}, {draft: true}),
        post('a'),
      ],
    },
  },
  {
    name: 'docusaurus-plugin-content-docs',
    content: {
      loadedVersions: [
        {
          docs: [
            doc('books/b'),
            doc('books/a'),
            doc('books/quiet', {unlisted: true}),
            doc('loose'),
          ],
          sidebars: {
            main: [
              {
                type: 'category',
                label: 'Books',
                items: [
                  {type: 'doc', id: 'books/a'},
                  {type: 'doc', id: 'books/b'},
                  {type: 'doc', id: 'books/quiet'},
                ],
              },
              {type: 'link', label: 'Elsewhere', href: 'https://a.example'},
            ],
          },
        },
      ],
    },
  },
  {name: 'another', content: undefined},
];

test('drafts and unlisted pages are left out; section pages come as the sidebar has them', () => {
  const {posts, groups} = publishedPages(PLUGINS as never);
  expect(posts.map(({metadata}) => metadata.permalink)).toEqual(['/blog/c', '/blog/a']);
  expect(groups.map(({label, docs}) => [label, docs.map(({id}) => id)])).toEqual([
    ['Books', ['books/a', 'books/b']],
    ['More pages', ['loose']],
  ]);
});

test('a site without posts and section pages publishes nothing', () => {
  expect(publishedPages([])).toEqual({posts: [], groups: []});
});
