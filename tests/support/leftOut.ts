import owner from '../../src/data/owner';

/**
 * Names of test files that do not run for this owner. `*.shipped.*` test the posts, the shelves and
 * the owner file that this repository ships; `*.strict.*` test posts against the rules of
 * `strictPosts`. In a fork, posts can fail a test only with `strictPosts`.
 */
export const leftOut: readonly string[] = [
  ...(owner.example ? [] : ['**/*.shipped.*']),
  ...(owner.strictPosts ? [] : ['**/*.strict.*']),
];
