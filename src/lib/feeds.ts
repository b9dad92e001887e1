/** The blog's feeds, by path below the base URL. */
export const FEEDS = [
  {name: 'RSS', path: 'blog/rss.xml', note: 'what most feed readers ask for'},
  {name: 'Atom', path: 'blog/atom.xml', note: 'the same posts, in the Atom format'},
  {name: 'JSON Feed', path: 'blog/feed.json', note: 'the same posts, as JSON'},
] as const;
