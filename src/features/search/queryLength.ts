/** Characters of a query, in the modal as on the results page. */
export const QUERY_LENGTH = 64;
