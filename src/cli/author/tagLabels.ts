import type {TagsFile} from '@docusaurus/utils';
import type {Content} from '../../features/content-check/readContent';
import {derivePost, readTagsFile} from '../../lib/derivePost';
import {stockPermalink} from '../../lib/tagAddresses';
import {foldTag} from '../../lib/text';
import {nearest} from '../../lib/nearest';
import {CommandError} from '../lib/CommandError.mjs';

/** Labels of tags by key. */
export type TagLabels = ReadonlyMap<string, string>;

/** Returns the key of the tag whose key or label is closest to a word; undefined if none is close. */
function suggestTag(word: string, tags: TagLabels): string | undefined {
  const names = new Map([...tags].flatMap(([key, label]) => [[key, key] as const, [label, key]]));
  const same = [...names.keys()].find((name) => foldTag(name) === foldTag(word));
  return names.get(same ?? nearest(word, names.keys()) ?? '');
}

/**
 * Returns the labels of all tags, by key. The default label is the key.
 *
 * @param tags parsed `blog/tags.yml`, which may be invalid
 */
export function tagLabels(tags: unknown): TagLabels {
  const entries = Object.entries((tags ?? {}) as Record<string, {label?: unknown} | null>);
  return new Map(
    entries.map(([key, entry]) => [key, typeof entry?.label === 'string' ? entry.label : key]),
  );
}

/** Returns the tags in `blog/tags.yml` and, as Docusaurus allows, those that only posts name. */
export function knownTags({posts, lists}: Pick<Content, 'posts' | 'lists'>): TagsFile {
  const used = posts.flatMap((post) => derivePost(post).tags);
  const unlisted = used
    .filter((tag) => typeof tag === 'string')
    .map((tag) => [tag, {label: tag, permalink: stockPermalink(tag), description: undefined}]);
  return {...(Object.fromEntries(unlisted) as TagsFile), ...readTagsFile(lists.tags)};
}

/** @throws CommandError that suggests the most similar tag, if a word is not a tag */
export function requireTag(word: string, tags: TagLabels): void {
  if (!tags.has(word)) {
    const guess = suggestTag(word, tags);
    const fix = guess ? `did you mean "${guess}"?` : 'add it there or choose another';
    throw new CommandError(`"${word}" is not in blog/tags.yml; ${fix}`, 2);
  }
}
