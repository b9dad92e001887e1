/** `npm run picture`: takes the screenshot of the built home page for the README. */
import {once} from 'node:events';
import {statSync} from 'node:fs';
import {join} from 'node:path';
import {CommandError} from './lib/CommandError.mjs';
import {projectRoot, runCommand} from './lib/runCommand.mjs';
import {createServer} from './lib/createServer.mjs';
import {getBrowser} from './lib/getBrowser.mjs';

const VIEWPORT = {width: 1280, height: 860};

await runCommand(async () => {
  const dir = join(projectRoot, 'build');
  if (!statSync(dir, {throwIfNoEntry: false})?.isDirectory()) {
    throw new CommandError(`There is no built site in ${dir}. Build it first: npm run build`);
  }
  const {CHROMIUM_PATH, PLAYWRIGHT_CHANNEL} = {...process.env, ...(await getBrowser())};
  const {chromium} = await import('@playwright/test');
  const server = createServer({dir, base: '/'});
  await once(server.listen(0), 'listening');
  const address = server.address();
  const home = `http://localhost:${typeof address === 'object' ? address?.port : ''}/`;
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(CHROMIUM_PATH ? {executablePath: CHROMIUM_PATH} : {channel: PLAYWRIGHT_CHANNEL}),
  });
  try {
    const page = await browser.newPage({viewport: VIEWPORT});
    // Blocks tickers and everything else from other hosts.
    await page.route(
      (url) => !url.href.startsWith(home),
      (route) => route.abort(),
    );
    await page.goto(home);
    await page.addStyleTag({content: '[data-market-strip] {display: none}'});
    await page.evaluate(() => document.fonts.ready);
    const path = join(projectRoot, '.github/home.png');
    await page.screenshot({path});
    console.log(`Written: ${path}`);
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
});
