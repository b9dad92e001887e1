import {expect, test} from 'vitest';
import {examplePost} from '../../../../tests/support/examplePost';
import {readTerms} from './readTerms';

// cspell:ignore किताब
test('Chinese and Japanese are split into pairs of characters, leaving out word endings, and Hindi into words', () => {
  const page = examplePost({name: 'a', title: '对象存储', text: '新しい対象 किताब', headings: []});
  expect([...readTerms(page).keys()]).toEqual(['对象', '象存', '存储', '対象', 'किताब']);
});
