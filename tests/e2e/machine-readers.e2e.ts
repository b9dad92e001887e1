import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from '../../src/lib/content-index/parseMarkdown';
import {newest, posts} from '../support/blogPosts';
import {builtPages} from '../support/builtPages';
import {jsonLdGraphs, pageThings} from '../support/pageData';
import {articleText, markdownTexts} from '../support/plainWords';
import {pageTypes} from '../support/routes';
import {schemaProblems} from '../support/schemaProblems';
import {sectionPages, unlistedPages} from '../support/sections';
import {siteAddress} from '../support/siteAddress';
import {expect, test, visit as open} from '../support/test';

const build = path.resolve(__dirname, '../../build');
const SITE = new URL(siteAddress('/'));

const postPaths = posts.map(({permalink}) => permalink);
const sectionPaths = sectionPages.map((page) => page.path);
const twinned = [...postPaths, ...sectionPaths];

function built(file: string): string {
  return readFileSync(path.join(build, file), 'utf8');
}

function twin(pagePath: string): Root {
  return parseMarkdown(built(`${pagePath}.md`), 'md');
}

function exists(pathname: string): boolean {
  const local = decodeURIComponent(pathname);
  return ['', '.html', '/index.html'].some((end) => {
    return statSync(path.join(build, local + end), {throwIfNoEntry: false})?.isFile();
  });
}

function urlsOf(root: Root): string[] {
  const urls: string[] = [];
  visit(root, (node: Nodes) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      urls.push(node.url);
    }
  });
  return urls;
}

/** Whether an address is full and, within the site, leads to something that was built. */
function isGood(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url !== undefined && (url.origin !== SITE.origin || exists(url.pathname));
}

test('every post and section page has its twin, and its head says where', () => {
  expect(twinned.length).toBeGreaterThan(140);
  for (const pagePath of twinned) {
    expect(existsSync(path.join(build, `${pagePath}.md`)), pagePath).toBe(true);
    expect(built(`${pagePath}.html`), pagePath).toMatch(
      new RegExp(`<link[^>]* rel="?alternate"? type="?text/markdown"? href="?${pagePath}\\.md[" ]`),
    );
  }
  for (const {path: pagePath} of unlistedPages) {
    expect(existsSync(path.join(build, `${pagePath}.md`))).toBe(false);
    expect(built(`${pagePath}.html`)).not.toContain('text/markdown');
  }
});

test('twins hold no imports, no components, and addresses that lead somewhere', () => {
  const faults = twinned.flatMap((pagePath) => {
    const root = twin(pagePath);
    const markup: string[] = [];
    visit(root, (node: Nodes) => {
      const isLeft = node.type === 'text' && /^(?:import|export) .*'|<[A-Z]/m.test(node.value);
      if (node.type === 'html' || isLeft) {
        markup.push(node.value);
      }
    });
    const wrong = urlsOf(root).filter((address) => !isGood(address));
    return [...markup, ...wrong].map((fault) => `${pagePath}: ${fault}`);
  });
  expect(faults).toEqual([]);
});

test('a twin says what its page says', () => {
  const sample = [
    ...postPaths.filter((_, index) => index % 5 === 0).map((each) => [each, 'block'] as const),
    // An entry of a shelf is an item of some lines, which the page shows in an order of its own.
    ...sectionPaths.map((each) => [each, 'line'] as const),
  ];
  expect(sample.length).toBeGreaterThan(30);
  let count = 0;
  const missing = sample.flatMap(([pagePath, by]) => {
    const page = articleText(built(`${pagePath}.html`));
    // Title, description and facts come first; a part is a line on the twin and a figure on the page.
    const [, , , ...children] = twin(pagePath).children;
    const texts = markdownTexts({type: 'root', children}, by).filter(
      (text) => !/\((?:to try on the page|Example)\)$/.test(text),
    );
    count += texts.length;
    return texts.filter((text) => !page.includes(text)).map((text) => `${pagePath}: ${text}`);
  });
  expect(missing).toEqual([]);
  expect(count).toBeGreaterThan(1000);
});

test('what is interactive on a page is a link to it in the twin', () => {
  const root = twin('/blog/vesting-with-a-cliff');
  const [address = ''] = urlsOf(root).filter((url) => url.includes('#part-'));
  const anchor = new URL(address).hash.slice(1);
  expect(built('/blog/vesting-with-a-cliff.html')).toMatch(
    new RegExp(`<figure id="?${anchor}[" ]`),
  );
});

test('llms.txt lists every twin, and llms-full.txt holds them all', () => {
  const index = built('llms.txt');
  const addresses = urlsOf(parseMarkdown(index, 'md'));
  expect(addresses.filter((address) => !isGood(address))).toEqual([]);
  expect(addresses).toEqual(
    expect.arrayContaining(twinned.map((each) => siteAddress(`${each}.md`))),
  );
  const full = built('llms-full.txt');
  for (const pagePath of twinned) {
    expect(full.includes(built(`${pagePath}.md`)), pagePath).toBe(true);
  }
  for (const {path: pagePath} of unlistedPages) {
    expect(index + full).not.toContain(`${pagePath}.md`);
  }
  const twinBytes = twinned.reduce((sum, each) => sum + built(`${each}.md`).length, 0);
  console.log(
    `llms.txt ${index.length} bytes, llms-full.txt ${full.length}, ${twinned.length} twins ${twinBytes} (mean ${Math.round(twinBytes / twinned.length)})`,
  );
});

