import base from '../e2e/playwright.config';

/** The journeys that `npm test` leaves out: other builds, long crawls, measurements. */
export default {
  ...base,
  testDir: __dirname,
  projects: [
    {name: 'journeys', testIgnore: '**/performance.e2e.ts'},
    // What is timed has the machine for itself.
    {name: 'performance', testMatch: 'performance.e2e.ts', workers: 1},
  ],
};
