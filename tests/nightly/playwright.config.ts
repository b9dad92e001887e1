import path from 'node:path';
import base from '../e2e/playwright.config';

/** The journeys that `npm test` leaves out: other builds, long crawls, measurements, rare paths. */
export default {
  ...base,
  grepInvert: undefined,
  projects: [
    {name: 'nightly', testDir: __dirname},
    {name: 'rare', testDir: path.resolve(__dirname, '../e2e'), grep: /@nightly/},
  ],
};
