/** Topics that a book may have, in kebab case. */
export const bookTopics = [
  'finance',
  'startups',
  'software',
  'intelligence',
  'body-and-sport',
  'life-and-letters',
] as const;
