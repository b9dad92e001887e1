import {existsSync} from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import {issueMessage} from '../../data/schemas/fields';
import {
  authorsSchema,
  docusaurusTagsSchema,
  redirectsSchema,
  seriesSchema,
  tagsSchema,
} from '../../data/schemas/lists';
import {readTagsFile} from '../../lib/derivePost';
import {yamlLine} from '../../lib/yamlLine';
import {checkPosts} from './checkPosts';
import type {Findings} from './checkPosts';
import type {Content} from './readContent';

type ListName = keyof Content['lists'];

function keysOf(value: unknown): string[] {
  return value !== null && typeof value === 'object' ? Object.keys(value) : [];
}

/** Checks the list `blog/<name>.yml` against its schema. */
function listProblems({lists, sources}: Content, name: ListName, schema: z.ZodType): string[] {
  const file = `blog/${name}.yml`;
  const issues = schema.safeParse(lists[name]).error?.issues ?? [];
  return issues.map((issue) => {
    const line = yamlLine(sources[file] ?? '', issue.path) ?? 1;
    const field = issue.path.map(String).join('.');
    return `${file}:${line}: ${`${field} ${issueMessage(issue)}`.trim()}`;
  });
}

/**
 * Checks the posts and the lists in the blog's folder.
 *
 * @param isStrict true to check the style rules (`strictPosts`) too, and to return warnings as
 *   errors
 */
export function contentProblems(root: string, content: Content, isStrict: boolean): Findings {
  const {posts, lists} = content;
  // Without the list, every author or tag in a post would be unknown.
  if (content.problems.length > 0) {
    return {errors: content.problems, warnings: []};
  }
  const postFindings = checkPosts(posts, {
    tags: keysOf(lists.tags),
    authors: keysOf(lists.authors),
    series: keysOf(lists.series),
    tagsFile: readTagsFile(lists.tags),
    exists: (file) => existsSync(path.join(root, file)),
    isStrict,
  });
  const errors = [
    ...listProblems(content, 'redirects', redirectsSchema),
    ...listProblems(content, 'authors', authorsSchema),
    ...(isStrict ? [] : listProblems(content, 'tags', docusaurusTagsSchema)),
    ...postFindings.errors,
  ];
  if (!isStrict) {
    return {errors, warnings: postFindings.warnings};
  }
  errors.push(
    ...listProblems(content, 'tags', tagsSchema),
    ...listProblems(content, 'series', seriesSchema),
    ...postFindings.warnings,
  );
  return {errors, warnings: []};
}
