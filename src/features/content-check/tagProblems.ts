import {derivePost, readTagsFile} from '../../lib/derivePost';
import {groupBy} from '../../lib/groupBy';
import type {PostFile} from '../../lib/postFile';
import {fieldLine} from '../../lib/postFile';
import type {NamedTag} from '../../lib/tagAddresses';
import {yamlLine} from '../../lib/yamlLine';
import {isUsable, namedTags, ownPermalinks, spelledPermalink} from '../../lib/tagAddresses';

interface TagSources {
  readonly posts: readonly PostFile[];
  /** `blog/tags.yml` as parsed YAML. */
  readonly tags: unknown;
  /** Text of `blog/tags.yml`, for line numbers. */
  readonly source?: string | undefined;
}

/** Returns a line for `blog/tags.yml` that gives a tag an address. */
function entryText(label: string, permalink: string): string {
  return `${JSON.stringify(label)}: {label: ${JSON.stringify(label)}, permalink: ${permalink}}`;
}

function listProblems({tags, source = ''}: TagSources): string[] {
  const place = (key: string): string => {
    const line = yamlLine(source, [key]);
    return line === undefined ? 'blog/tags.yml' : `blog/tags.yml:${line}`;
  };
  const entries = Object.entries(readTagsFile(tags)).map(([key, {permalink}]) => ({
    key,
    permalink: permalink.replace(/^\/*/, '/').replace(/(?<=.)\/+$/, ''),
  }));
  const addresses = groupBy(entries, ({permalink}) => permalink);
  return entries.flatMap(({key, permalink}) => {
    const spelled = spelledPermalink(key);
    const example = spelled === '/' ? '/another-word' : spelled;
    if (permalink === '/') {
      return `${place(key)}: tag "${key}" has no address of its own. Add "permalink: ${example}".`;
    }
    const first = addresses.get(permalink)?.[0]?.key ?? key;
    const other = example === permalink ? `${example}-2` : example;
    return first === key
      ? []
      : `${place(key)}: tag "${key}" has the permalink ${permalink} of "${first}" (${place(first)}). Give one of them another, such as "permalink: ${other}", or merge them.`;
  });
}

function lineOfTags(post: PostFile): string {
  return `${post.file}:${fieldLine(post, ['tags']) ?? 1}`;
}

function noticeOf(tag: NamedTag, own: string, all: readonly NamedTag[]): string {
  const {label, permalink} = tag;
  const others = isUsable(permalink)
    ? all.filter((other) => other.permalink === permalink && other.label !== label)
    : [];
  const why =
    others.length > 0
      ? `would share the address /blog/tags${permalink} with ${[...new Set(others.map((other) => `"${other.label}"`))].join(', ')}`
      : `cannot have the address /blog/tags${permalink}`;
  return `tag "${label}" ${why}. It is at /blog/tags${own} instead. To choose its address, add to blog/tags.yml: ${entryText(label, own)}`;
}

/**
 * Returns the problems of tags: those that Docusaurus rejects or that would overwrite a page
 * (`errors`), and those that the build works around (`notices`).
 */
export function tagProblems(sources: TagSources): {
  readonly errors: readonly string[];
  readonly notices: readonly string[];
} {
  const tagsFile = readTagsFile(sources.tags);
  const posts = sources.posts.map((post) => ({
    post,
    tags: namedTags(derivePost(post).tags, tagsFile),
  }));
  const all = posts.flatMap(({tags}) => tags);
  const own = ownPermalinks(all);
  const seen = new Set<string>();
  const moved = posts.flatMap(({post, tags}) =>
    tags.flatMap((tag) => {
      const permalink = tag.isInline ? own.get(tag.label) : undefined;
      if (permalink === undefined || seen.has(tag.label)) {
        return [];
      }
      seen.add(tag.label);
      return `${lineOfTags(post)}: ${noticeOf(tag, permalink, all)}`;
    }),
  );
  const blank = sources.posts.flatMap((post) => {
    const {tags} = post.fields;
    return Array.isArray(tags) && tags.some((tag) => /^\s+$/.test(String(tag)))
      ? `${lineOfTags(post)}: a tag has no characters and is left out. Remove it or write a word.`
      : [];
  });
  return {errors: listProblems(sources), notices: [...moved, ...blank]};
}
