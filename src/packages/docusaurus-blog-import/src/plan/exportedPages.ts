import {stringify} from 'yaml';
import {readsDifferently} from '../docusaurus/formats.js';
import type {MarkdownSettings} from '../docusaurus/types.js';
import {htmlToMarkdown} from '../html/htmlToMarkdown.js';
import type {ExportedPost} from '../read/exportedPost.js';
import {decoded, escapeHtml} from '../text.js';
import {convertText} from '../texts/convertText.js';
import {normalizeHeadings} from '../texts/normalizeHeadings.js';
import {keyFrom} from './lists.js';

/** Returns the new path of a page, such as `/about/team`: its old path in URL-safe form. */
export function pageRoute({fields}: ExportedPost): string {
  const permalink = String(fields['permalink'] ?? '');
  const base = 'https://old.example';
  const {pathname} = new URL(URL.canParse(permalink, base) ? permalink : '/', base);
  const written = pathname === '/' ? String(fields['slug']) : decoded(pathname);
  const parts = written.split('/').filter(Boolean);
  return `/${parts.map((part) => keyFrom(part) || 'page').join('/')}`;
}

/**
 * Composes a page with its title as a heading, because the pages plugin does not show a title that
 * is only in front matter.
 */
export function composePage(
  page: ExportedPost,
  markdown: MarkdownSettings,
  rewriteAddresses: (text: string) => string = (text) => text,
) {
  const converted = convertText(page.body, 'md', {engine: page.engine});
  const {title: fieldTitle, slug, description} = page.fields;
  const normalized = normalizeHeadings(converted.text, fieldTitle);
  const title = String(fieldTitle ?? normalized.title ?? slug);
  const {text: heading} = htmlToMarkdown(`<h1>${escapeHtml(title)}</h1>`);
  const text = `${heading}\n${rewriteAddresses(normalized.text).trim()}\n`;
  // True if MDX would reject the text or read it differently.
  const isCommonMark = readsDifferently(text, markdown);
  const head = {
    title,
    ...(description ? {description: String(description)} : {}),
    ...(isCommonMark ? {mdx: {format: 'md'}} : {}),
  };
  return {
    /** Path from the site's root. */
    file: `src/pages${pageRoute(page)}.${isCommonMark ? 'md' : 'mdx'}`,
    text: `---\n${stringify(head, {lineWidth: 0})}---\n\n${text}`,
    notes: [...page.notes, ...converted.notes],
  };
}
