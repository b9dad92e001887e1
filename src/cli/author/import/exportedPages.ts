import {stringify} from 'yaml';
import {heading, writeMarkdown} from 'docusaurus-plugin-markdown-pages';
import type {MarkdownSettings} from '../../../lib/owner';
import {convertText} from './convertText';
import type {ExportedPost} from './exportedPost';
import {plainText} from './htmlToMarkdown';
import {keyFrom} from './lists';
import type {Note} from './notes';
import {readsDifferently} from './readsDifferently';
import {settleHeadings} from './settleHeadings';

/** A page of another engine as a file of `src/pages`. */
export interface PageFile {
  /** Path from the site's root. */
  readonly file: string;
  readonly text: string;
  readonly notes: readonly Note[];
}

/** Path of a page on the old site and on this one, such as `/about/team`. */
export function pageRoute({fields}: ExportedPost): string {
  const permalink = String(fields['permalink'] ?? '');
  const {pathname} = new URL(permalink, 'https://old.example');
  const written = pathname === '/' ? String(fields['slug']) : decodeURI(pathname);
  const parts = written.split('/').filter(Boolean);
  return `/${parts.map((part) => keyFrom(part) || 'page').join('/')}`;
}

/**
 * Writes a page for `src/pages`, with its title as a heading: the pages plugin shows no title of
 * front matter.
 *
 * @param move gives links and pictures of a text the addresses that they have here
 */
export function composePage(
  page: ExportedPost,
  markdown: MarkdownSettings,
  move: (text: string) => string = (text) => text,
): PageFile {
  const converted = convertText(page.body, 'md');
  const given = page.fields['title'];
  const settled = settleHeadings(converted.text, given);
  const title = plainText(String(given ?? settled.title ?? page.fields['slug']));
  const text = `${writeMarkdown([heading(1, title)])}\n${move(settled.text).trim()}\n`;
  const isMarkdown = readsDifferently(text, markdown);
  const description = page.fields['description'];
  const head = {
    title,
    ...(description ? {description: plainText(String(description))} : {}),
    ...(isMarkdown ? {mdx: {format: 'md'}} : {}),
  };
  return {
    file: `src/pages${pageRoute(page)}.${isMarkdown ? 'md' : 'mdx'}`,
    text: `---\n${stringify(head, {lineWidth: 0})}---\n\n${text}`,
    notes: [...page.notes, ...converted.notes],
  };
}
