import {load} from 'cheerio';
import type {Fields} from './exportedPost.js';

/** Reads a post that is marked up with microformats, as in Medium exports; undefined for other pages. */
export function readHEntry(
  html: string,
): {readonly fields: Fields; readonly body: string} | undefined {
  const $ = load(html);
  const entry = $('.h-entry');
  const content = entry.find('.e-content').first();
  if (entry.length !== 1 || content.length === 0) {
    return undefined;
  }
  const textIn = (name: string) => entry.find(name).first().text().trim() || undefined;
  const title = textIn('.p-name');
  const time = entry.find('.dt-published').first();
  // Medium repeats the title at the start of the text, below a line.
  content.find('.section--first > .section-divider').remove();
  content
    .find('h1, h2, h3')
    .slice(0, 1)
    .filter((_, heading) => $(heading).text().trim() === title)
    .remove();
  const fields = {
    title,
    description: textIn('.p-summary'),
    date: time.attr('datetime') ?? textIn('.dt-published'),
    author: textIn('.p-author'),
    tags: entry
      .find('.p-category')
      .toArray()
      .map((each) => $(each).text().trim()),
    permalink: entry.find('.p-canonical').attr('href'),
    // Medium writes no date into drafts.
    draft: time.length === 0 || undefined,
  };
  return {fields: JSON.parse(JSON.stringify(fields)) as Fields, body: content.html() ?? ''};
}
