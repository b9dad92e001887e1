import {derivePost} from '../../../lib/derivePost';
import {isScheduled} from '../../../lib/isScheduled';
import type {PostFile} from '../../../lib/postFile';

export interface DigestPost {
  readonly file: string;
  readonly title: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly description: string;
  readonly slug: string;
}

export interface Span {
  /** YYYY-MM-DD, both days included. */
  readonly since: string;
  readonly until: string;
  /** Epoch milliseconds; what is still to come then is left out. */
  readonly now: number;
}

/** The posts that readers can see and that appeared in these days, the newest first. */
export function digestPosts(posts: readonly PostFile[], {since, until, now}: Span): DigestPost[] {
  return posts
    .filter(({fields: {draft, unlisted}}) => draft !== true && unlisted !== true)
    .flatMap((post) => {
      const {title, description, slug, date} = derivePost(post);
      const words = {title: title.trim(), description: description.trim(), slug};
      return date === undefined ? [] : [{file: post.file, date, ...words}];
    })
    .filter(({date}) => date >= since && date <= until && !isScheduled(date, now))
    .sort((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title));
}
