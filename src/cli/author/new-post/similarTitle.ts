import {distance} from 'fastest-levenshtein';
import {foldTag} from '../../../lib/foldTag';
import {foldText} from '../../../lib/foldText';

/** One edit in so many characters may be a slip. */
const CHARACTERS_AN_EDIT = 8;

function words(title: string): string[] {
  return (foldText(title.replace(/['’]/g, '')).match(/[\p{L}\p{N}]+/gu) ?? []).map(foldTag);
}

/**
 * The post whose title is nearly the same: the same words in any order, without regard to case,
 * accents and plural, or one that differs by a few letters.
 */
export function similarTitle<Post extends {readonly title: string}>(
  title: string,
  posts: readonly Post[],
): Post | undefined {
  const own = words(title);
  const sorted = [...own].sort().join(' ');
  return posts.find((post) => {
    const other = words(post.title);
    const length = Math.min(own.join(' ').length, other.join(' ').length);
    return (
      [...other].sort().join(' ') === sorted ||
      distance(own.join(' '), other.join(' ')) <= Math.floor(length / CHARACTERS_AN_EDIT)
    );
  });
}
