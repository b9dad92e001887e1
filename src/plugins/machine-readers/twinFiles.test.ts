import {expect, test} from 'vitest';
import {twinFiles} from './twinFiles';

test('a twin stands beside its page', () => {
  expect([...twinFiles(['/site/blog/a', '/site/blog/b.md'], ['/site/blog/a'], '/site/')]).toEqual([
    ['/site/blog/a', 'blog/a.md'],
    ['/site/blog/b.md', 'blog/b.md.md'],
  ]);
});

test('a slug that ends in .md may not be where another page has its twin', () => {
  expect(() => twinFiles(['/blog/b', '/blog/b.md'], ['/blog/b', '/blog/b.md'], '/')).toThrow(
    'twin of /blog/b would be /blog/b.md',
  );
});
