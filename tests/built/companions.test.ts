import {expect, test} from 'vitest';
import {permalinksOf, posts, sectionPages} from '../support/fixturePages';
import {each, hrefsOf, fixturePage, textOf, textsOf} from '../support/html';
import type {HtmlPage, Elements} from '../support/html';

/** Returns the section whose heading starts with a text; no elements if the page has no such section. */
function region(page: HtmlPage, heading: string): Elements {
  return page('main section').filter((_index, section) =>
    textOf(page(section).find('h2').first()).startsWith(heading),
  );
}

/** Returns the links in a list, each with the text beside it. */
function entries(list: Elements) {
  return each(list.find('li')).map((item) => ({
    href: item.find('a').attr('href') ?? '',
    text: textOf(item.children().not('a, time')),
  }));
}

test.each(posts)('$permalink lists three related posts, each with a reason', (post) => {
  const related = entries(region(fixturePage(post.permalink), 'Related posts'));
  expect(new Set(related.map(({href}) => href)).size).toBe(3);
  for (const {href, text} of related) {
    const other = posts.find(({permalink}) => permalink === href);
    expect(other, href).toBeDefined();
    expect(other, href).not.toBe(post);
    const shared = post.tags.filter((tag) => other?.tags.some(({label}) => label === tag.label));
    const labels = shared.map(({label}) => label.toLowerCase()).join('|');
    const subjects = new RegExp(`^both about (?:${labels})(?: and (?:${labels}))?$`, 'i');
    expect(subjects.test(text) || /^Similar wording: \S+(?:, \S+){0,2}$/.test(text), text).toBe(
      true,
    );
  }
});

test('a post lists every page that links to it, each with the original sentence', () => {
  /** Paths of the pages that link to a page, by the path of that page. */
  const citedBy = new Map<string, Set<string>>();
  for (const permalink of [...permalinksOf(posts), ...sectionPages.map(({path}) => path)]) {
    for (const href of hrefsOf(fixturePage(permalink)('main .markdown a[href^="/"]'))) {
      const to = (href ?? '').replace(/[?#].*/, '');
      if (to !== permalink) {
        citedBy.set(to, (citedBy.get(to) ?? new Set()).add(permalink));
      }
    }
  }
  for (const {permalink} of posts) {
    const page = fixturePage(permalink);
    const later = entries(region(page, 'Newer posts that mention this'));
    const mentions = [...later, ...entries(region(page, 'Mentioned in'))];
    const named = mentions.map(({href}) => href.replace(/#.*/, ''));
    expect(named.sort(), permalink).toEqual([...(citedBy.get(permalink) ?? [])].sort());
    for (const {href, text} of mentions) {
      expect(text, href).not.toBe('');
      expect(textOf(fixturePage(href.replace(/#.*/, ''))('main .markdown')), href).toContain(text);
    }
  }
  expect([...citedBy.keys()].filter((to) => to.startsWith('/blog/')).length).toBeGreaterThan(4);
});

test('an updated post lists its changes, newest first, and its header links to them', () => {
  const page = fixturePage('/blog/reading-a-tide-table');
  const changes = region(page, 'What changed');
  const days = each(changes.find('time')).map((day) => day.attr('datetime'));
  expect(days).toEqual(['2023-01-15', '2022-05-09']);
  expect(textOf(changes.find('li').last())).toContain('it is UTC');
  const link = page(`main article a[href="#${changes.attr('id') ?? ''}"]`);
  expect(link.find('time').attr('datetime')).toBe('2023-01-15');
  expect(region(fixturePage('/blog/iron-gall-ink'), 'What changed').length).toBe(0);
});

test('a post in a series has a box with links to the adjacent posts; other posts have no box', () => {
  for (const post of posts) {
    const box = region(fixturePage(post.permalink), 'Series: ');
    if (post.series === undefined) {
      expect(box, post.permalink).toHaveLength(0);
      continue;
    }
    const parts = posts.filter(({series}) => series === post.series).toReversed();
    const index = parts.indexOf(post);
    expect(textsOf(box.find('p'))).toEqual([`Part ${index + 1} of ${parts.length}`]);
    const [previous, next] = [parts[index - 1], parts[index + 1]];
    expect(hrefsOf(box.find('a[rel=prev]'))).toEqual(previous ? [previous.permalink] : []);
    expect(hrefsOf(box.find('a[rel=next]'))).toEqual(next ? [next.permalink] : []);
  }
});
