/** Topics of the book shelves, in kebab case. */
export const bookTopics = ['fiction', 'nonfiction'] as const;
