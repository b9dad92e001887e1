import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {readOwner} from '../../src/config/readOwner';
import {booksAlreadyRead} from '../../src/data/booksAlreadyRead';
import {booksToRead} from '../../src/data/booksToRead';
import {mediaOnStage} from '../../src/data/mediaOnStage';
import {resumeExperience} from '../../src/data/resumeExperience';
import {parseMarkdown} from '../../src/lib/content-index/parseMarkdown';
import {fillTwin} from '../../src/lib/markdown-twin/fillTwin';
import {llmsIndex} from '../../src/lib/markdown-twin/llmsIndex';
import {twinText} from '../../src/lib/markdown-twin/twinText';
import {postTwins, sectionTwins, sitePermalinks, twinSite} from '../support/sourceTwins';

const owner = readOwner();
const twins = [...postTwins, ...sectionTwins].map((twin) => ({
  ...twin,
  root: parseMarkdown(twin.markdown, 'md'),
}));

function nodesOf<Type extends Nodes['type']>(
  root: Root,
  type: Type,
): Extract<Nodes, {type: Type}>[] {
  const found: Extract<Nodes, {type: Type}>[] = [];
  visit(root, type, (node) => {
    found.push(node as Extract<Nodes, {type: Type}>);
  });
  return found;
}

function isPage(url: string): boolean {
  return sitePermalinks.has(new URL(url).pathname);
}

function twinAt(path: string): string {
  return sectionTwins.find(({page}) => page.permalink === owner.baseUrl + path)?.markdown ?? '';
}

test('every post and listed section page has a twin that begins with its title', () => {
  expect(postTwins.length).toBeGreaterThan(130);
  expect(sectionTwins).toHaveLength(11);
  for (const {page, root} of twins) {
    expect(root.children[0], page.file).toMatchObject({type: 'heading', depth: 1});
    expect(nodesOf(root, 'heading').filter(({depth}) => depth === 1)).toHaveLength(1);
  }
});

test('the text that is kept of a post gives the same twin, for most posts', () => {
  const kept = postTwins.flatMap(({page, markdown}) => {
    const text = twinText(parseMarkdown(page.body, page.file.endsWith('.mdx') ? 'mdx' : 'md'));
    const filled = text && fillTwin(text, page, twinSite);
    return filled === undefined ? [] : [{file: page.file, filled, markdown}];
  });
  expect(kept.length).toBeGreaterThan(0.8 * postTwins.length);
  for (const {file, filled, markdown} of kept) {
    expect(filled, file).toBe(markdown);
  }
});

test('no import, export, element or expression of MDX is left outside code', () => {
  const left = twins.flatMap(({page, root}) => {
    const html = nodesOf(root, 'html').map(({value}) => value);
    const texts = nodesOf(root, 'text')
      .map(({value}) => value)
      .filter((value) => /^(?:import|export) .* from |<[A-Z]\w+|\{\/\*|^:::/m.test(value));
    return [...html, ...texts].map((text) => `${page.file}: ${text}`);
  });
  expect(left).toEqual([]);
});

test('every link and picture has a full address, and none leads to a source', () => {
  const wrong = twins.flatMap(({page, root}) =>
    [...nodesOf(root, 'link'), ...nodesOf(root, 'image'), ...nodesOf(root, 'definition')]
      .map(({url}) => url)
      .filter((url) => {
        const isOwn = url.startsWith(`${owner.url}/`);
        return !URL.canParse(url) || (isOwn && /\.mdx?(?:[#?]|$)/.test(url) && !isPage(url));
      })
      .map((url) => `${page.file}: ${url}`),
  );
  expect(wrong).toEqual([]);
});

test('every block of code of a source stands in its twin whole', () => {
  let count = 0;
  for (const {page, root} of twins) {
    const codes = (tree: Root) => nodesOf(tree, 'code').map(({lang, value}) => ({lang, value}));
    const source = codes(parseMarkdown(page.body, page.file.endsWith('.mdx') ? 'mdx' : 'md'));
    expect(codes(root), page.file).toEqual(source);
    count += source.length;
  }
  expect(count).toBeGreaterThan(200);
});

test('every part of a post is a line with a link to its page', () => {
  const withPart = postTwins.filter(({page}) =>
    /^import \w+ from '@site\/src\/features\//m.test(page.body),
  );
  expect(withPart.length).toBeGreaterThan(10);
  for (const {page, markdown} of withPart) {
    expect(markdown).toContain(`(to try on the page)](${owner.url}${page.permalink})`);
  }
});

test.each([
  ['books/already-read', booksAlreadyRead],
  ['books/to-read', booksToRead],
])('the twin of %s has every book, in the order of the page', (path, books) => {
  const twin = twinAt(path);
  for (const {title, note} of books) {
    expect(twin).toContain(title.replace('*', '\\*'));
    expect(twin).toContain(note);
  }
});

test('examples are marked as such', () => {
  expect(twinAt('media/on-stage').match(/\(Example\)/g)).toHaveLength(
    mediaOnStage.filter(({example}) => example).length,
  );
  expect(twinAt('resume/experience').match(/\(Example\)/g)).toHaveLength(resumeExperience.length);
});

test('llms.txt is in the form of llmstxt.org: titles, a summary, and links with notes alone', () => {
  const text = llmsIndex(
    {title: owner.siteTitle, description: owner.description, base: owner},
    postTwins.map(({page}) => page),
    [{label: 'Sections', pages: sectionTwins.map(({page}) => page)}],
  );
  const [title, , summary, , , ...rest] = text.trimEnd().split('\n');
  expect(title).toBe(`# ${owner.siteTitle}`);
  expect(summary).toBe(`> ${owner.description}`);
  const lines = rest.filter((line) => line !== '');
  const link = /^- \[[^\]]+\]\((\S+?)\): .+$/;
  expect(lines.filter((line) => !line.startsWith('## ') && !link.test(line))).toEqual([]);
  const addresses = lines.flatMap((line) => link.exec(line)?.[1] ?? []);
  expect(addresses.filter((address) => address.endsWith('.md'))).toHaveLength(twins.length);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(lines.findIndex((line) => line === '## Optional')).toBeGreaterThan(twins.length);
});
