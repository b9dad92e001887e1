/**
 * `node src/cli/indexNow.mjs --site https://a.example/`: tells search engines which pages of a site
 * have changed (https://www.indexnow.org). The environment's `INDEXNOW_KEY` is also the name of a
 * text file on the site that holds it. Needs nothing installed: the deployment runs it alone.
 */
import {parseArgs} from 'node:util';
import {CommandError} from './lib/CommandError.mjs';
import {runCommand} from './lib/runCommand.mjs';
import {changedPages} from './lib/changedPages.mjs';

/** The deployment runs once a day at least; the day before covers one that was late. */
const DAYS = 2;
const SERVICE = 'https://api.indexnow.org/indexnow';

await runCommand(async () => {
  const {values} = parseArgs({options: {site: {type: 'string'}, service: {type: 'string'}}});
  const key = process.env.INDEXNOW_KEY ?? '';
  if (!/^[\dA-Za-z-]{8,128}$/.test(key)) {
    throw new CommandError('INDEXNOW_KEY must be 8 to 128 letters, digits and dashes.');
  }
  if (!URL.canParse(values.site ?? '')) {
    throw new CommandError('Usage: node src/cli/indexNow.mjs --site https://a.example/', 2);
  }
  const site = `${values.site?.replace(/\/*$/, '')}/`;
  const sitemap = await fetch(`${site}sitemap.xml`, {signal: AbortSignal.timeout(30_000)});
  if (!sitemap.ok) {
    throw new CommandError(`${site}sitemap.xml answers ${sitemap.status}.`);
  }
  const urlList = changedPages(await sitemap.text(), Date.now() - DAYS * 86_400_000);
  if (urlList.length === 0) {
    console.log('No page has changed in two days: nothing to tell.');
    return;
  }
  const told = await fetch(values.service ?? SERVICE, {
    method: 'POST',
    headers: {'content-type': 'application/json; charset=utf-8'},
    body: JSON.stringify({
      host: new URL(site).host,
      key,
      keyLocation: `${site}${key}.txt`,
      urlList,
    }),
    signal: AbortSignal.timeout(30_000),
  });
  if (!told.ok) {
    throw new CommandError(`IndexNow answers ${told.status}: ${(await told.text()).slice(0, 200)}`);
  }
  console.log(`Told of ${urlList.length} page(s).`);
});
