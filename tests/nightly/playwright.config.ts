import path from 'node:path';
import base from '../e2e/playwright.config';
import {leftOut} from '../support/leftOut';

const {launchOptions} = base.use ?? {};

/** Runs the browser tests that `npm test` leaves out: those of this folder and those tagged `@nightly`. */
export default {
  ...base,
  grepInvert: undefined,
  // Allows for different edges of letters in other versions of Chromium.
  expect: {...base.expect, toHaveScreenshot: {maxDiffPixelRatio: 0.004}},
  snapshotPathTemplate: '{testDir}/views/{arg}{ext}',
  projects: [
    {name: 'folder', testDir: __dirname, testIgnore: ['views.e2e.ts', ...leftOut]},
    {name: 'tagged', testDir: path.resolve(__dirname, '../e2e'), grep: /@nightly/},
    {
      name: 'views',
      testDir: __dirname,
      testMatch: 'views.e2e.ts',
      // Makes text independent of the system's settings.
      use: {
        launchOptions: {
          ...launchOptions,
          args: [
            ...(launchOptions?.args ?? []),
            '--font-render-hinting=none',
            '--disable-lcd-text',
            '--force-color-profile=srgb',
          ],
        },
      },
    },
  ],
};
