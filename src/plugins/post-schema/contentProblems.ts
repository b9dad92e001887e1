import {existsSync} from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import {explainIssues} from '../../data/schemas/fields';
import {documentedTags, redirectsSchema, seriesSchema, tagsSchema} from '../../data/schemas/lists';
import {tagProblems} from '../../lib/tagProblems';
import {foldTag} from '../../lib/text';
import type {Findings} from './checkPosts';
import {checkPosts} from './checkPosts';
import type {Content} from './readContent';

export interface ContentFindings extends Findings {
  /** Warnings that the build shows, too: what readers see differs from what the files say. */
  readonly notices: readonly string[];
}

/** The blog's lists as their files say them, before any of it is believed. */
export interface ContentLists {
  readonly tags: unknown;
  readonly series: unknown;
  readonly redirects: unknown;
}

function problemsOf(file: string, schema: z.ZodType, value: unknown): string[] {
  const {error} = schema.safeParse(value);
  return error ? explainIssues(file, '', error) : [];
}

/** Tags that readers could not tell apart, because their names differ only by case or plural. */
function confusableTags(tags: unknown): string[] {
  const seen = new Map<string, string>();
  const list = (tags ?? {}) as Record<string, {label?: unknown; permalink?: unknown}>;
  const problems = Object.entries(list).flatMap(([key, tag]) => {
    const label = foldTag(String(tag?.label ?? key));
    const forms = [`key ${foldTag(key)}`, `label ${label}`];
    const others = forms.map((form) => {
      const first = seen.get(form) ?? key;
      seen.set(form, first);
      return first;
    });
    return others
      .filter((other) => other !== key)
      .map((other) => `"${other}" and "${key}" differ only by case, plural or hyphen; merge them`);
  });
  return [...new Set(problems)].map((problem) => `blog/tags.yml: ${problem}`);
}

/** Every finding of the blog's lists. */
export function checkLists({tags, series, redirects}: ContentLists): Findings {
  return {
    errors: [
      ...problemsOf('blog/tags.yml', documentedTags, tags),
      ...problemsOf('blog/redirects.yml', redirectsSchema, redirects),
    ],
    warnings: [
      ...problemsOf('blog/tags.yml', tagsSchema, tags),
      ...confusableTags(tags),
      ...problemsOf('blog/series.yml', seriesSchema, series),
    ],
  };
}

function keysOf(value: unknown): string[] {
  return value !== null && typeof value === 'object' ? Object.keys(value) : [];
}

/**
 * Everything that is wrong with the blog's folder, all files at once.
 *
 * @param isStrict whether what is against the site's own style is an error too
 */
export function contentProblems(
  root: string,
  {posts, lists, tagLines, problems}: Content,
  isStrict: boolean,
): ContentFindings {
  const ofLists = checkLists(lists);
  const ofPosts = checkPosts(posts, {
    tags: keysOf(lists.tags),
    authors: keysOf(lists.authors),
    series: keysOf(lists.series),
    exists: (file) => existsSync(path.join(root, file)),
  });
  const isList = documentedTags.safeParse(lists.tags).success;
  const ofTags = tagProblems({posts, tags: isList ? lists.tags : {}, lines: tagLines});
  const errors = [...problems, ...ofLists.errors, ...ofTags.errors, ...ofPosts.errors];
  const {notices} = ofTags;
  const warnings = [...notices, ...ofLists.warnings, ...ofPosts.warnings];
  return isStrict
    ? {errors: [...new Set([...errors, ...warnings])], warnings: [], notices: []}
    : {errors, warnings, notices};
}
