import {expect, test} from 'vitest';
import {isInnerLink} from './isInnerLink';

const page = {origin: 'https://a.example', pathname: '/site/blog'};

function link(pathname: string, change: {origin?: string; target?: string} = {}) {
  return {origin: page.origin, pathname, target: '', ...change};
}

test.each([
  ['a post', link('/site/blog/vesting'), true],
  ['a post whose slug ends in .md', link('/site/blog/agents.md'), true],
  ['the same window by name', link('/site/blog/vesting', {target: '_self'}), true],
  ['a new window', link('/site/blog/vesting', {target: '_blank'}), false],
  ['a feed', link('/site/blog/rss.xml'), false],
  ['an anchor of the page itself', link('/site/blog'), false],
  ['another site of the same host', link('/other/blog'), false],
  ['another host', link('/site/blog/vesting', {origin: 'https://b.example'}), false],
])('%s: %o is followed inside the site: %s', (_name, target, followed) => {
  expect(isInnerLink(target, page, '/site/')).toBe(followed);
});
