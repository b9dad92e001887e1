import {createRequire} from 'node:module';
import {createServer} from 'node:net';
import type {AddressInfo} from 'node:net';
import {once} from 'node:events';
import type * as Playwright from '@playwright/test';
import {getBrowser} from '../../../src/cli/lib/getBrowser.mjs';
import {keepUntilEnd} from './runProcess';

// With jiti's loader at work, `import` of Playwright fails on Node 20; `require` passes it by.
const {chromium} = createRequire(__filename)('@playwright/test') as typeof Playwright;

/** The sites alone can be reached: what a third party answers is no property of a site. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

let found: ReturnType<typeof getBrowser> | undefined;

/** Does something with a Chromium of its own. */
export async function withBrowser<Result>(
  task: (browser: Playwright.Browser, port: number) => Promise<Result>,
): Promise<Result> {
  const port = await freePort();
  found ??= getBrowser();
  const {CHROMIUM_PATH, PLAYWRIGHT_CHANNEL} = {...process.env, ...(await found)};
  const browser = await chromium.launch({
    executablePath: CHROMIUM_PATH,
    channel: PLAYWRIGHT_CHANNEL,
    args: [...ARGUMENTS, `--remote-debugging-port=${port}`],
  });
  const release = keepUntilEnd(() => browser.close());
  try {
    return await task(browser, port);
  } finally {
    release();
    await browser.close();
  }
}

/** Does something with a page of a desktop's size, to a reader who has seen the site before. */
export function withPage<Result>(
  task: (page: Playwright.Page) => Promise<Result>,
): Promise<Result> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage({viewport: {width: 1280, height: 800}});
    // Or the newsletter's pop-up, shown once a reader, would lie over links.
    await page.addInitScript(() => localStorage.setItem('newsletter-popup', 'shown'));
    return task(page);
  });
}

/** How many times slower than this machine's a phone's processor is, as Lighthouse has it. */
const SLOWDOWN = 4;

/** Slows the processor of a page down to a phone's. */
export async function slowDown(page: Playwright.Page): Promise<Playwright.CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  return session;
}

/** Does something so many times, one after the other. */
export async function repeat<Result>(
  times: number,
  task: () => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let time = 0; time < times; time += 1) {
    results.push(await task());
  }
  return results;
}
