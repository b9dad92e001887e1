import {ENGLISH} from './english.js';
import {foldWord} from './fold.js';
import type {Language} from './language.js';
import {memoize} from './language.js';
import {hasPairedLetters} from './scripts.js';

// cspell:ignore èesto često arte dell وفبك dotless aeioöuü

/** A stemmer and stop words, as the libraries export them. */
interface Library {
  readonly stemmer?: (word: string) => string;
  readonly stopwords?: readonly string[];
}

async function merged(...parts: readonly Promise<Library>[]): Promise<Library> {
  return Object.assign({}, ...(await Promise.all(parts))) as Library;
}

/**
 * Libraries by language. A browser fetches only those of the site's language, and none for English.
 * Orama's Serbian stop words are left out because their letters are damaged (`èesto` for `često`), and
 * its Slovenian ones because they are Russian.
 */
const LIBRARIES: Readonly<Record<string, () => Promise<Library>>> = {
  ar: () => merged(import('@orama/stemmers/arabic'), import('@orama/stopwords/arabic')),
  bg: () => merged(import('@orama/stemmers/bulgarian'), import('@orama/stopwords/bulgarian')),
  da: () => merged(import('@orama/stemmers/danish'), import('@orama/stopwords/danish')),
  de: () => merged(import('@orama/stemmers/german'), import('@orama/stopwords/german')),
  el: () => merged(import('@orama/stemmers/greek'), import('@orama/stopwords/greek')),
  es: () => merged(import('@orama/stemmers/spanish'), import('@orama/stopwords/spanish')),
  fi: () => merged(import('@orama/stemmers/finnish'), import('@orama/stopwords/finnish')),
  fr: () => merged(import('@orama/stemmers/french'), import('@orama/stopwords/french')),
  ga: () => merged(import('@orama/stemmers/irish'), import('@orama/stopwords/irish')),
  hi: () => merged(import('@orama/stemmers/indian'), import('@orama/stopwords/indian')),
  hu: () => merged(import('@orama/stemmers/hungarian'), import('@orama/stopwords/hungarian')),
  hy: () => merged(import('@orama/stemmers/armenian'), import('@orama/stopwords/armenian')),
  id: () => merged(import('@orama/stemmers/indonesian'), import('@orama/stopwords/indonesian')),
  it: () => merged(import('@orama/stemmers/italian'), import('@orama/stopwords/italian')),
  ja: () => merged(import('@orama/stopwords/japanese')),
  lt: () => merged(import('@orama/stemmers/lithuanian'), import('@orama/stopwords/lithuanian')),
  ne: () => merged(import('@orama/stemmers/nepali'), import('@orama/stopwords/nepali')),
  nl: () => merged(import('@orama/stemmers/dutch'), import('@orama/stopwords/dutch')),
  no: () => merged(import('@orama/stemmers/norwegian'), import('@orama/stopwords/norwegian')),
  pt: () => merged(import('@orama/stemmers/portuguese'), import('@orama/stopwords/portuguese')),
  ro: () => merged(import('@orama/stemmers/romanian'), import('@orama/stopwords/romanian')),
  ru: () => merged(import('@orama/stemmers/russian'), import('@orama/stopwords/russian')),
  sr: () => merged(import('@orama/stemmers/serbian')),
  sv: () => merged(import('@orama/stemmers/swedish'), import('@orama/stopwords/swedish')),
  ta: () => merged(import('@orama/stemmers/tamil'), import('@orama/stopwords/tamil')),
  tr: () => merged(import('@orama/stemmers/turkish'), import('@orama/stopwords/turkish')),
  uk: () => merged(import('@orama/stemmers/ukrainian'), import('@orama/stopwords/ukrainian')),
  zh: () => merged(import('@orama/stopwords/mandarin')),
};

// cspell:disable
/** Question words and interrogative endings that Orama's stop words lack. */
const QUESTION_WORDS: Readonly<Record<string, string>> = {
  ar: 'لماذا',
  cs: 'jak proč kdy kde kdo co který která které kolik',
  da: 'hvordan hvorfor hvornår hvem hvilken hvilket hvilke',
  de: 'warum wieso weshalb wann woher wohin wer wen wem wieviel',
  el: 'πώς γιατί πότε ποιος τι πόσο',
  fi: 'miten milloin kuinka montako',
  fr: 'comment pourquoi quand quoi combien lequel',
  it: 'quando quali cosa',
  ko: '어떻게 무엇 무엇을 무엇인가요 언제 어디 어디서 누가 얼마나 하나요 하려면 인가요 있나요 되나요 합니까 입니까 주세요 알려 방법',
  nl: 'waarom wanneer waar welke welk hoeveel',
  no: 'hvilket',
  pl: 'jak dlaczego kiedy gdzie kto co który która które ile czy',
  pt: 'porquê porque onde quais quanto quantos quantas',
  ru: 'почему какие сколько',
  tr: 'kaç',
  uk: 'чому де хто який яка які скільки',
};
// cspell:enable

