import type {Plugin} from '@docusaurus/types';
import {translatableTexts} from '../../lib/translatableTexts';
import type {Messages} from '../../lib/translatableTexts';

const TEXTS = {
  done: {message: 'Done', description: 'Accessible name of the checkboxes of a task list'},
  numbers: {
    message: 'The numbers as a table',
    description: 'Opens the table of numbers below a plot',
  },
  formula: {message: 'Formula', description: 'Accessible name of a formula that scrolls'},
  diagram: {
    message: 'Diagram',
    description: 'Title of a diagram that has none, and accessible name of a diagram that scrolls',
  },
};

export type MarkdownTexts = Messages<keyof typeof TEXTS>;

/**
 * Returns texts for the remark and rehype plugins, and a Docusaurus plugin that replaces the texts
 * with their translations before any post is compiled.
 */
export function markdownTexts() {
  const {loadContent, ...methods} = translatableTexts(TEXTS);
  const texts: MarkdownTexts = loadContent();
  const plugin = (): Plugin => ({
    name: 'post-markdown',
    loadContent,
    ...methods,
    async contentLoaded({content}) {
      Object.assign(texts, content as MarkdownTexts);
    },
  });
  return {texts, plugin};
}
