import {stringify} from 'yaml';
import {headingLine} from '../html/htmlToMarkdown.js';
import type {MarkdownSettings} from '../docusaurus/types.js';
import {convertText} from '../texts/convertText.js';
import type {ExportedPost} from '../read/exportedPost.js';
import {plainText} from '../html/htmlToMarkdown.js';
import {keyFrom} from './lists.js';
import type {Note} from '../report/notes.js';
import {readsDifferently} from '../docusaurus/readsDifferently.js';
import {normalizeHeadings} from '../texts/normalizeHeadings.js';

/** A page of another engine as a file of `src/pages`. */
interface PageFile {
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
  const settled = normalizeHeadings(converted.text, given);
  const title = plainText(String(given ?? settled.title ?? page.fields['slug']));
  const text = `${headingLine(title)}\n${move(settled.text).trim()}\n`;
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
