import {existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {buildRecords} from '../../src/plugins/search-index/buildRecords';
import {pageThings} from '../support/pageData';
import {buildSite, copySite} from '../support/siteCopy';

/** One build of a copy with some more posts; each test looks at what became of one. */
let folder = '';
let output = '';

const TODAY = '2026-03-10';

function addPost(name: string, fields: Record<string, string>, body: string): void {
  const head = {
    title: `"About ${name}"`,
    description: `"What the build makes of a post that is called ${name}, from its file on."`,
    slug: name,
    date: '2026-03-01',
    authors: '[founder]',
    tags: '[essay, writing, open-source]',
    ...fields,
  };
  const lines = Object.entries(head).map(([field, value]) => `${field}: ${value}`);
  const isMdx = fields['mdx'] === 'true';
  const text = lines.filter((line) => !line.startsWith('mdx:')).join('\n');
  const mark = isMdx ? '{/* truncate */}' : '<!-- truncate -->';
  writeFileSync(
    path.join(folder, `blog/${head.date}-${name}.${isMdx ? 'mdx' : 'md'}`),
    `---\n${text}\n---\n\nLead of ${name}.\n\n${mark}\n\n${body}\n`,
  );
}

function built(file: string): string {
  return readFileSync(path.join(folder, 'build', file), 'utf8');
}

function page(slug: string): string {
  return built(`blog/${slug}.html`);
}

/** Every text file of the output that mentions a word. */
function filesWith(word: string): string[] {
  return readdirSync(path.join(folder, 'build'), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:html|xml|json|js|txt|css|md)$/.test(file))
    .filter((file) => built(file).includes(word));
}

beforeAll(async () => {
  folder = copySite();
  mkdirSync(path.join(folder, 'blog/pictures'), {recursive: true});
  const picture = sharp({create: {width: 1500, height: 600, channels: 3, background: '#aa6633'}});
  await picture.png().toFile(path.join(folder, 'blog/pictures/harbor.png'));

  addPost('due-today', {date: TODAY}, 'Text.');
  addPost('due-tomorrow', {date: '2026-03-11'}, 'Text.');
  addPost('half-written', {draft: 'true', tags: '[]'}, 'Text.');
  addPost('kept-quiet', {unlisted: 'true'}, 'Text.');
  addPost('plain-markdown', {}, 'Braces {stay} and 1 < 2 too.<br>\n\n<!-- a note -->\n\nEnd.');
  addPost('with-picture', {mdx: 'true'}, '![A harbor](./pictures/harbor.png "At noon")');
  addPost('hand-made', {image: './pictures/harbor.png'}, 'Text.');
  addPost('ends-a-script', {title: `'Why "</script><b>" is text'`}, 'Text.');
  addPost('updated-later', {updated: '2026-03-05'}, 'Text.');
  writeFileSync(
    path.join(folder, 'blog/redirects.yml'),
    '- {from: /blog/tags/prose, to: /blog/tags/writing}\n',
  );
  const result = buildSite(folder, {SITE_TODAY: TODAY});
  output = result.output;
  expect(result.ok, output).toBe(true);
}, 500_000);

afterAll(() => rmSync(folder, {recursive: true, force: true}));

async function foundPages(): Promise<Set<string>> {
  const records = await buildRecords(path.join(folder, 'build'));
  return new Set(records.map((record) => record.url_without_anchor));
}

test('a post appears on its day, in the site, the feeds and the sitemap', () => {
  const files = filesWith('due-today');
  for (const file of [
    'blog.html',
    'blog/archive.html',
    'blog/due-today.html',
    'blog/rss.xml',
    'blog/atom.xml',
    'blog/feed.json',
    'sitemap.xml',
    'blog/tags/writing.html',
    'llms.txt',
    'llms-full.txt',
    'blog/due-today.md',
  ]) {
    expect(files).toContain(file);
  }
});

test('the search finds the published posts alone, in one index', async () => {
  const pages = await foundPages();
  expect(pages).toContain('/blog/due-today');
  for (const hidden of ['due-tomorrow', 'half-written', 'kept-quiet']) {
    expect(pages).not.toContain(`/blog/${hidden}`);
  }
  const files = readdirSync(path.join(folder, 'build'));
  expect(files.filter((file) => file.startsWith('search-index'))).toEqual([]);
});

