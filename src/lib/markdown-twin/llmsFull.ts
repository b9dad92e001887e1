import {siteAddress} from '../siteAddress';
import type {SiteFacts} from './llmsIndex';
import {writeMarkdown} from './writeMarkdown';

/** Characters of posts in the one file: some 240,000 words, more than most models read at once. */
export const MOST_CHARACTERS = 1_600_000;

/** How many of the first texts have so many characters together at most. */
function countWithin(texts: readonly string[], most: number): number {
  let length = 0;
  const place = texts.findIndex((text) => (length += text.length) > most);
  return place === -1 ? texts.length : place;
}

function restNote(count: number, {base}: SiteFacts): string {
  const index = siteAddress(base, '/llms.txt');
  return writeMarkdown([
    {type: 'heading', depth: 1, children: [{type: 'text', value: 'Older posts'}]},
    {
      type: 'paragraph',
      children: [
        {type: 'text', value: `${count} older posts are not in this file. `},
        {type: 'link', url: index, children: [{type: 'text', value: 'llms.txt'}]},
        {type: 'text', value: ' lists all, each as Markdown at an address of its own.'},
      ],
    },
  ]);
}

/**
 * `llms-full.txt`: the site's name and summary, and the Markdown of its pages, one after the other.
 * Where the posts are too many, the oldest are left out, and a note says where they are.
 *
 * @param posts newest first, as `twinMarkdown` writes them
 * @param others the section pages, in the same form
 */
export function llmsFull(
  facts: SiteFacts,
  posts: readonly string[],
  others: readonly string[],
  most = MOST_CHARACTERS,
): string {
  const head = writeMarkdown([
    {type: 'heading', depth: 1, children: [{type: 'text', value: facts.title}]},
    {
      type: 'blockquote',
      children: [{type: 'paragraph', children: [{type: 'text', value: facts.description}]}],
    },
  ]);
  const count = countWithin(posts, most);
  const rest = count < posts.length ? [restNote(posts.length - count, facts)] : [];
  return [head, ...posts.slice(0, count), ...rest, ...others].join('\n---\n\n');
}
