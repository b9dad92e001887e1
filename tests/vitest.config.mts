import path from 'node:path';
import {defineConfig} from 'vitest/config';

const root = path.resolve(import.meta.dirname, '..');

export default defineConfig({
  root,
  // The site's own compiler setting leaves JSX as it is, for the bundler.
  oxc: {jsx: {runtime: 'automatic'}},
  resolve: {alias: {'@site': root}},
  test: {
    include: ['src/**/*.test.{ts,tsx,mjs}', 'tests/{bench,content}/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
  },
});
