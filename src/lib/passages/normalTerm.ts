import {IRREGULAR_FORMS} from '../search/irregularForms';
import {otherSpellings} from '../search/otherSpellings';
import {stemWord} from '../search/stemWord';

// cspell:ignore ation ations ites licence licences practise

const BRITISH = /(?:is(?:e|es|ed|er|ers|ing|ation|ations)|our(?:s|ed|ing|al|able|ite|ites)?)$/;
/** What two spellings of one word leave apart. */
const VARIANTS: ReadonlyMap<string, string> = new Map([
  ['licence', 'license'],
  ['licences', 'licenses'],
  ['cheque', 'check'],
  ['practise', 'practice'],
  ['programme', 'program'],
]);

function american(word: string): string {
  const plain = VARIANTS.get(word) ?? word;
  return BRITISH.test(plain) ? (otherSpellings(plain)[0] ?? plain) : plain;
}

/** The one form under which all forms of a folded word are indexed: `taught`, `teaches` → `teach`. */
export function normalTerm(word: string): string {
  const base = IRREGULAR_FORMS.get(word)?.[0] ?? word;
  return stemWord(american(base));
}
