/** The topics that the shelves of books are sorted by, kebab-case. */
export const bookTopics = [
  'finance',
  'startups',
  'software',
  'intelligence',
  'body-and-sport',
  'life-and-letters',
] as const;