/** Articles that French and Italian attach to a noun: `l'amour`, `dell'arte`. */
const ELISION = /^\p{L}{1,6}'(?=\p{L}{2})/u;

/** Conversions of spellings that the stemmer of a language does not know. */
const SPELLINGS: Readonly<Record<string, (word: string) => string>> = {
  // Reads ae, oe and ue as umlauts, as people type them on keyboards without umlauts.
  de: (word) =>
    word.replace(/([ao])e|(?<![aeq])(u)e/g, (_, ao: string, u: string) => UMLAUTS[ao ?? u] ?? ''),
  fr: (word) => word.replace(ELISION, ''),
  it: (word) => word.replace(ELISION, ''),
  // Adds the article, so that the stemmer does not take a noun's first letter for a preposition.
  ar: (word) => `ال${word.replace(/^(?:[وفبك]?ال|لل)/, '')}`,
  // Restores a dotless I at the beginning, which has become i in lower case.
  tr: (word) => word.replace(/^i(?=[^aeioöuü]*ı)/, 'ı'),
};
const UMLAUTS: Readonly<Record<string, string>> = {a: 'ä', o: 'ö', u: 'ü'};

function createLanguage(
  locale: string,
  code: string,
  {stemmer, stopwords = []}: Library,
): Language {
  const spell = SPELLINGS[code] ?? ((word: string) => word);
  // In languages with a non-Latin script, words in Latin letters are mostly English.
  const usesLatin = new Intl.Locale(locale).maximize().script === 'Latn';
  const words = [...stopwords, ...(QUESTION_WORDS[code]?.split(' ') ?? [])];
  const foldedStopWords = new Set(words.map((word) => foldWord(word.toLowerCase())));
  // Stop words in scripts without spaces, whose letters are indexed in pairs. Single letters are left out,
  // because they may be part of a word. Longer stop words come first, because a pattern takes the first
  // alternative that matches.
  const paired = Array.from(foldedStopWords)
    .filter((word) => hasPairedLetters(word) && word.length > 1)
    .sort((one, other) => other.length - one.length);
  const stemOf = memoize((word) => {
    if (!usesLatin && /^\p{Script=Latin}/u.test(word)) {
      return ENGLISH.stemOf(word);
    }
    const isWord = /^\p{L}[\p{L}\p{M}']+$/u.test(word);
    return foldWord((isWord && stemmer?.(spell(word)).toLowerCase()) || word);
  });
  return usesLatin
    ? {
        locale,
        stemOf,
        // The stop words include question words. Generic and vague words are known only for English.
        stopWords: foldedStopWords,
        genericStems: new Set(),
        vagueStems: new Set(),
      }
    : {
        ...ENGLISH,
        locale,
        stemOf,
        stopWords: new Set([...Array.from(ENGLISH.stopWords), ...Array.from(foldedStopWords)]),
        pairedStopWords: paired.length > 0 ? new RegExp(paired.join('|'), 'gu') : undefined,
      };
}

const loaded = new Map<string, Promise<Language>>();

/**
 * Loads the language of a locale. Without libraries, every word is its own stem.
 *
 * @throws Error if the libraries cannot be fetched
 */
export async function loadLanguage(locale: string): Promise<Language> {
  const [code = ''] = locale.toLowerCase().split('-');
  if (code === 'en' || !/^[a-z]{2,3}$/.test(code)) {
    return ENGLISH;
  }
  const cached = loaded.get(locale);
  if (cached) {
    return cached;
  }
  // The two Norwegian languages share libraries.
  const libraryCode = /^n[bn]$/.test(code) ? 'no' : code;
  const libraries = LIBRARIES[libraryCode]?.() ?? Promise.resolve({});
  const language = libraries.then((found) => createLanguage(locale, libraryCode, found));
  loaded.set(locale, language);
  language.catch(() => loaded.delete(locale));
  return language;
}
