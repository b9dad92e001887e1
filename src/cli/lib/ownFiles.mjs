/** Files that a site's owner writes. Style there is the owner's business, unless `strictPosts` is on. */
export const OWN_FILES = [
  'blog/**',
  'books/**',
  'media/**',
  'resume/**',
  'static/**',
  'src/pages/**',
  'src/data/*.{ts,yml}',
  'src/css/accent.css',
  '.github/README.md',
];

/**
 * Reads the owner file.
 *
 * @returns {Promise<import('../../lib/owner').Owner>}
 */
export async function readOwnerFile() {
  // Loaded on demand: the packages may be installed by the command that asks.
  const {createJiti} = await import('jiti');
  return createJiti(import.meta.url).import('../../data/owner.ts', {default: true});
}
