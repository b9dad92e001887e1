import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {expect, test} from 'vitest';
import {attributesOf, each, hrefsOf, readPage, textOf, textsOf} from '../support/html';
import {FOREIGN_BASE, foreignBuild, foreignContent} from '../support/sites';

const read = (name: string) => readPage(foreignBuild, `/blog/${name}`);
const kinds = read('picture-kinds');
const places = read('picture-places');

/** Returns the built file at an address of the site. */
function fileAt(address = ''): string {
  expect(address.startsWith(FOREIGN_BASE), address).toBe(true);
  return path.join(foreignBuild, decodeURI(address.slice(FOREIGN_BASE.length)));
}

function sourceBytes(post: string, name: string): Buffer {
  return readFileSync(path.join(foreignContent, 'blog', post, name));
}

/** Returns all addresses in a picture element. */
function addressesOf(page: typeof kinds, alt: string): string[] {
  const image = page(`article img[alt="${alt}"]`).first();
  const sets = [image.attr('srcset'), image.prev('source').attr('srcset')];
  const listed = sets.flatMap((set) => (set ?? '').split(', ').filter(Boolean));
  return [image.attr('src') ?? '', ...listed.map((each) => each.split(' ')[0] ?? '')];
}

test.each([
  ['moving GIF', 'anim.gif'],
  ['drawing with a script', 's.svg'],
  ['photo of a phone', 'h.heic'],
  ['text', 'text.png'],
  ['cut off', 'cut.png'],
])('%s: the page shows the original file and links to it', (alt, name) => {
  const [address, ...others] = addressesOf(kinds, alt);
  expect(others).toEqual([]);
  expect(readFileSync(fileAt(address))).toEqual(sourceBytes('2026-02-14-picture-kinds', name));
  expect(hrefsOf(kinds(`article img[alt="${alt}"]`).parents('a'))).toEqual([address]);
});

test.each([
  ['GIF of one frame', 40, 30],
  ['one pixel', 1, 1],
  ['turned by a camera', 32, 64],
])('%s: variants have %i × %i pixels, as stated on the page', async (alt, width, height) => {
  const image = kinds(`article img[alt="${alt}"]`);
  expect([image.attr('width'), image.attr('height')]).toEqual([`${width}`, `${height}`]);
  const addresses = [...new Set(addressesOf(kinds, alt))];
  expect(addresses).toHaveLength(2);
  for (const address of addresses) {
    expect(await sharp(fileAt(address)).metadata()).toMatchObject({width, height});
  }
});

test('pictures with any file name are found', () => {
  const page = read('picture-names');
  const images = each(page('article .markdown img'));
  const text = sourceBytes('2026-02-15-picture-names', 'index.md').toString();
  expect(images.length).toBe(text.split('![').length - 1);
  for (const image of images) {
    const address = image.attr('src');
    expect(address).toMatch(/^[\w/.-]+$/);
    expect(existsSync(fileAt(address)), address).toBe(true);
  }
  const folder = path.join(foreignContent, 'blog/2026-02-15-picture-names');
  const pictures = readdirSync(folder).filter((file) => file !== 'index.md');
  const addresses = new Set(images.map((image) => image.attr('src')));
  expect(addresses.size).toBe(pictures.length);
});

test.each([
  ['linked', 'https://example.org/film'],
  ['both by reference', 'https://example.org/reference'],
  ['two', 'https://example.org/two'],
  ['in JSX', 'https://example.org/jsx'],
  ['linked in a cell', 'https://example.org/cell'],
])('the picture “%s” keeps the link that the author wrote', (alt, address) => {
  const image = places(`article img[alt="${alt}"]`);
  expect(image).toHaveLength(1);
  expect(hrefsOf(image.parents('a'))).toEqual([address]);
});

test('a link to a file opens that file, even if a picture has the same name or is inside the link', () => {
  const csv = read('pictures')('article a:contains("The numbers")');
  const picture = places('article img[alt="to a file"]').parents('a');
  expect(readFileSync(fileAt(csv.attr('href')))).toEqual(
    sourceBytes('2026-02-13-pictures', 'sales.csv'),
  );
  expect(readFileSync(fileAt(picture.attr('href')))).toEqual(
    sourceBytes('2026-02-16-picture-places', 'wide.png'),
  );
});

test('every picture address is rewritten, except for other sites and static files', () => {
  const sources = attributesOf(places('article .markdown img'), 'src');
  const unchanged = sources.filter(
    (source) => !source?.startsWith(`${FOREIGN_BASE}assets/images/`),
  );
  expect(unchanged).toEqual(['https://example.org/remote.png', `${FOREIGN_BASE}img/favicon.svg`]);
});

test('a heading with a picture has the id and the table-of-contents entry that Docusaurus gives it', () => {
  const headings = places('article .markdown').find('h2, h3').not('.sr-only');
  expect(attributesOf(headings, 'id').slice(0, 2)).toEqual([
    'heading-with-a-small-logo-inside',
    'logo',
  ]);
  expect(textsOf(places('.table-of-contents a')).slice(0, 2)).toEqual([
    'Heading with a small logo inside',
    'Logo',
  ]);
});

test('the title of a picture is its caption if the picture stands alone, and otherwise its tooltip', () => {
  const caption = 'A caption with "quotes" & more';
  const alone = places('article img[alt="alone"]');
  expect(alone.attr('title')).toBeUndefined();
  expect(textOf(alone.closest('p'))).toBe(caption);
  expect(places('article img[alt="logo"]').attr('title')).toBe('A title');
  expect(places('article img[alt="linked"]').attr('title')).toBe('The film');
  expect(textOf(places('article img[alt="linked"]').closest('p'))).toBe('');
});

test('each picture has a size, and all but the first load lazily', () => {
  const images = places('article .markdown img[src*="/assets/images/"]');
  expect(attributesOf(images, 'width')).not.toContain(undefined);
  expect(attributesOf(images, 'height')).not.toContain(undefined);
  const [first, ...others] = attributesOf(images, 'loading');
  expect([first, ...new Set(others)]).toEqual(['eager', 'lazy']);
});
