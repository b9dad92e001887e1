import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {attributesOf, fileOf, readPage} from '../support/html';
import {fixtureBuild} from '../support/sites';

/** Bytes after gzip, with room to grow; the limit of the style sheet is in `styles.test.ts`. */
const LIMITS = {html: 13_600, inline: 3_500, client: 230_000};

function zipped(file: string): number {
  return gzipSync(readFileSync(file)).length;
}

function sum(files: readonly (string | undefined)[]): number {
  return files
    .map((file) => zipped(path.join(fixtureBuild, file ?? '')))
    .reduce((total, size) => total + size, 0);
}

test.each(['/', '/blog', '/blog/archive', '/blog/tags/ink', '/blog/reading-a-tide-table', '/chat'])(
  'the initial HTML and inline code of %s stay small, as does the client',
  (address) => {
    const page = readPage(fixtureBuild, address);
    const [listed = ''] = attributesOf(page('meta[name=late-client]'), 'content');
    const client = listed.split(' ').filter((file) => !file.includes('#'));
    const inline = page('script:not([type])').text();
    expect(page('link[rel=stylesheet]')).toHaveLength(1);
    expect(client.length).toBeGreaterThan(3);
    expect(page('script[src]')).toHaveLength(0);
    expect(zipped(fileOf(fixtureBuild, address))).toBeLessThan(LIMITS.html);
    expect(gzipSync(inline).length).toBeLessThan(LIMITS.inline);
    expect(sum(client)).toBeLessThan(LIMITS.client);
  },
);
