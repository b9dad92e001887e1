import {foldText} from '../foldText';

/** "Equity & hiring" → "equity-hiring": a name as it stands in an address. */
export function slugText(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
