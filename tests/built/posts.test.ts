import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import sharp from 'sharp';
import {expect, test} from 'vitest';
import {coverFile} from '../../src/features/pictures/plugin/coverFile';
import {drawCoverPlot} from '../../src/features/plots';
import {posts} from '../support/fixturePages';
import {fixturePage, fixtureText, metaOf, textOf} from '../support/html';
import {fixtureBuild, fixtureContent} from '../support/sites';

const fileAt = (address = '') => path.join(fixtureBuild, address.replace(/[?#].*$/, ''));

test('on pages and in feeds, diagrams, formulas and plots need no scripts and have text alternatives', () => {
  const diagram = fixturePage('/blog/folding-a-letter')('article figure [role=img]').first();
  expect(diagram.attr('aria-label')).toBe('From a flat sheet to a closed letter');
  expect(diagram.find('svg').length).toBe(1);
  expect(fixturePage('/blog/paper-sizes')('article math').length).toBeGreaterThan(3);
  const plot = fixturePage('/blog/reading-a-tide-table')('article figure:has(svg)');
  expect(textOf(plot.find('svg title').first())).toBe('The sea by the rule of twelfths');
  expect(plot.find('tbody tr').length).toBe(7);
  const feed = fixtureText('blog/rss.xml');
  expect(feed).toContain('The sea by the rule of twelfths');
  // Feeds have no style sheet that defines CSS variables.
  expect(feed).not.toContain('--plot-1');
});

test('`image` in front matter is the social card, as in Docusaurus, and is not shown on the page', () => {
  const page = fixturePage('/blog/postmarks');
  expect(metaOf(page, 'og:image')).toMatch(/\/assets\/images\/harbor-[0-9a-f]+\.png$/);
  expect(page('img[src*="harbor-"]')).toHaveLength(0);
});

test('each post without a picture has a generated social card of 1200 × 630', async () => {
  const drawn = posts.filter(({permalink}) =>
    metaOf(fixturePage(permalink), 'og:image')?.includes('/img/cards/'),
  );
  // One post has a picture in its front matter.
  expect(drawn.length).toBe(posts.length - 1);
  const cards = drawn.map(({permalink}) => {
    const card = metaOf(fixturePage(permalink), 'og:image') ?? '';
    expect(card).toMatch(/^https:\/\/quill\.example\/img\/cards\/[\w.-]+\.png$/);
    return new URL(card).pathname;
  });
  expect(new Set(cards).size).toBe(drawn.length);
  for (const card of cards) {
    const {width, height, size = Infinity} = await sharp(readFileSync(fileAt(card))).metadata();
    expect([card, width, height]).toEqual([card, 1200, 630]);
    expect(size, card).toBeLessThan(120_000);
  }
});

test('the first plot of a post is its cover', () => {
  const [cover] = readdirSync(fileAt('/img/covers')).filter((file) => /reading-a-tide/.test(file));
  const file = path.join(fixtureContent, 'blog/2022-05-05-reading-a-tide-table.mdx');
  const plot = drawCoverPlot(file, {width: 300, height: 100});
  expect(readFileSync(fileAt(`/img/covers/${cover}`), 'utf8')).toBe(coverFile('', [], plot));
});

test('without scripts, an interactive component shows the result for its initial values', () => {
  const figure = fixturePage('/blog/a-stamp-fund')('article figure[data-part]');
  expect(textOf(figure.find('figcaption'))).toMatch(/Growth of the fund$/);
  expect(textOf(figure.find('p output'))).toMatch(/^In 10 years .* 1\.63\.$/);
  expect(textOf(load(figure.find('noscript').text())('p'))).toContain('Enable JavaScript');
});

test('a post has a button that loads comments, unless its front matter turns comments off', () => {
  for (const {permalink} of posts) {
    const page = fixturePage(permalink);
    const buttons = page('main section button').filter((_index, button) =>
      /comments/.test(page(button).text()),
    );
    expect(buttons, permalink).toHaveLength(permalink === '/blog/postmarks' ? 0 : 1);
    expect(page('body [src*="giscus"], link[href*="giscus"]')).toHaveLength(0);
  }
});
