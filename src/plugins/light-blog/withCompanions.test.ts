import {expect, test} from 'vitest';
import {withCompanions} from './withCompanions';

function post(permalink: string) {
  return {metadata: {title: 'A', permalink}} as never as Parameters<typeof withCompanions>[0];
}

const companions = new Map([['/blog/a', {related: []}]]);

test('a post’s metadata hold its companions', () => {
  expect(withCompanions(post('/blog/a'), companions).metadata).toEqual({
    title: 'A',
    permalink: '/blog/a',
    companions: {related: []},
  });
});

test('a post without companions is left as it is', () => {
  const draft = post('/blog/draft');
  expect(withCompanions(draft, companions)).toBe(draft);
});
