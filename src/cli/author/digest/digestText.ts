import {formatDate} from '../../../lib/formatDate';

export interface DigestPost {
  readonly file: string;
  readonly title: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly description: string;
  readonly slug: string;
}

/** What a newsletter says, before it is set as HTML or as text. */
export interface Digest {
  readonly siteTitle: string;
  /** Full address of the site's first page. */
  readonly home: string;
  /** Full address of a post. */
  readonly linkTo: (post: DigestPost) => string;
  readonly posts: readonly DigestPost[];
}

/** The newsletter's provider replaces it, in both files, by its own line for unsubscribing. */
export const UNSUBSCRIBE = '{{unsubscribe}}';

/** "3 new posts", for the mail's subject and its first line. */
export function digestTitle({siteTitle, posts}: Digest): string {
  return `${siteTitle}: ${posts.length === 1 ? 'a new post' : `${posts.length} new posts`}`;
}

/**
 * A paragraph in lines of at most so many characters. A word that is longer, such as an address,
 * gets a line of its own and is never broken.
 */
export function wrapText(text: string, width: number): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line].join('\n').trim();
}

const WIDTH = 72;

/** The newsletter as plain text, in lines of at most 72 characters; addresses stay whole. */
export function digestText(digest: Digest): string {
  const title = wrapText(digestTitle(digest), WIDTH);
  const rule = '='.repeat(Math.max(...title.split('\n').map(({length}) => length)));
  const posts = digest.posts.map((post) =>
    [
      wrapText(post.title, WIDTH),
      formatDate(post.date),
      '',
      wrapText(post.description, WIDTH),
      '',
      digest.linkTo(post),
    ].join('\n'),
  );
  const foot = `${wrapText(`You get this because you subscribed to ${digest.siteTitle}.`, WIDTH)}\n${digest.home}\n${UNSUBSCRIBE}`;
  return `${[`${title}\n${rule}`, ...posts, `-- \n${foot}`].join('\n\n\n')}\n`;
}
