import {expect, test} from 'vitest';
import {FEEDS} from '../../src/lib/paths';
import owner from '../fixtures/site/src/data/owner';
import {attributesOf, each, hrefsOf, fixturePage, textOf, textsOf} from '../support/html';
import {siteAddress} from '../support/fixturePages';

test('the subscribe page shows the full address of every feed', () => {
  const values = textsOf(fixturePage('/subscribe')('main code'));
  expect(values).toEqual(
    expect.arrayContaining(FEEDS.map(({path: file}) => siteAddress(`/${file}`))),
  );
});

// A link preview would fetch the feed.
test.each(['/', '/subscribe'])('on %s, pointing at a feed does not download it', (path) => {
  const feeds = fixturePage(path)('main a').filter(':is([href$=".xml"], [href$=".json"])');
  expect(feeds).toHaveLength(FEEDS.length);
  expect(feeds.filter('[data-no-preview] *')).toHaveLength(FEEDS.length);
});

test('the footer links to four profiles in new tabs without access to the opener, and has a copyright notice', () => {
  const footer = fixturePage('/subscribe')('footer');
  expect(textsOf(footer.find('h2'))).toEqual(["Let's stay in touch"]);
  const {shortPosts, professionalNetwork, codeHost, meeting} = owner.links;
  const profiles = [shortPosts, professionalNetwork, codeHost, meeting];
  const links = footer.find('ul a');
  expect(hrefsOf(links)).toEqual(profiles.map(({href}) => href));
  expect(attributesOf(links, 'aria-label')).toEqual(
    profiles.map(({label}) => `${label} (opens in a new tab)`),
  );
  for (const link of each(links)) {
    expect(link.attr('target')).toBe('_blank');
    expect(link.attr('rel')).toMatch(/\bnoopener\b/);
    expect(link.find('svg')).toHaveLength(1);
  }
  const line = `Copyright © ${new Date().getUTCFullYear()} ${owner.siteTitle}`;
  expect(textOf(footer)).toContain(line);
});
