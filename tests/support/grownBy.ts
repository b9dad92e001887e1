import {readContent} from '../../src/plugins/post-schema/readContent';
import {repository} from './sites';
import {sourcePosts} from './sourcePosts';

/** Limits of what lists all posts are given for as many posts as the site ships with. */
const SHIPPED_POSTS = 135;

/** Bytes that such a limit grows by with the posts written since: a new post must break none. */
export function grownBy(bytesAPost: number): number {
  return (
    Math.max(0, sourcePosts(readContent(repository).posts).length - SHIPPED_POSTS) * bytesAPost
  );
}
