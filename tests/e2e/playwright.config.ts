import path from 'node:path';
import {defineConfig} from '@playwright/test';
import {leftOut} from '../support/leftOut';

const PORT = Number(process.env['E2E_PORT'] ?? 4310);
const root = path.resolve(__dirname, '../..');

export default defineConfig({
  testDir: __dirname,
  testMatch: '*.e2e.ts',
  testIgnore: [...leftOut],
  // Tagged tests run with those of tests/nightly: their features rarely break.
  grepInvert: /@nightly/,
  outputDir: path.join(root, 'test-results'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  // Long enough for a busy machine: the suite passes beside a running build.
  timeout: 90_000,
  expect: {timeout: 20_000},
  reporter: [
    ['list'],
    ['html', {open: 'never', outputFolder: path.join(root, 'playwright-report')}],
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: {width: 1280, height: 800},
    // Recording every test would double the time of the suite. `-- --trace on` records a single run.
    trace: 'on-first-retry',
    channel: process.env['PLAYWRIGHT_CHANNEL'] || undefined,
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] || undefined,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: `node src/cli/serve.mjs --port ${PORT} --dir tests/.fixture-site/build`,
    cwd: root,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: !process.env['CI'],
    stdout: 'ignore',
  },
});
