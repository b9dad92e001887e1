/** A page of each kind; both Docusaurus sites have them but for the last two. */
export const SAMPLES = {
  home: '/',
  blog: '/blog',
  post: '/blog/three-rounds-one-minute',
  tag: '/blog/tags/vesting',
  section: '/books/to-read',
  archive: '/blog/archive',
  intelligence: '/intelligence',
  chat: '/chat',
} as const;

/** The file of the sample post, which is the one that is edited too. */
export const POST_FILE = '2021-01-14-three-rounds-one-minute.mdx';
