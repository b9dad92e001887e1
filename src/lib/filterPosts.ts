import {foldText} from './foldText';
import type {PostRow} from './postRow';

/**
 * Posts that carry every word of the query in title, description, date or a tag. A word that
 * starts with `#` looks at tags only. Case and accents do not matter.
 */
export function filterPosts(posts: readonly PostRow[], query: string): readonly PostRow[] {
  const words = foldText(query)
    .split(/\s+/)
    .filter((word) => word !== '' && word !== '#');
  if (words.length === 0) {
    return posts;
  }
  return posts.filter((post) => {
    // Each word of a label begins after a blank, so that `#vest` does not find "Investing".
    const tags = ` ${foldText(post.tags.map(({label}) => label).join(' ')).replaceAll('-', ' ')}`;
    const text = `${foldText(`${post.title}\n${post.description}\n${post.date}`)}\n${tags}`;
    return words.every((word) =>
      word.startsWith('#')
        ? tags.includes(` ${word.slice(1).replaceAll('-', ' ')}`)
        : text.includes(word),
    );
  });
}
