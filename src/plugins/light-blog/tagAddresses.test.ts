import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {expect, test} from 'vitest';
import {withOwnTagAddresses} from './tagAddresses';

function post(tags: readonly (readonly [string, string, boolean])[]): BlogPost {
  return {
    metadata: {
      frontMatter: {tags: tags.map(([label]) => label)},
      tags: tags.map(([label, permalink, inline]) => ({
        label,
        permalink: `/base/blog/tags/${permalink}`,
        inline,
      })),
    },
  } as unknown as BlogPost;
}

test('inline tags that would be merged get separate permalinks; the others keep theirs', () => {
  const posts = [
    post([
      ['C', 'c', true],
      ['C++', 'c', true],
    ]),
    post([
      ['C#', 'c', true],
      ['Go', 'golang', false],
    ]),
  ];
  const addresses = withOwnTagAddresses(posts, '/base/blog/tags').map(({metadata}) =>
    metadata.tags.map(({permalink}) => permalink),
  );
  expect(addresses).toEqual([
    ['/base/blog/tags/c', '/base/blog/tags/c-plus-plus'],
    ['/base/blog/tags/c-sharp', '/base/blog/tags/golang'],
  ]);
});
