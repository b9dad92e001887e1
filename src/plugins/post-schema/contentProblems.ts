import {existsSync} from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import {
  documentedAuthors,
  documentedTags,
  redirectsSchema,
  seriesSchema,
  tagsSchema,
} from '../../data/schemas/lists';
import {readTagsFile} from '../../lib/derivePost';
import {foldTag} from '../../lib/text';
import {yamlLine} from '../../lib/yamlLine';
import type {Findings} from './checkPosts';
import {checkPosts} from './checkPosts';
import type {Content} from './readContent';

/** Lists of the blog before validation. */
export interface ContentLists {
  readonly tags: unknown;
  readonly authors: unknown;
  readonly series: unknown;
  readonly redirects: unknown;
}

type ListName = keyof ContentLists;

/** Gives a finding of a list its file and line. */
type Locate = (list: ListName, path: readonly PropertyKey[], text: string) => string;

function locateIn(sources: Content['sources']): Locate {
  return (list, path, text) => {
    const file = `blog/${list}.yml`;
    return `${file}:${yamlLine(sources[file] ?? '', path) ?? 1}: ${text}`;
  };
}

/** Tags with the same address, which Docusaurus refuses. */
function tagsWithOneAddress(tags: unknown, locate: Locate): string[] {
  const first = new Map<string, string>();
  return Object.entries(readTagsFile(tags)).flatMap(([key, {permalink}]) => {
    const other = first.get(permalink) ?? key;
    first.set(permalink, other);
    const text = `"${other}" and "${key}" have the same address, ${permalink}; give one of them another permalink, or merge them`;
    return other === key ? [] : [locate('tags', [key], text)];
  });
}

/** Tags that readers could not tell apart. */
function confusableTags(tags: unknown, locate: Locate): string[] {
  const seen = new Map<string, string>();
  const list = (tags ?? {}) as Record<string, {label?: unknown}>;
  return Object.entries(list).flatMap(([key, tag]) => {
    const forms = [`key ${foldTag(key)}`, `label ${foldTag(String(tag?.label ?? key))}`];
    const others = forms.map((form) => {
      const first = seen.get(form) ?? key;
      seen.set(form, first);
      return first;
    });
    return [...new Set(others)]
      .filter((other) => other !== key)
      .map((other) =>
        locate(
          'tags',
          [key],
          `"${other}" and "${key}" differ only by case, plural or hyphen; merge them`,
        ),
      );
  });
}

/**
 * Findings of the blog's lists.
 *
 * @param isStrict whether the site's own style is checked too
 */
export function checkLists(
  {tags, authors, series, redirects}: ContentLists,
  isStrict = false,
  sources: Content['sources'] = {},
): Findings {
  const locate = locateIn(sources);
  const problemsOf = (list: ListName, schema: z.ZodType, value: unknown): string[] =>
    (schema.safeParse(value).error?.issues ?? []).map(({path, message}) =>
      locate(list, path, `${path.map(String).join('.')} ${message}`.trim()),
    );
  const ofTags = problemsOf('tags', documentedTags, tags);
  return {
    errors: [
      ...ofTags,
      ...(ofTags.length > 0 ? [] : tagsWithOneAddress(tags, locate)),
      ...problemsOf('authors', documentedAuthors, authors),
      ...problemsOf('redirects', redirectsSchema, redirects),
    ],
    warnings: isStrict
      ? [
          ...problemsOf('tags', tagsSchema, tags),
          ...confusableTags(tags, locate),
          ...problemsOf('series', seriesSchema, series),
        ]
      : [],
  };
}

function keysOf(value: unknown): string[] {
  return value !== null && typeof value === 'object' ? Object.keys(value) : [];
}

/**
 * Findings of the blog's folder, all files at once.
 *
 * @param isStrict whether the site's own style is checked, and warnings are errors
 */
export function contentProblems(
  root: string,
  {posts, lists, sources, problems}: Content,
  isStrict: boolean,
): Findings {
  const ofLists = checkLists(lists, isStrict, sources);
  const ofPosts = checkPosts(posts, {
    tags: keysOf(lists.tags),
    authors: keysOf(lists.authors),
    series: keysOf(lists.series),
    exists: (file) => existsSync(path.join(root, file)),
    isStrict,
  });
  const errors = [...problems, ...ofLists.errors, ...ofPosts.errors];
  const warnings = [...ofLists.warnings, ...ofPosts.warnings];
  return isStrict
    ? {errors: [...new Set([...errors, ...warnings])], warnings: []}
    : {errors, warnings};
}
