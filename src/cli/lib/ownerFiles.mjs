/** Files that the site's owner writes. Their style is checked only with `strictPosts`. */
export const OWNER_FILES = [
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
  // Imported here, because the calling command may install the packages first.
  const {createJiti} = await import('jiti');
  return createJiti(import.meta.url).import('../../data/owner.ts', {default: true});
}
