import {foldText} from './foldText';

/**
 * At most `length` characters of a text around the first of the words, cut between words and
 * marked with an ellipsis where something is left out.
 */
export function excerpt(text: string, words: readonly string[], length: number): string {
  if (text.length <= length) {
    return text;
  }
  const folded = foldText(text);
  const hits = words.map((word) => folded.indexOf(foldText(word))).filter((index) => index >= 0);
  const hit = hits.length > 0 ? Math.min(...hits) : 0;
  const from = Math.max(0, Math.min(hit - Math.floor(length / 4), text.length - length));
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const cut = text.slice(start, start + length);
  const end = start + length >= text.length ? cut.length : cut.lastIndexOf(' ');
  return `${start > 0 ? '…' : ''}${cut.slice(0, end > 0 ? end : cut.length)}${start + length < text.length ? '…' : ''}`;
}
