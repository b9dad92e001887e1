import {expect, test} from 'vitest';
import {examplePost} from '../../../../tests/support/examplePost';
import {readTerms} from './readTerms';

test('occurrences of stems are counted; those in the title and in headings count more', () => {
  const page = examplePost({
    name: 'a',
    title: 'Options',
    headings: ['An option'],
    text: 'The options vest; an option may expire.',
  });
  const terms = readTerms(page);
  // 4 for the title, 2 for the heading, and 1 for each occurrence in the text.
  expect(terms.get('option')).toEqual({count: 8, word: 'options'});
  expect(terms.get('vest')).toEqual({count: 1, word: 'vest'});
});

test('numbers, short words and stop words are left out', () => {
  const page = examplePost({name: 'a', title: '2024', text: 'It is on 12 of me.'});
  expect(readTerms(page).size).toBe(0);
});

// cspell:ignore किताब
test('Chinese is split into pairs of characters, Hindi into words', () => {
  const page = examplePost({name: 'a', title: '对象存储', text: '新しい対象 किताब', headings: []});
  expect([...readTerms(page).keys()]).toEqual(['对象', '象存', '存储', '対象', 'किताब']);
});
