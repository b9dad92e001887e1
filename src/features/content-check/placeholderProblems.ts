import {isDraft} from '../../lib/postFile';
import type {PostFile} from '../../lib/postFile';

/** First paragraph of a post that `author new` creates, for the author to replace. */
export const PLACEHOLDER =
  'Write the lead in place of this line: one or two sentences, shown in lists and feeds.';

/**
 * Returns a message for each post, except drafts, that still has the placeholder of `author new`.
 */
export function placeholderProblems(posts: readonly PostFile[]): string[] {
  return posts
    .filter((post) => !isDraft(post))
    .flatMap(({file, body, linesAbove}) => {
      const index = body.split('\n').findIndex((line) => line.trim() === PLACEHOLDER);
      return index === -1
        ? []
        : [
            `${file}:${linesAbove + index + 1}: the lead is still the placeholder; write one or two sentences in its place, or add "draft: true" to the front matter`,
          ];
    });
}
