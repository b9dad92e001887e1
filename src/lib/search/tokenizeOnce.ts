import type {Token} from './tokenize';
import {tokenize} from './tokenize';

const MOST_KEPT = 4000;
const kept = new Map<string, readonly Token[]>();

/** A text's tokens, kept for the next keystroke, which mostly shows the same texts. */
export function tokenizeOnce(text: string): readonly Token[] {
  const known = kept.get(text);
  if (known) {
    return known;
  }
  const tokens = tokenize(text);
  if (kept.size >= MOST_KEPT) {
    kept.clear();
  }
  kept.set(text, tokens);
  return tokens;
}
