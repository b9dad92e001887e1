import path from 'node:path';
import {defineConfig} from 'vitest/config';

const root = path.resolve(import.meta.dirname, '..');

export default defineConfig({
  root,
  resolve: {alias: {'@site': root}},
  test: {
    include: ['src/**/*.test.{ts,tsx,mjs}', 'tests/content/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
  },
});
