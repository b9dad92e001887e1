import {foldLabel, wordStartTest} from '../../lib/text';

/**
 * Returns the tags with a word that starts with the query. Case, accents, hyphens and a `#` before
 * the query are ignored, as in the post filter. Returns `tags` itself if the query is empty.
 */
export function filterTags<Tag extends {readonly label: string}>(
  tags: readonly Tag[],
  query: string,
): readonly Tag[] {
  const start = foldLabel(query.trim().replace(/^#/, ''));
  const matches = wordStartTest(start);
  return start === '' ? tags : tags.filter(({label}) => matches(foldLabel(label)));
}
