/** What a server says went wrong, cut to a line that can be shown; empty when it says nothing readable. */
export function serverSentence(body: unknown): string {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : body;
  const text =
    typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
  if (typeof text !== 'string') {
    return '';
  }
  const line = text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, 200);
  return /[.!?]$/.test(line) || line === '' ? line : `${line}.`;
}
