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
import {tagProblems} from './tagProblems';
import {foldTag} from '../../lib/text';
import {yamlLine} from '../../lib/yamlLine';
import type {Findings} from './checkPosts';
import {checkPosts} from './checkPosts';
import type {Content} from './readContent';

export interface ContentFindings extends Findings {
  /** Warnings that the build shows too, because readers see something else than the files say. */
  readonly notices: readonly string[];
}

/** Unvalidated lists of the blog. */
export interface ContentLists {
  readonly tags: unknown;
  readonly authors: unknown;
  readonly series: unknown;
  readonly redirects: unknown;
}

type ListName = keyof ContentLists;

/** Prefixes a finding in a list with its file and line. */
type Locate = (list: ListName, path: readonly PropertyKey[], text: string) => string;

function locateIn(sources: Content['sources']): Locate {
  return (list, path, text) => {
    const file = `blog/${list}.yml`;
    return `${file}:${yamlLine(sources[file] ?? '', path) ?? 1}: ${text}`;
  };
}

/** Finds tags that readers could not tell apart. */
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
 * Returns the findings of the blog's lists.
 *
 * @param isStrict true if the style rules of `strictPosts` are checked too
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
  return {
    errors: [
      ...problemsOf('tags', documentedTags, tags),
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
 * Returns the findings of all files in the blog's folder.
 *
 * @param isStrict true if the style rules of `strictPosts` are checked, and warnings are errors
 */
export function contentProblems(
  root: string,
  {posts, lists, sources, problems}: Content,
  isStrict: boolean,
): ContentFindings {
  const ofLists = checkLists(lists, isStrict, sources);
  const ofPosts = checkPosts(posts, {
    tags: keysOf(lists.tags),
    authors: keysOf(lists.authors),
    series: keysOf(lists.series),
    tagsFile: readTagsFile(lists.tags),
    exists: (file) => existsSync(path.join(root, file)),
    isStrict,
  });
  const isList = documentedTags.safeParse(lists.tags).success;
  const ofTags = tagProblems({
    posts,
    tags: isList ? lists.tags : {},
    source: sources['blog/tags.yml'],
  });
  const errors = [...problems, ...ofLists.errors, ...ofTags.errors, ...ofPosts.errors];
  const {notices} = ofTags;
  const warnings = [...notices, ...ofLists.warnings, ...ofPosts.warnings];
  return isStrict
    ? {errors: [...new Set([...errors, ...warnings])], warnings: [], notices: []}
    : {errors, warnings, notices};
}
