import path from 'node:path';
import {defineConfig} from 'vitest/config';

const root = path.resolve(import.meta.dirname, '..');

const shared = {
  root,
  // The site's own compiler setting leaves JSX as it is, for the bundler.
  oxc: {jsx: {runtime: 'automatic' as const}},
  resolve: {alias: {'@site': root}},
};

export default defineConfig({
  ...shared,
  test: {
    globalSetup: path.resolve(import.meta.dirname, 'support/temporaryFolder.ts'),
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx,mjs}', 'tests/content/*.test.ts'],
          // Files share what they import: it is a third of the time. No test may leave a trace.
          isolate: false,
          testTimeout: 30_000,
        },
      },
      // These read what has been built: the fixture site, and for a few checks the shipped one.
      // Some read all of it, which takes long on a busy machine.
      {
        ...shared,
        test: {name: 'built', include: ['tests/built/*.test.ts'], testTimeout: 60_000},
      },
      {
        ...shared,
        test: {
          name: 'nightly',
          include: ['tests/nightly/*.test.ts', 'tests/bench/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      // What is timed has the machine for itself.
      {...shared, test: {name: 'performance', include: ['tests/performance/*.test.ts']}},
    ],
  },
});
