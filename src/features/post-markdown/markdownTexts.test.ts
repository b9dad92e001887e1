import type {PluginContentLoadedActions} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {markdownTexts} from './markdownTexts';

test('texts are in English until the plugin has loaded their translations', async () => {
  const {texts, plugin} = markdownTexts();
  expect(texts).toEqual({done: 'Done', numbers: 'The numbers as a table', diagram: 'Diagram'});
  await plugin().contentLoaded?.({
    content: {done: 'Finished', numbers: 'Table', diagram: 'Drawing'},
    actions: {} as PluginContentLoadedActions,
  });
  expect(texts).toEqual({done: 'Finished', numbers: 'Table', diagram: 'Drawing'});
});
