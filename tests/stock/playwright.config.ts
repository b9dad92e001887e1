import path from 'node:path';
import {defineConfig} from '@playwright/test';
import base from '../e2e/playwright.config';
import {repository} from '../support/sites';
import {STOCK_SITES, buildOf} from './sites';

const FIRST_PORT = Number(process.env['STOCK_PORT'] ?? 4330);
const addressOf = (index: number): string => `http://localhost:${FIRST_PORT + index}`;

/** Runs the tests of this folder on each stock site, as one project per site. */
export default defineConfig({
  ...base,
  testDir: __dirname,
  grepInvert: undefined,
  timeout: 300_000,
  projects: STOCK_SITES.map(({name}, index) => ({
    name,
    use: {baseURL: addressOf(index)},
  })),
  webServer: STOCK_SITES.map(({name, baseUrl}, index) => ({
    command: `node src/cli/serve.mjs --port ${FIRST_PORT + index} --dir ${path.relative(repository, buildOf(name))}`,
    cwd: repository,
    url: addressOf(index) + baseUrl,
    reuseExistingServer: false,
    stdout: 'ignore' as const,
  })),
});
