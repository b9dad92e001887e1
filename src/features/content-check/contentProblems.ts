import {existsSync} from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import {redirectsSchema, seriesSchema, tagsSchema} from '../../data/schemas/lists';
import {readTagsFile} from '../../lib/derivePost';
import {yamlLine} from '../../lib/yamlLine';
import {checkPosts} from './checkPosts';
import type {Findings} from './checkPosts';
import type {Content} from './readContent';
import {tagNotices} from './tagNotices';

type ListName = keyof Content['lists'];

function keysOf(value: unknown): string[] {
  return value !== null && typeof value === 'object' ? Object.keys(value) : [];
}

/** Checks a list against its schema. */
function listProblems({lists, sources}: Content, name: ListName, schema: z.ZodType): string[] {
  const file = `blog/${name}.yml`;
  const issues = schema.safeParse(lists[name]).error?.issues ?? [];
  return issues.map(({path: place, message}) => {
    const line = yamlLine(sources[file] ?? '', place) ?? 1;
    return `${file}:${line}: ${`${place.map(String).join('.')} ${message}`.trim()}`;
  });
}

/**
 * Returns the findings of all files in the blog's folder.
 *
 * @param isStrict true if the style rules of `strictPosts` are checked, and warnings are errors
 */
export function contentProblems(root: string, content: Content, isStrict: boolean): Findings {
  const {posts, lists} = content;
  const ofPosts = checkPosts(posts, {
    tags: keysOf(lists.tags),
    authors: keysOf(lists.authors),
    series: keysOf(lists.series),
    tagsFile: readTagsFile(lists.tags),
    exists: (file) => existsSync(path.join(root, file)),
    isStrict,
  });
  const errors = [
    ...content.problems,
    ...listProblems(content, 'redirects', redirectsSchema),
    ...ofPosts.errors,
  ];
  const warnings = [...tagNotices(posts, lists.tags), ...ofPosts.warnings];
  return isStrict
    ? {
        errors: [
          ...errors,
          ...listProblems(content, 'tags', tagsSchema),
          ...listProblems(content, 'series', seriesSchema),
          ...warnings,
        ],
        warnings: [],
      }
    : {errors, warnings};
}
