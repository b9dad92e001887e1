/** What a comment begins with whose questions the next block of the text answers. */
const ANSWERS = /^answers:\s/;

/** The questions of a comment such as `answers: How long is a round? How long is the break?` */
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

/** Whether a line of a text is such a comment. */
export function isAnsweredQuestions(line: string): boolean {
  return /^\{\/\*\s*answers:\s.*\*\/\}\s*$|^<!--\s*answers:\s.*-->\s*$/.test(line);
}

/** A text without such comments at its very start, where Docusaurus takes its description from. */
export function withoutFirstQuestions(text: string): string {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '' && !isAnsweredQuestions(line));
  return lines.slice(Math.max(0, first)).join('\n');
}
