import {expect, test} from 'vitest';
import {translatableTexts} from './translatableTexts';

test('translations replace the texts; missing ones stay in English', () => {
  const texts = {
    done: {message: 'Done', description: 'Label'},
    more: {message: 'More', description: 'Button'},
  };
  const {loadContent, getTranslationFiles, translateContent} = translatableTexts(texts);
  expect(getTranslationFiles()).toEqual([{path: 'texts', content: texts}]);
  const content = loadContent();
  expect(content).toEqual({done: 'Done', more: 'More'});
  const translated = {path: 'texts', content: {done: {message: 'Ready'}, unknown: {message: 'x'}}};
  expect(translateContent({content, translationFiles: [translated]})).toEqual({
    done: 'Ready',
    more: 'More',
  });
});
