/**
 * Combining marks to remove: accents, Arabic and Hebrew vowel points, the dot below Hindi letters.
 * Other marks stay because they distinguish words: Thai and Hindi vowels, the Japanese voicing mark,
 * and the marks of й, ў, ї, ѓ and ќ.
 */
const MARKS =
  // eslint-disable-next-line no-misleading-character-class -- it must match single marks
  /(?<![иу])\u0306|(?<!і)\u0308|(?<![гк])\u0301|[\u0300\u0302-\u0305\u0307\u0309-\u036f\u0483-\u0487\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u093c\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f]/g;

/** Letters that Unicode does not decompose, and the letters that people may type instead. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
  // Arabic: forms of alef, yeh and kaf, the feminine ending, and the line that stretches a word.
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  '\u0640': '',
  // Hindi: two ways to write a nasal vowel.
  '\u0901': '\u0902',
};
const LETTER = new RegExp(Object.keys(LETTERS).join('|'), 'g');

/** Zeros of the decimal digits of Arabic, Persian, Devanagari and Thai. */
const ZEROS = [0x660, 0x6f0, 0x966, 0xe50];
const DIGIT = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u0e50-\u0e59]/g;

/** Returns the digit 0–9 for a digit of these scripts: ٣ → 3. */
function digitOf(digit: string): string {
  const code = digit.charCodeAt(0);
  return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
}

/** Returns a word in lower case, with accents but without soft hyphens, joiners or a final ’s. */
export function lowerCase(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFC')
    .replace(/[\u00ad\u200c\u200d]/g, '')
    .replace(/’/g, "'")
    .replace(/'s$/, '');
}

/**
 * Returns a lower-case word in the form for comparison: without accents, apostrophes or commas, and
 * with plain letters in place of ligatures, full-width letters and superscripts.
 */
export function foldWord(word: string): string {
  return /^[a-z\d]*$/.test(word)
    ? word
    : word
        .normalize('NFKD')
        .toLowerCase()
        .replace(MARKS, '')
        .normalize('NFC')
        .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
        .replace(DIGIT, digitOf)
        .replace(/[',]/g, '');
}
