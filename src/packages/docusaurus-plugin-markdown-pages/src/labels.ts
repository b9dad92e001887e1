import {fileURLToPath} from 'node:url';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext} from '@docusaurus/types';

/** Texts of the files that the build writes; `theme.MarkdownPages.<name>` in the translations. */
const ENGLISH = {
  page: 'Page',
  published: 'Published',
  updated: 'Updated',
  version: 'Version',
  authors: 'By',
  tags: 'Tags',
  // Title of the `<link>` to `llms.txt` in the head of each page.
  announcement: 'Contents for machines',
  pages: 'Pages',
  morePages: 'More pages',
  interactive: '{title} (interactive, on the page)',
  note: 'Each page is also available as Markdown: remove the slash at the end of its address, if there is one, and add .md.',
  posts: 'Posts from {year}',
  fullText: 'Everything in one file',
  fullTextNote: 'the Markdown of all pages in this list, or of as many as fit',
  omittedNote: 'Pages that are not in this file: {count}. All pages are listed in {address}.',
};

export type Labels = Readonly<typeof ENGLISH>;

/** Reads the translations of this package into a language; an empty object for English. */
export function readMessages(locale: string): Promise<Record<string, string>> {
  const dirPath = fileURLToPath(new URL('../messages', import.meta.url));
  return readDefaultCodeTranslationMessages({dirPath, locale, name: 'markdown-pages'});
}

/** Reads the texts in the site's current language; those in `i18n/<locale>/code.json` take precedence. */
export async function readLabels({
  codeTranslations,
  i18n,
}: Pick<LoadContext, 'codeTranslations' | 'i18n'>): Promise<Labels> {
  const messages = {...(await readMessages(i18n.currentLocale)), ...codeTranslations};
  const entries = Object.entries(ENGLISH).map(([name, text]) => [
    name,
    messages[`theme.MarkdownPages.${name}`] ?? text,
  ]);
  return Object.fromEntries(entries) as Labels;
}
