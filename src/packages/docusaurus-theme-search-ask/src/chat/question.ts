/** Maximum number of characters in a question, typed or in a link. */
export const MAX_QUESTION = 500;

/** Returns a question on one trimmed line, cut to the allowed length but not inside a character. */
export function limitQuestion(text: string): string {
  return text
    .replaceAll(/\p{Cs}/gu, '\ufffd')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_QUESTION)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
}
