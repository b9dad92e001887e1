import owner from '../../src/data/owner';

/**
 * Patterns of test files that do not run in this repository. `*.shipped.*` test the content that the
 * template ships, and never run in a fork. `*.strict.*` run only if the owner has set `strictPosts`;
 * they are the only tests that posts of a fork can fail.
 */
export const leftOut: readonly string[] = [
  ...(owner.example ? [] : ['**/*.shipped.*']),
  ...(owner.strictPosts ? [] : ['**/*.strict.*']),
];
