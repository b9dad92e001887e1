import {cutAtWord} from '../../lib/text';

/** Maximum number of characters of the opening, and of the description. */
const MAX_LENGTH = 240;
/** Number of paragraphs and list items that the opening is taken from. */
const MAX_BLOCKS = 8;

/** Paragraphs and list items, without those of interactive components. */
const BLOCK = '.markdown :is(p, li):not([data-search-skip] *)';
/** Elements inside a block that are not part of its text: other blocks, and sources of formulas. */
const NOT_TEXT = 'p, li, annotation';

/** Returns the text of a paragraph or list item without the text of blocks inside it. */
function ownText(block: Element): string {
  const copy = block.cloneNode(true) as Element;
  copy.querySelectorAll(NOT_TEXT).forEach((element) => element.remove());
  return copy.textContent?.trim() ?? '';
}

/** Reads the preview of a page from its HTML; undefined if the page has no text. */
export function readPreview(page: Document) {
  const metadata = (attribute: string) =>
    page.querySelector(`meta[${attribute}]`)?.getAttribute('content') ?? '';
  const blocks = [...page.querySelectorAll(BLOCK)].map(ownText).filter(Boolean);
  const words = blocks.slice(0, MAX_BLOCKS).join(' ');
  const opening = cutAtWord(words.replace(/\s+/g, ' ').trim(), MAX_LENGTH);
  const description = cutAtWord(metadata('name="description"'), MAX_LENGTH);
  return opening === ''
    ? undefined
    : {
        title: page.querySelector('h1')?.textContent?.trim() ?? '',
        description,
        /** Empty if the description begins with the same words. */
        opening: description.startsWith(opening.slice(0, 60)) ? '' : opening,
        /** Date of a post, YYYY-MM-DD; empty for other pages. */
        date: metadata('property="article:published_time"').slice(0, 10),
      };
}
