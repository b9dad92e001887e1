import {foldText} from './foldText';

export interface TextPart {
  readonly text: string;
  readonly found: boolean;
}

/**
 * Cuts a text into parts, of which some begin a word that starts as one of `words` does. Case does
 * not matter; a text whose folding changes its length is returned whole.
 */
export function highlightWords(text: string, words: readonly string[]): TextPart[] {
  const folded = foldText(text);
  const wanted = words.map(foldText).filter((word) => word !== '');
  if (wanted.length === 0 || folded.length !== text.length) {
    return [{text, found: false}];
  }
  const parts: TextPart[] = [];
  let plainFrom = 0;
  for (const match of folded.matchAll(/[\p{L}\p{N}]+/gu)) {
    const word = wanted.find((candidate) => match[0].startsWith(candidate));
    if (word !== undefined) {
      parts.push({text: text.slice(plainFrom, match.index), found: false});
      plainFrom = match.index + word.length;
      parts.push({text: text.slice(match.index, plainFrom), found: true});
    }
  }
  parts.push({text: text.slice(plainFrom), found: false});
  return parts.filter((part) => part.text !== '');
}
