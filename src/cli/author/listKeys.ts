import type {TagsFile} from '@docusaurus/utils';
import {docusaurusPermalink} from 'docusaurus-blog-import/markdown';
import type {Content} from '../../features/content-check/readContent';
import {derivePost, readTagsFile} from '../../lib/derivePost';
import {foldTag} from '../../lib/text';
import {nearest} from '../../lib/nearest';
import {CommandError} from '../lib/CommandError.mjs';

/** Labels of the entries of a list such as `blog/tags.yml`, by key. */
export type Labels = ReadonlyMap<string, string>;

/** Returns the key of the entry whose key or label is closest to a word; undefined if none is close. */
function suggestKey(word: string, labels: Labels): string | undefined {
  const names = new Map([...labels].flatMap(([key, label]) => [[key, key] as const, [label, key]]));
  const same = [...names.keys()].find((name) => foldTag(name) === foldTag(word));
  return names.get(same ?? nearest(word, names.keys()) ?? '');
}

/**
 * Returns the labels of all entries, by key. The default label is the key.
 *
 * @param list parsed `blog/tags.yml` or `blog/series.yml`, which may be invalid
 */
export function labelsOf(list: unknown): Labels {
  const entries = Object.entries((list ?? {}) as Record<string, {label?: unknown} | null>);
  return new Map(
    entries.map(([key, entry]) => [key, typeof entry?.label === 'string' ? entry.label : key]),
  );
}

/** Returns the tags in `blog/tags.yml` and, as Docusaurus allows, those that only posts name. */
export function knownTags({posts, lists}: Pick<Content, 'posts' | 'lists'>): TagsFile {
  const used = posts.flatMap((post) => derivePost(post).tags);
  const unlisted = used
    .filter((tag) => typeof tag === 'string')
    .map((tag) => [tag, {label: tag, permalink: docusaurusPermalink(tag), description: undefined}]);
  return {...(Object.fromEntries(unlisted) as TagsFile), ...readTagsFile(lists.tags)};
}

/**
 * Requires that words are keys of a list.
 *
 * @throws CommandError that names each word that is not a key, with the most similar key
 */
export function requireKeys(words: readonly string[], labels: Labels, file: string): void {
  const problems = words
    .filter((word) => !labels.has(word))
    .map((word) => {
      const guess = suggestKey(word, labels);
      const fix = guess ? `did you mean "${guess}"?` : 'add it there or choose another';
      return `"${word}" is not in ${file}; ${fix}`;
    });
  if (problems.length > 0) {
    throw new CommandError(problems.join('\n'), 2);
  }
}
