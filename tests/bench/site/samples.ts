/** A page of each kind; both Docusaurus sites have them but for the last two. */
export const SAMPLES = {
  home: '/',
  blog: '/blog',
  post: '/blog/option-payoffs-and-one-parity',
  tag: '/blog/tags/vesting',
  section: '/books/to-read',
  archive: '/blog/archive',
  intelligence: '/intelligence',
  chat: '/chat',
} as const;

/** The file of the sample post, which is the one that is edited too. */
export const POST_FILE = '2023-08-24-option-payoffs-and-one-parity.mdx';
