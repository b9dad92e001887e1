import {ENGLISH} from './english';
import {foldWord} from './fold';
import type {Language} from './language';

// cspell:ignore arte dell

interface Library {
  readonly stemmer?: {readonly stemmer: (word: string) => string};
  readonly stopWords?: {readonly stopwords: readonly string[]};
}

/**
 * The libraries of each language, one chunk for each: a browser fetches that of the site's language
 * alone, and none for English. The stop words for Serbian and Slovenian are not in these languages.
 */
const LIBRARIES: Readonly<Record<string, () => Promise<Library>>> = {
  ar: async () => ({
    stemmer: await import(/* webpackChunkName: 'language-ar' */ '@orama/stemmers/arabic'),
    stopWords: await import(/* webpackChunkName: 'language-ar' */ '@orama/stopwords/arabic'),
  }),
  bg: async () => ({
    stemmer: await import(/* webpackChunkName: 'language-bg' */ '@orama/stemmers/bulgarian'),
    stopWords: await import(/* webpackChunkName: 'language-bg' */ '@orama/stopwords/bulgarian'),
  }),
  da: async () => ({
    stemmer: await import(/* webpackChunkName: 'language-da' */ '@orama/stemmers/danish'),
    stopWords: await import(/* webpackChunkName: 'language-da' */ '@orama/stopwords/danish'),
  }),
  de: async () => ({
    stemmer: await import(/* webpackChunkName: 'language-de' */ '@orama/stemmers/german'),
    stopWords: await import(/* webpackChunkName: 'language-de' */ '@orama/stopwords/german'),
  }),
  el: async () => ({
    stemmer: await import(/* webpackChunkName: 'language-el' */ '@orama/stemmers/greek'),
    stopWords: await import(/* webpackChunkName: 'language-el' */ '@orama/stopwords/greek'),
  }),
  es: async () => ({
    stemmer: await import(/* webpackChunkName: 'language-es' */ '@orama/stemmers/spanish'),
    stopWords: await import(/* webpackChunkName: 'language-es' */ '@orama/stopwords/spanish'),
  }),
  fi: async () => ({
    stemmer: await import(/* webpackChunkName: 'language-fi' */ '@orama/stemmers/finnish'),
    stopWords: await import(/* webpackChunkName: 'language-fi' */ '@orama/stopwords/finnish'),
  }),
  fr: async () => ({
    stemmer: await import(/* webpackChunkName: 'language-fr' */ '@orama/stemmers/french'),
    stopWords: await import(/* webpackChunkName: 'language-fr' */ '@orama/stopwords/french'),
  }),
  ga: async () => ({
    stemmer: await import(/* webpackChunkName: 'language-ga' */ '@orama/stemmers/irish'),
    stopWords: await import(/* webpackChunkName: 'language-ga' */ '@orama/stopwords/irish'),
  }),
  hi: async () => ({
    stemmer: await import(/* webpackChunkName: 'language-hi' */ '@orama/stemmers/indian'),
    stopWords: await import(/* webpackChunkName: 'language-hi' */ '@orama/stopwords/indian'),
  }),
  hu: async () => ({
    stemmer: await import(/* webpackChunkName: 'language-hu' */ '@orama/stemmers/hungarian'),
    stopWords: await import(/* webpackChunkName: 'language-hu' */ '@orama/stopwords/hungarian'),
  }),
  hy: async () => ({
    stemmer: await import(/* webpackChunkName: 'language-hy' */ '@orama/stemmers/armenian'),
    stopWords: await import(/* webpackChunkName: 'language-hy' */ '@orama/stopwords/armenian'),
  }),
  id: async () => ({
    stemmer: await import(/* webpackChunkName: 'language-id' */ '@orama/stemmers/indonesian'),
    stopWords: await import(/* webpackChunkName: 'language-id' */ '@orama/stopwords/indonesian'),
  }),
  it: async () => ({
    stemmer: await import(/* webpackChunkName: 'language-it' */ '@orama/stemmers/italian'),
    stopWords: await import(/* webpackChunkName: 'language-it' */ '@orama/stopwords/italian'),
  }),
  ja: async () => ({
    stopWords: await import(/* webpackChunkName: 'language-ja' */ '@orama/stopwords/japanese'),
  }),
  lt: async () => ({
    stemmer: await import(/* webpackChunkName: 'language-lt' */ '@orama/stemmers/lithuanian'),
    stopWords: await import(/* webpackChunkName: 'language-lt' */ '@orama/stopwords/lithuanian'),
  }),
  ne: async () => ({
    stemmer: await import(/* webpackChunkName: 'language-ne' */ '@orama/stemmers/nepali'),
    stopWords: await import(/* webpackChunkName: 'language-ne' */ '@orama/stopwords/nepali'),
  }),
  nl: async () => ({
    stemmer: await import(/* webpackChunkName: 'language-nl' */ '@orama/stemmers/dutch'),
    stopWords: await import(/* webpackChunkName: 'language-nl' */ '@orama/stopwords/dutch'),
  }),
  no: async () => ({
    stemmer: await import(/* webpackChunkName: 'language-no' */ '@orama/stemmers/norwegian'),
    stopWords: await import(/* webpackChunkName: 'language-no' */ '@orama/stopwords/norwegian'),
  }),
  pt: async () => ({
    stemmer: await import(/* webpackChunkName: 'language-pt' */ '@orama/stemmers/portuguese'),
    stopWords: await import(/* webpackChunkName: 'language-pt' */ '@orama/stopwords/portuguese'),
  }),
  ro: async () => ({
    stemmer: await import(/* webpackChunkName: 'language-ro' */ '@orama/stemmers/romanian'),
    stopWords: await import(/* webpackChunkName: 'language-ro' */ '@orama/stopwords/romanian'),
  }),
  ru: async () => ({
    stemmer: await import(/* webpackChunkName: 'language-ru' */ '@orama/stemmers/russian'),
    stopWords: await import(/* webpackChunkName: 'language-ru' */ '@orama/stopwords/russian'),
  }),
  sr: async () => ({
    stemmer: await import(/* webpackChunkName: 'language-sr' */ '@orama/stemmers/serbian'),
  }),
  sv: async () => ({
    stemmer: await import(/* webpackChunkName: 'language-sv' */ '@orama/stemmers/swedish'),
    stopWords: await import(/* webpackChunkName: 'language-sv' */ '@orama/stopwords/swedish'),
  }),
  ta: async () => ({
    stemmer: await import(/* webpackChunkName: 'language-ta' */ '@orama/stemmers/tamil'),
    stopWords: await import(/* webpackChunkName: 'language-ta' */ '@orama/stopwords/tamil'),
  }),
  tr: async () => ({
    stemmer: await import(/* webpackChunkName: 'language-tr' */ '@orama/stemmers/turkish'),
    stopWords: await import(/* webpackChunkName: 'language-tr' */ '@orama/stopwords/turkish'),
  }),
  uk: async () => ({
    stemmer: await import(/* webpackChunkName: 'language-uk' */ '@orama/stemmers/ukrainian'),
    stopWords: await import(/* webpackChunkName: 'language-uk' */ '@orama/stopwords/ukrainian'),
  }),
  zh: async () => ({
    stopWords: await import(/* webpackChunkName: 'language-zh' */ '@orama/stopwords/mandarin'),
  }),
};

