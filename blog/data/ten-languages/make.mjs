// Counts the tokens of one story in ten languages with three tokenizers whose vocabularies are public.
// Writes tokens.csv, bytes.csv, changes.csv, pieces.csv and vocabulary.csv beside itself.
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import * as cl100k from 'gpt-tokenizer/encoding/cl100k_base';
import * as o200k from 'gpt-tokenizer/encoding/o200k_base';
import * as r50k from 'gpt-tokenizer/encoding/r50k_base';

const folder = import.meta.dirname;
const TOKENIZERS = {r50k_base: r50k, cl100k_base: cl100k, o200k_base: o200k};
const NEWEST = 'o200k_base';
/**
 * Token of the byte 0xFF, which is never valid. `decode` keeps the bytes of an incomplete letter for its
 * next call; this token at the end makes it write a replacement character for them, and another one for
 * itself, which `slice(0, -1)` removes.
 */
const END = 187;
const LANGUAGES = [
  'English',
  'Spanish',
  'French',
  'German',
  'Chinese',
  'Turkish',
  'Russian',
  'Arabic',
  'Japanese',
  'Hindi',
];

/** Latin letters for Russian letters, by one of several common transliterations. */
const LATIN = new Map(
  [...'абвгдеёзийклмнопрстуфхыэ'].map((letter, place) => [
    letter,
    [...'abvgdeeziiklmnoprstufhye'][place] ?? '',
  ]),
);
for (const [letter, latin] of Object.entries({
  ж: 'zh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ь: '',
  ю: 'yu',
  я: 'ya',
})) {
  LATIN.set(letter, latin);
}

function transliterated(text) {
  return text.replace(/\p{Script=Cyrillic}/gu, (letter) => {
    const latin = LATIN.get(letter.toLowerCase()) ?? letter;
    return letter === letter.toLowerCase() ? latin : latin.charAt(0).toUpperCase() + latin.slice(1);
  });
}

function writeCsv(name, rows) {
  const lines = [Object.keys(rows[0]), ...rows.map((row) => Object.values(row))];
  writeFileSync(path.join(folder, name), `${lines.map((line) => line.join(',')).join('\n')}\n`);
}

const texts = new Map(
  LANGUAGES.map((language) => [
    language,
    readFileSync(path.join(folder, `texts/${language.toLowerCase()}.txt`), 'utf8').trim(),
  ]),
);
const count = (tokenizer, text) => TOKENIZERS[tokenizer].encode(text).length;

writeCsv(
  'tokens.csv',
  LANGUAGES.flatMap((language) =>
    Object.keys(TOKENIZERS).map((tokenizer) => {
      const tokens = count(tokenizer, texts.get(language));
      const english = count(tokenizer, texts.get('English'));
      return {language, tokenizer, tokens, ratio: (tokens / english).toFixed(2)};
    }),
  ),
);

writeCsv(
  'bytes.csv',
  LANGUAGES.map((language) => {
    const text = texts.get(language);
    const characters = [...new Intl.Segmenter('en').segment(text)].length;
    const bytes = Buffer.byteLength(text);
    const tokens = count(NEWEST, text);
    return {
      language,
      characters,
      bytes,
      tokens,
      bytesPerToken: (bytes / tokens).toFixed(2),
      charactersPerToken: (characters / tokens).toFixed(2),
      tokensPerByte: (tokens / bytes).toFixed(3),
    };
  }),
);

// The same words, written in another way.
const german = texts.get('German');
const english = texts.get('English');
const turkish = texts.get('Turkish');
const french = texts.get('French');
const russian = texts.get('Russian');
const CHANGES = [
  ['English as it is', english],
  ['English in capitals', english.toUpperCase()],
  ['French as it is', french],
  ['French with accents apart', french.normalize('NFD')],
  ['French without accents', french.normalize('NFD').replace(/\p{M}/gu, '')],
  ['German as it is', german],
  ['German with umlauts apart', german.normalize('NFD')],
  ['Turkish as it is', turkish],
  ['Turkish in capitals', turkish.toLocaleUpperCase('tr')],
  ['Russian as it is', russian],
  ['Russian in Latin letters', transliterated(russian)],
];
writeCsv(
  'changes.csv',
  CHANGES.flatMap(([text, written]) =>
    ['cl100k_base', NEWEST].map((tokenizer) => ({
      text,
      tokenizer,
      tokens: count(tokenizer, written),
    })),
  ),
);

// Pieces of single words. A piece that cuts through a letter is shown as a question mark.
const WORDS = [
  ['English', ' lighthouse keeper'],
  ['German', ' Leuchtturmwärter'],
  ['Turkish', ' çekmecesinde'],
  ['Russian', ' смотритель'],
  ['Japanese', '見つけた'],
  ['Hindi', ' चिट्ठी'],
];
writeCsv(
  'pieces.csv',
  WORDS.flatMap(([language, word]) =>
    Object.entries(TOKENIZERS).map(([tokenizer, {encode, decode}]) => {
      const ids = encode(word);
      return {
        language,
        tokenizer,
        tokens: ids.length,
        pieces: ids
          .map((id) => decode([id, END]).slice(0, -1))
          .map((piece) => (piece.includes('\ufffd') ? '?' : piece.trim()))
          .join(' | '),
      };
    }),
  ),
);

// For each vocabulary and script, the number of entries that contain a whole letter of the script. Parts
// of letters decode to a replacement character.
const SIZES = {r50k_base: 50256, cl100k_base: 100256, o200k_base: 199998};
const SCRIPTS = ['Latin', 'Cyrillic', 'Han', 'Arabic', 'Devanagari', 'Hiragana'];
const vocabulary = Object.entries(SIZES).flatMap(([tokenizer, size]) => {
  const entries = new Map(SCRIPTS.map((script) => [script, 0]));
  const patterns = SCRIPTS.map((script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')]);
  for (let id = 0; id < size; id += 1) {
    const text = TOKENIZERS[tokenizer].decode([id, END]).slice(0, -1);
    for (const [script, pattern] of patterns) {
      entries.set(script, entries.get(script) + (pattern.test(text) ? 1 : 0));
    }
  }
  return [...entries].map(([script, number]) => ({script, tokenizer, entries: number}));
});
writeCsv('vocabulary.csv', vocabulary);
