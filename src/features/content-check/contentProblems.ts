import {existsSync} from 'node:fs';
import path from 'node:path';
import type {TagsFile} from '@docusaurus/utils';
import type * as z from 'zod';
import {fieldName, issueMessage} from '../../data/schemas/fields';
import {
  authorsSchema,
  docusaurusTagsSchema,
  redirectsSchema,
  seriesSchema,
  tagsSchema,
} from '../../data/schemas/lists';
import {readTagsFile} from '../../lib/derivePost';
import {yamlLine} from '../../lib/yamlLine';
import {tagAddressProblems} from './addressProblems';
import {checkPosts} from './checkPosts';
import type {Findings} from './checkPosts';
import {yamlCharacterProblems} from './controlCharacters';
import type {Content} from './readContent';

type ListName = keyof Content['lists'];

function keysOf(value: unknown): string[] {
  return value !== null && typeof value === 'object' ? Object.keys(value) : [];
}

/** Returns the line of a value in the list `blog/<name>.yml`. */
function listLine({sources}: Content, name: ListName, keys: readonly PropertyKey[]): number {
  return yamlLine(sources[`blog/${name}.yml`] ?? '', keys) ?? 1;
}

/** Checks the list `blog/<name>.yml` against its schema. */
function listProblems(content: Content, name: ListName, schema: z.ZodType): string[] {
  const issues = schema.safeParse(content.lists[name]).error?.issues ?? [];
  return issues.map((issue) => {
    const line = listLine(content, name, issue.path);
    // An issue with the whole list has no field name.
    const problem = `${fieldName(issue.path)} ${issueMessage(issue)}`.trim();
    return `blog/${name}.yml:${line}: ${problem}`;
  });
}

/** Returns warnings about control characters and invalid UTF-8 in the lists, and about addresses of tags. */
function listWarnings(content: Content, tagsFile: TagsFile): string[] {
  const names = Object.keys(content.lists) as ListName[];
  return [
    ...names.flatMap((name) =>
      yamlCharacterProblems(`blog/${name}.yml`, content.lists[name], (path) =>
        listLine(content, name, path),
      ),
    ),
    ...tagAddressProblems(tagsFile, (key) => listLine(content, 'tags', [key])),
  ];
}

/**
 * Checks the posts and the lists in the blog's folder.
 *
 * @param isStrict true to check the style rules (`strictPosts`) too, and to return warnings as
 *   errors
 */
export function contentProblems(root: string, content: Content, isStrict: boolean): Findings {
  const {posts, lists} = content;
  // Stops here, because all authors or tags of a list that cannot be read would be reported as unknown.
  if (content.problems.length > 0) {
    return {errors: content.problems, warnings: []};
  }
  const tagsFile = readTagsFile(lists.tags);
  const postFindings = checkPosts(posts, {
    tags: keysOf(lists.tags),
    authors: keysOf(lists.authors),
    series: keysOf(lists.series),
    tagsFile,
    exists: (file) => existsSync(path.join(root, file)),
    isStrict,
  });
  const errors = [
    ...listProblems(content, 'redirects', redirectsSchema),
    ...listProblems(content, 'authors', authorsSchema),
    ...(isStrict ? [] : listProblems(content, 'tags', docusaurusTagsSchema)),
    ...postFindings.errors,
  ];
  const warnings = [...listWarnings(content, tagsFile), ...postFindings.warnings];
  if (!isStrict) {
    return {errors, warnings};
  }
  errors.push(
    ...listProblems(content, 'tags', tagsSchema),
    ...listProblems(content, 'series', seriesSchema),
    ...warnings,
  );
  return {errors, warnings: []};
}
