import {gzipSync} from 'node:zlib';
import type {Response} from '@playwright/test';
import {withPage} from './browser';
import {watchNetwork} from './watchNetwork';

/** Milliseconds without a request after which a page rests. */
const QUIET = 2000;

/** What a page costs before a reader does anything; bytes as gzip sends them. */
export interface PageWeight {
  readonly html: number;
  /** Of scripts that run, not of those that are only fetched ahead. */
  readonly scripts: number;
  readonly styles: number;
  /** As they are: fonts are compressed already. */
  readonly fonts: number;
  /** To its own host until it rests, those ahead included. */
  readonly requests: number;
}

const KINDS: Readonly<Record<string, 'scripts' | 'styles' | 'fonts'>> = {
  script: 'scripts',
  stylesheet: 'styles',
  font: 'fonts',
};

async function sizeOf(response: Response): Promise<number> {
  const body = await response.body();
  return response.request().resourceType() === 'font' ? body.length : gzipSync(body).length;
}

/** Opens a page as a first visit does and waits until it asks for nothing more. */
export function weighPage(address: string): Promise<PageWeight> {
  return withPage(async (page) => {
    const own = new URL(address).origin;
    const parts: {kind: 'scripts' | 'styles' | 'fonts'; size: Promise<number>}[] = [];
    const network = watchNetwork(page);
    let requests = 0;
    page.on('request', (request) => {
      requests += request.url().startsWith(own) ? 1 : 0;
    });
    page.on('response', (response) => {
      const kind = KINDS[response.request().resourceType()];
      if (kind && response.url().startsWith(own)) {
        const size = sizeOf(response);
        // Awaited below, unless the page fails first: then that is the error, and not this one.
        size.catch(() => undefined);
        parts.push({kind, size});
      }
    });
    const response = await page.goto(address, {timeout: 120_000});
    await network.rest(QUIET, 60_000);
    if (!response?.ok()) {
      throw new Error(`${address} answers ${response?.status()}.`);
    }
    const sum = {scripts: 0, styles: 0, fonts: 0};
    for (const {kind, size} of parts) {
      sum[kind] += await size;
    }
    return {...sum, html: gzipSync(await response.body()).length, requests};
  });
}
