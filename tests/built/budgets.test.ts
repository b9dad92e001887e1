import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {attributesOf, fileOf, readPage} from '../support/html';
import {fixtureBuild} from '../support/sites';

/** Bytes as gzip sends them, with room to grow: the fine limits are those of the nightly suite. */
const LIMITS = {html: 12_000, styles: 24_000, scripts: 160_000};

function zipped(file: string): number {
  return gzipSync(readFileSync(file)).length;
}

function sum(files: readonly (string | undefined)[]): number {
  return files
    .map((file) => zipped(path.join(fixtureBuild, file ?? '')))
    .reduce((total, size) => total + size, 0);
}

test.each(['/', '/blog', '/blog/reading-a-tide-table', '/chat'])(
  'what %s sends before a reader does anything stays small',
  (address) => {
    const page = readPage(fixtureBuild, address);
    const styles = attributesOf(page('link[rel=stylesheet]'), 'href');
    const scripts = attributesOf(page('script[src]'), 'src');
    expect(styles).not.toEqual([]);
    expect(scripts).not.toEqual([]);
    expect(zipped(fileOf(fixtureBuild, address))).toBeLessThan(LIMITS.html);
    expect(sum(styles)).toBeLessThan(LIMITS.styles);
    expect(sum(scripts)).toBeLessThan(LIMITS.scripts);
  },
);
