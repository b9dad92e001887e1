import type {TranslationFile} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {translatableTexts} from './translatableTexts';

const {loadContent, getTranslationFiles, translateContent} = translatableTexts({
  done: {message: 'Done', description: 'Label'},
  more: {message: 'More', description: 'Button'},
});

function translated(...translationFiles: TranslationFile[]) {
  return translateContent({content: loadContent(), translationFiles});
}

test('the texts are in English without a translation', () => {
  expect(loadContent()).toEqual({done: 'Done', more: 'More'});
  expect(translated(...getTranslationFiles())).toEqual(loadContent());
});

test('translators get each text with its note', () => {
  expect(getTranslationFiles()).toEqual([
    {
      path: 'texts',
      content: {
        done: {message: 'Done', description: 'Label'},
        more: {message: 'More', description: 'Button'},
      },
    },
  ]);
});

test('translations replace the texts; missing ones stay in English', () => {
  const content = {done: {message: 'Finished'}, unknown: {message: 'x'}};
  expect(translated({path: 'texts', content})).toEqual({done: 'Finished', more: 'More'});
});
