import {expect, test} from 'vitest';
import {ENGLISH} from './english.js';
import {loadLanguage} from './loadLanguage.js';

// cspell:disable

test.each([
  ['ar', 'كتاب', 'الكتاب', 'من'],
  ['bg', 'книга', 'книгата', 'и'],
  ['da', 'bog', 'bogen', 'og'],
  ['de-AT', 'straße', 'strassen', 'fur'],
  ['de', 'mühle', 'muehlen', 'fur'],
  ['el', 'θάλασσα', 'θάλασσες', 'και'],
  ['es', 'canción', 'canciones', 'de'],
  ['fi', 'talo', 'talossa', 'ja'],
  ['fr-CA', 'œuvre', "l'oeuvres", 'etait'],
  ['ga', 'bád', 'mbád', 'agus'],
  ['hi', 'किताब', 'किताबें', 'लेकिन'],
  ['hu', 'ház', 'házak', 'es'],
  ['hy', 'քաղաք', 'քաղաքներ', 'այս'],
  ['id', 'baca', 'membaca', 'yang'],
  ['it', 'amico', "l'amici", 'di'],
  ['lt', 'knyga', 'knygos', 'ir'],
  ['ne', 'किताब', 'किताबहरू', 'छ'],
  ['nl', 'boek', 'boeken', 'de'],
  ['nb', 'bok', 'boken', 'og'],
  ['nn', 'bok', 'boken', 'og'],
  ['pt-BR', 'livro', 'livros', 'nao'],
  ['ro', 'carte', 'cărți', 'si'],
  ['ru', 'книга', 'книгами', 'и'],
  ['sv', 'bok', 'boken', 'och'],
  ['ta', 'புத்தகம்', 'புத்தகங்கள்', 'ஒரு'],
  ['tr', 'kitap', 'kitaplar', 've'],
  ['uk', 'книга', 'книги', 'але'],
])(
  'in %s, %s and %s have the same stem, and %s is a stop word',
  async (locale, one, other, stop) => {
    const language = await loadLanguage(locale);
    expect(language.locale).toBe(locale);
    expect(language.stemOf(other)).toBe(language.stemOf(one));
    expect(language.stopWords).toContain(stop);
  },
);

test.each([
  ['zh-Hans', '什么'],
  ['ja', 'から'],
])('%s has stop words, such as %s', async (locale, stop) => {
  const {stopWords, pairedStopWords} = await loadLanguage(locale);
  expect(stopWords).toContain(stop);
  expect(`a${stop}b`.split(pairedStopWords ?? '')).toEqual(['a', 'b']);
});

test('Serbian words are stemmed in Cyrillic and in Latin script', async () => {
  const {stemOf} = await loadLanguage('sr');
  expect(stemOf('књиге')).toBe(stemOf('књига'));
  const latin = await loadLanguage('sr-Latn');
  expect(latin.stemOf('knjige')).toBe(latin.stemOf('knjiga'));
});

test('English words are stemmed on sites in another script, but not on other Latin-script sites', async () => {
  expect((await loadLanguage('ru')).stemOf('running')).toBe('run');
  expect((await loadLanguage('ko')).stopWords).toContain('the');
  expect((await loadLanguage('pl')).stemOf('running')).toBe('running');
  expect((await loadLanguage('de')).stopWords).not.toContain('the');
});

test('names, numbers, and words of languages without a stemmer are not stemmed', async () => {
  const {stemOf} = await loadLanguage('de');
  const names = ['c++', '--watch', '$home', '12', 'x'];
  expect(names.map(stemOf)).toEqual(names);
  expect((await loadLanguage('cs')).stemOf('žluťoučký')).toBe('zlutoucky');
});

test.each(['en-GB', 'default'])('the locale %s uses English', async (locale) => {
  expect(await loadLanguage(locale)).toBe(ENGLISH);
});
