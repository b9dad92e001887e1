import {cutAtWord} from '../../lib/text';

/** Content of a link preview. */
export interface LinkPreview {
  readonly title: string;
  readonly description: string;
  /** The first lines of the page's text, cut at a word; empty if the description repeats them. */
  readonly opening: string;
  /** Date of a post, YYYY-MM-DD. */
  readonly date: string;
}

const MAX_LENGTH = 240;
/** Paragraphs and list items that contain at least `MAX_LENGTH` characters together. */
const MAX_BLOCKS = 8;

/** Reads the preview of a page from its HTML; undefined if the page has no text. */
export function readPreview(page: Document): LinkPreview | undefined {
  const metadata = (name: string) =>
    page.querySelector(`meta[${name}]`)?.getAttribute('content') ?? '';
  const blocks = [...page.querySelectorAll('.markdown :is(p, li)')].slice(0, MAX_BLOCKS);
  const words = blocks.map(({textContent}) => textContent?.trim()).join(' ');
  const opening = cutAtWord(words.replace(/\s+/g, ' ').trim(), MAX_LENGTH);
  const description = cutAtWord(metadata('name="description"'), MAX_LENGTH);
  return opening === ''
    ? undefined
    : {
        title: page.querySelector('h1')?.textContent?.trim() ?? '',
        description,
        opening: description.startsWith(opening.slice(0, 60)) ? '' : opening,
        date: metadata('property="article:published_time"').slice(0, 10),
      };
}