/** Articles that French and Italian write onto a noun: `l'amour`, `dell'arte`. */
const ELISION = /^\p{L}{1,6}'(?=\p{L}{2})/u;

/** Spellings that the stemmer of a language does not know. */
const SPELLINGS: Readonly<Record<string, (word: string) => string>> = {
  // As umlauts are typed without their keys.
  de: (word) =>
    word.replace(/([ao])e|(?<![aeq])(u)e/g, (_, ao: string, u: string) => UMLAUTS[ao ?? u] ?? ''),
  fr: (word) => word.replace(ELISION, ''),
  it: (word) => word.replace(ELISION, ''),
};
const UMLAUTS: Readonly<Record<string, string>> = {a: 'ä', o: 'ö', u: 'ü'};

const MAX_KEPT = 20_000;

function remember(stemOf: (word: string) => string): (word: string) => string {
  const kept = new Map<string, string>();
  return (word) => {
    const known = kept.get(word);
    if (known !== undefined) {
      return known;
    }
    const stem = stemOf(word);
    if (kept.size < MAX_KEPT) {
      kept.set(word, stem);
    }
    return stem;
  };
}

/** True for languages in Latin letters. In the others, words in Latin letters are mostly English. */
function isLatin(locale: string, code: string): boolean {
  return /[-_]latn\b/i.test(locale) || new Intl.Locale(code).maximize().script === 'Latn';
}

function createLanguage(locale: string, code: string, {stemmer, stopWords}: Library): Language {
  const spell = SPELLINGS[code] ?? ((word: string) => word);
  const ownLatin = isLatin(locale, code);
  const stop = new Set(stopWords?.stopwords.map((word) => foldWord(word.toLowerCase())));
  const stemOf = remember((word) => {
    if (!ownLatin && /^\p{Script=Latin}/u.test(word)) {
      return ENGLISH.stemOf(word);
    }
    const isWord = /^\p{L}[\p{L}\p{M}']+$/u.test(word);
    return foldWord((isWord && stemmer?.stemmer(spell(word)).toLowerCase()) || word);
  });
  return ownLatin
    ? {locale, stemOf, stopWords: stop, stopStems: new Set(), asking: new Set(), vague: new Set()}
    : {...ENGLISH, locale, stemOf, stopWords: new Set([...ENGLISH.stopWords, ...stop])};
}

const loaded = new Map<string, Promise<Language>>();

/**
 * The language of a locale; one without libraries has words that are their own stems.
 *
 * @throws Error where its code cannot be fetched
 */
export async function loadLanguage(locale: string): Promise<Language> {
  const [code = ''] = locale.toLowerCase().split(/[-_]/);
  if (code === 'en' || !/^[a-z]{2,3}$/.test(code)) {
    return ENGLISH;
  }
  const known = loaded.get(locale);
  if (known) {
    return known;
  }
  // The two Norwegian languages share libraries.
  const own = /^n[bn]$/.test(code) ? 'no' : code;
  const library = LIBRARIES[own]?.() ?? Promise.resolve({});
  const language = library.then((found) => createLanguage(locale, own, found));
  loaded.set(locale, language);
  language.catch(() => loaded.delete(locale));
  return language;
}
