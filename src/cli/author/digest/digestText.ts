import {formatDate} from '../../../lib/formatDate';
import type {Digest} from './digestTitle';
import {UNSUBSCRIBE, digestTitle} from './digestTitle';
import {wrapText} from './wrapText';

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
