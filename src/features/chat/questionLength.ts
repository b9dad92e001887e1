/** Characters of a question at most, typed or in a deep link. */
export const QUESTION_LENGTH = 500;