test('a post of a later day and a draft are nowhere in the output', () => {
  expect(filesWith('due-tomorrow')).toEqual([]);
  expect(filesWith('half-written')).toEqual([]);
  expect(existsSync(path.join(folder, 'build/blog/due-tomorrow.html'))).toBe(false);
});

test('an unlisted post has its page and no place in lists, feeds, sitemap and for programs', () => {
  expect(page('kept-quiet')).toContain('Lead of kept-quiet');
  for (const file of [
    'blog.html',
    'blog/archive.html',
    'blog/rss.xml',
    'sitemap.xml',
    'llms.txt',
    'llms-full.txt',
  ]) {
    expect(built(file)).not.toContain('kept-quiet');
  }
  expect(existsSync(path.join(folder, 'build/blog/kept-quiet.md'))).toBe(false);
});

test('in a .md file braces and angle brackets are text, and comments stay hidden', () => {
  const html = page('plain-markdown');
  expect(html).toContain('Braces {stay} and 1 &lt; 2 too.<br');
  expect(html).not.toContain('a note');
});

test('a raster picture becomes AVIF and WebP in several widths, with its size', async () => {
  const html = page('with-picture');
  const [image = ''] = /<img[^>]*A harbor[^>]*>/.exec(html) ?? [];
  expect(image).toMatch(/ width="?1500\b/);
  expect(image).toMatch(/ height="?600\b/);
  expect(image).toMatch(/ loading="?lazy\b/);
  expect(html).toMatch(/type="?image\/avif/);
  expect(html).toContain('At noon');
  const files = [...html.matchAll(/(\/img\/pictures\/[\w-]+\.(?:avif|webp))/g)].map(
    ([file]) => file,
  );
  expect(new Set(files).size).toBe(8);
  for (const file of new Set(files)) {
    const {width} = await sharp(path.join(folder, 'build', file)).metadata();
    expect(file).toContain(`-${width}.`);
  }
});

test('a post’s Markdown names its picture by the address that the build gave it', () => {
  const [, address = ''] =
    /!\[A harbor\]\((\S+) "At noon"\)/.exec(built('blog/with-picture.md')) ?? [];
  expect(new URL(address).pathname).toMatch(/^\/img\/pictures\/harbor-/);
  expect(existsSync(path.join(folder, 'build', new URL(address).pathname))).toBe(true);
});

test('a title cannot end the script that speaks of it', () => {
  const [posting] = pageThings(page('ends-a-script'), 'BlogPosting');
  expect(String(posting?.['headline']).replaceAll('\u2060', '')).toBe('Why "</script><b>" is text');
  expect(built('blog/ends-a-script.md')).toMatch(/^# Why "\\<\/script>\\<b>" is text\n/);
});

test('a hand-made picture is the card and the cover in place of the drawn ones', () => {
  const html = page('hand-made');
  const [, card = ''] = /property="?og:image"? content="?([^"\s>]+)/.exec(html) ?? [];
  expect(card).toMatch(/\/assets\/images\/harbor-[0-9a-f]+\.png$/);
  expect(html).not.toContain('/img/covers/');
  expect(readdirSync(path.join(folder, 'build/img/cards')).join()).not.toContain('hand-made');
});

test('an update is the date of the sitemap, and stands below the post', () => {
  expect(page('updated-later')).toContain('Last updated');
  expect(built('blog/updated-later.md')).toContain('- Updated: 2026-03-05\n');
  expect(pageThings(page('updated-later'), 'BlogPosting')[0]).toMatchObject({
    dateModified: '2026-03-05T00:00:00.000Z',
  });
  expect(page('due-today')).not.toContain('Last updated');
  expect(built('sitemap.xml')).toMatch(/updated-later<\/loc><lastmod>2026-03-05/);
});

test('a tag’s page of old sends its reader on', () => {
  expect(built('blog/tags/prose/index.html')).toContain('url=/blog/tags/writing');
});

test('the build says what it holds', () => {
  expect(output).toMatch(/Content: \d{3} posts, \d{3} tags, [\d,]{6,} words\./);
  expect(output).toMatch(/Pictures: \d{3} covers, \d{3} cards and variants: \d+ drawn, \d+ from/);
});
