import {expect, test} from 'vitest';
import {withUpdate} from './withUpdate';

function post(frontMatter: object) {
  return {metadata: {title: 'A', frontMatter}} as never as Parameters<typeof withUpdate>[0];
}

test.each(['2025-03-05', new Date('2025-03-05')])('%o is the last update', (updated) => {
  expect(withUpdate(post({updated})).metadata).toMatchObject({
    title: 'A',
    lastUpdatedAt: Date.parse('2025-03-05'),
  });
});

test('a post without one is left as it is', () => {
  const plain = post({});
  expect(withUpdate(plain)).toBe(plain);
});
