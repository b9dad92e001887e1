/** Start of a comment with questions that the next block of the text answers. */
const ANSWERS = /^answers:\s/;

/** Questions of a comment such as `answers: How long is a round? How long is the break?` */
export function answeredQuestions(comment: string): string[] {
  return ANSWERS.test(comment)
    ? comment
        .replace(ANSWERS, '')
        .replace(/\s+/g, ' ')
        .split(/(?<=\?) /)
        .map((question) => question.trim())
        .filter((question) => question !== '')
    : [];
}

/** True if a line of a text is such a comment. */
export function isAnsweredQuestions(line: string): boolean {
  return /^\{\/\*\s*answers:\s.*\*\/\}\s*$|^<!--\s*answers:\s.*-->\s*$/.test(line);
}

/** Removes such comments from the start of a text, which Docusaurus takes as the description. */
export function withoutFirstQuestions(text: string): string {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '' && !isAnsweredQuestions(line));
  return lines.slice(Math.max(0, first)).join('\n');
}
