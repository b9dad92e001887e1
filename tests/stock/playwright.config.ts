import path from 'node:path';
import {defineConfig} from '@playwright/test';
import base from '../e2e/playwright.config';
import {repository} from '../support/sites';
import {STOCK_SITES, buildOf} from './sites';

const FIRST_PORT = Number(process.env['STOCK_PORT'] ?? 4330);
const addressOf = (place: number): string => `http://localhost:${FIRST_PORT + place}`;

/** The packages on stock sites; each site is a project. */
export default defineConfig({
  ...base,
  testDir: __dirname,
  grepInvert: undefined,
  timeout: 300_000,
  projects: STOCK_SITES.map(({name}, place) => ({
    name,
    use: {baseURL: addressOf(place)},
  })),
  webServer: STOCK_SITES.map(({name, baseUrl}, place) => ({
    command: `node src/cli/serve.mjs --port ${FIRST_PORT + place} --dir ${path.relative(repository, buildOf(name))}`,
    cwd: repository,
    url: addressOf(place) + baseUrl,
    reuseExistingServer: false,
    stdout: 'ignore' as const,
  })),
});
