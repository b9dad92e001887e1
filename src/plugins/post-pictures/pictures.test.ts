import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import sharp from 'sharp';
import {unified} from 'unified';
import {assert, beforeAll, expect, test} from 'vitest';
import {VFile} from 'vfile';
import {parsePostFile} from '../../lib/postFile';
import {picturedPost} from '../../lib/postPictures';
import {findPictures, makeVariant, planPicture} from './pictureVariants';
import {listPictures} from './listPictures';
import type {PicturePlan} from './pictureVariants';
import {remarkPictures} from './remarkPictures';

const root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
const post = path.join(root, 'blog/2025-01-02-a.md');
const wide = path.join(root, 'blog/pictures/wide one.png');
const small = path.join(root, 'static/img/small.jpg');

function draw(width: number, height: number) {
  return sharp({create: {width, height, channels: 3, background: '#336699'}});
}

async function planOf(file: string): Promise<PicturePlan> {
  const plan = await planPicture(file);
  assert(plan);
  return plan;
}

beforeAll(async () => {
  mkdirSync(path.dirname(wide), {recursive: true});
  mkdirSync(path.dirname(small), {recursive: true});
  await draw(1600, 900).png().toFile(wide);
  // Turned by a camera: stored as 300 × 200, shown as 200 × 300.
  await draw(300, 200).withMetadata({orientation: 6}).jpeg().toFile(small);
});

test('finds the raster pictures of a post, beside it and in static', () => {
  const body = [
    'Lead ![a](./pictures/wide%20one.png)',
    '![b](/img/small.jpg)',
    '![c][ref] ![d](./pictures/gone.png) ![e](https://example.com/f.png) ![g](./h.svg)',
    '```md\n![not a picture](/img/small.jpg)\n```',
  ].join('\n\n');
  expect(findPictures(parsePostFile('blog/2025-01-02-a.md', body), post, root)).toEqual([
    wide,
    small,
  ]);
});

test('plans widths up to the picture’s own, in both formats', async () => {
  const {width, height, variants} = await planOf(wide);
  expect([width, height]).toEqual([1600, 900]);
  expect(variants.map((variant) => `${variant.format} ${variant.width}`)).toEqual(
    ['avif', 'webp'].flatMap((format) => [480, 800, 1360, 1600].map((size) => `${format} ${size}`)),
  );
  expect(variants[0]?.path).toMatch(/^\/img\/pictures\/wide-one-[0-9a-f]{8}-480\.avif$/);
});

test('a picture that a camera turned is as wide as it is shown', async () => {
  const plan = await planOf(small);
  expect([plan.width, plan.height]).toEqual([200, 300]);
  const [variant] = plan.variants;
  assert(variant);
  const {data} = await makeVariant(plan, variant, path.join(root, 'cache'));
  expect(await sharp(data).metadata()).toMatchObject({width: 200, height: 300});
});

test('a variant is made once, in its format and width', async () => {
  const plan = await planOf(wide);
  for (const variant of plan.variants.filter(({width}) => width === 480)) {
    const cache = path.join(root, 'cache');
    const made = await makeVariant(plan, variant, cache);
    expect(made.isNew).toBe(true);
    expect((await makeVariant(plan, variant, cache)).isNew).toBe(false);
    const {format, width, height} = await sharp(made.data).metadata();
    expect(`${format} ${width} ${height}`).toBe(
      variant.format === 'avif' ? 'heif 480 270' : 'webp 480 270',
    );
  }
});

test('a file that is no picture is named and left as it is', async () => {
  const broken = path.join(root, 'blog/pictures/broken.png');
  writeFileSync(broken, 'not a picture');
  expect(await planPicture(broken)).toBeUndefined();
  const tree = await transformed('![Broken](pictures/broken.png)');
  expect(JSON.stringify(tree)).toContain('"type":"image"');
  const unreadable: string[] = [];
  const parsed = parsePostFile('blog/2025-01-02-a.md', '![Broken](pictures/broken.png)');
  const published = {...parsed, ...picturedPost(parsed), path: post, day: '2025-01-02'};
  const places = {cache: root, root, onUnreadable: (file: string) => unreadable.push(file)};
  await listPictures([published], {title: 'T', tagline: 'T'}, places);
  expect(unreadable).toEqual([broken]);
});

async function transformed(body: string): Promise<Root> {
  const file = new VFile({path: post, value: body});
  const tree = unified().use(remarkParse).parse(body);
  await remarkPictures({root})(tree, file);
  return tree;
}

test('a picture becomes an element with both source sets and its size', async () => {
  const tree = await transformed('![A view](/img/small.jpg "From here")\n\n<!-- truncate -->\n');
  expect(JSON.stringify(tree)).toContain('"name":"ResponsivePicture"');
  const [paragraph] = tree.children as unknown as {
    children: {attributes: {name: string; value: string}[]}[];
  }[];
  const attributes = Object.fromEntries(
    (paragraph?.children[0]?.attributes ?? []).map(({name, value}) => [name, value]),
  );
  expect(attributes).toMatchObject({
    alt: 'A view',
    caption: 'From here',
    width: '200',
    height: '300',
    loading: 'eager',
    avif: expect.stringMatching(/small-[0-9a-f]{8}-200\.avif 200w$/),
    webp: expect.stringMatching(/small-[0-9a-f]{8}-200\.webp 200w$/),
  });
});

test('below the truncation mark a picture is loaded when it is near', async () => {
  const tree = await transformed('Lead.\n\n<!-- truncate -->\n\n![A view](/img/small.jpg)\n');
  expect(JSON.stringify(tree)).not.toContain('eager');
});

test('a picture that is not there is left for Docusaurus to report', async () => {
  const tree = await transformed('![gone](./gone.png)');
  expect(JSON.stringify(tree)).toContain('"type":"image"');
});
