import owner from '../../src/data/owner';

/**
 * Names of test files that do not run for this owner. `*.shipped.*` are about the posts, the shelves and
 * the owner that this repository ships; `*.strict.*` hold posts to the rules of `strictPosts`. In a
 * fork only its own choice of `strictPosts` lets a post fail a test.
 */
export const leftOut: readonly string[] = [
  ...(owner.example ? [] : ['**/*.shipped.*']),
  ...(owner.strictPosts ? [] : ['**/*.strict.*']),
];