test.describe('over HTTP', () => {
  for (const [address, type] of [
    [`${newest.permalink}.md`, 'text/markdown; charset=utf-8'],
    ['/books/to-read.md', 'text/markdown; charset=utf-8'],
    // A slug that ends in .md: the page keeps its address, its twin has another.
    ['/blog/agents.md', 'text/html; charset=utf-8'],
    ['/blog/agents.md.md', 'text/markdown; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/llms-full.txt', 'text/plain; charset=utf-8'],
  ] as const) {
    test(`${address} is served as ${type}`, async ({request}) => {
      const response = await request.get(address);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']?.toLowerCase()).toBe(type);
    });
  }
});

test('home points at llms.txt', async ({page}) => {
  await page.goto('/');
  const link = page.locator('link[rel=alternate][type="text/plain"]');
  await expect(link).toHaveAttribute('href', '/llms.txt');
});

test('the head follows the reader from page to page', async ({page}) => {
  await open(page, '/blog');
  const twins = page.locator('link[type="text/markdown"]');
  await expect(twins).toHaveCount(0);
  await page.getByRole('main').getByRole('link', {name: newest.title, exact: true}).first().click();
  await expect(twins).toHaveAttribute('href', `${newest.permalink}.md`);
  const scripts = page.locator('script[type="application/ld+json"]');
  const types = async () =>
    (await scripts.allTextContents())
      .flatMap((text) => (JSON.parse(text) as {'@graph': {'@type': string}[]})['@graph'])
      .map((thing) => thing['@type'])
      .sort();
  await expect.poll(types).toEqual(['BlogPosting', 'BreadcrumbList', 'Person', 'WebSite']);
  for (const single of [
    'meta[name=description]',
    'meta[property="og:url"]',
    'link[rel=canonical]',
  ]) {
    await expect(page.locator(single)).toHaveCount(1);
  }
});

test('every page says of which site it is, whose, and where it lies, each once', () => {
  for (const {file, html} of builtPages(build)) {
    const isPage = /name="?generator/.test(html);
    if (!isPage) {
      continue;
    }
    expect(pageThings(html, 'WebSite'), file).toHaveLength(1);
    expect(pageThings(html, 'Person'), file).toHaveLength(1);
    const isTop = file === 'index.html' || file === '404.html';
    const trails = pageThings(html, 'BreadcrumbList');
    expect(trails, file).toHaveLength(isTop ? 0 : 1);
    const [last] =
      (trails[0]?.['itemListElement'] as {item: string}[] | undefined)?.slice(-1) ?? [];
    if (last) {
      expect(last.item, file).toBe(siteAddress(file.replace(/\.html$/, '')));
    }
    const isPost = postPaths.includes(`/${file.replace(/\.html$/, '')}`);
    expect(pageThings(html, 'BlogPosting'), file).toHaveLength(isPost ? 1 : 0);
  }
});

test('a post says when it was written, by whom, about what, and how long it is', () => {
  for (const {permalink, title, date, tags, description} of posts) {
    const [posting] = pageThings(built(`${permalink}.html`), 'BlogPosting');
    expect(posting).toMatchObject({
      headline: title,
      description,
      datePublished: `${date}T00:00:00.000Z`,
      keywords: tags.map(({label}) => label),
      url: siteAddress(permalink),
      isPartOf: {'@id': siteAddress('/blog')},
    });
    expect(posting?.['wordCount'], permalink).toBeGreaterThan(100);
    expect(isGood((posting?.['image'] as {url: string}).url), permalink).toBe(true);
  }
});

test.describe('the JSON-LD of each type of page', () => {
  test.setTimeout(180_000);

  test('is of schema.org’s types', () => {
    const paths = new Set(pageTypes.map((each) => each.replace(/\?.*/, '')));
    const graphs = new Map<string, unknown>();
    for (const pagePath of paths) {
      const file = {'/': 'index', '/no-such-page': '404'}[pagePath] ?? pagePath;
      jsonLdGraphs(built(`${file}.html`)).forEach((graph, index) => {
        graphs.set(`${pagePath} (${index + 1})`, graph);
      });
    }
    expect(graphs.size).toBeGreaterThan(35);
    expect(schemaProblems(graphs)).toEqual([]);
  });

  test('would be refused with a property, a value or a type that schema.org does not have', () => {
    const [graph] = jsonLdGraphs(built(`${newest.permalink}.html`)).filter((each) =>
      JSON.stringify(each).includes('BlogPosting'),
    );
    const text = JSON.stringify(graph);
    const wrong = new Map<string, unknown>(
      (
        [
          ['property', /"wordCount"/, '"words"'],
          ['nested', /"name":"The founder"/, '"called":"The founder"'],
          ['value', /"wordCount":\d+/, '"wordCount":"many"'],
          ['type', /"@type":"BlogPosting"/, '"@type":"BlogPost"'],
        ] as const
      ).map(([name, from, to]) => [name, JSON.parse(text.replace(from, to))]),
    );
    const refused = new Set(schemaProblems(wrong).map((problem) => problem.split(':')[0]));
    expect([...refused].sort()).toEqual([...wrong.keys()].sort());
  });
});
