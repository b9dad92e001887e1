import type {DigestPost} from './digestPosts';

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
