import path from 'node:path';
import {configDefaults, defineConfig} from 'vitest/config';
import {leftOut} from './support/leftOut';

const root = path.resolve(import.meta.dirname, '..');

const exclude = [...configDefaults.exclude, ...leftOut];

const shared = {
  root,
  // Compiles JSX, which tsconfig.json leaves to the bundler.
  oxc: {jsx: {runtime: 'automatic' as const}},
  resolve: {
    alias: {
      '@site': root,
      '@docusaurus/Translate': path.resolve(import.meta.dirname, 'support/translate.ts'),
      '@generated/i18n': path.resolve(import.meta.dirname, 'support/i18n.ts'),
    },
  },
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
          include: [
            'src/**/*.test.{ts,tsx,mjs}',
            'blog/_parts/**/*.test.{ts,tsx}',
            'tests/content/*.test.ts',
          ],
          exclude,
          // Saves a third of the time: test files share their imports, so no test may change a module.
          isolate: false,
          unstubEnvs: true,
          unstubGlobals: true,
          testTimeout: 30_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'built',
          include: ['tests/built/*.test.ts'],
          exclude,
          // Test files share their imports and the parsed pages.
          isolate: false,
          // Some tests read every file of a build, which takes long on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'nightly',
          include: ['tests/nightly/*.test.ts'],
          exclude,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      // Separate, because these tests measure times.
      {
        ...shared,
        test: {name: 'performance', include: ['tests/performance/*.test.ts'], exclude},
      },
    ],
  },
});
