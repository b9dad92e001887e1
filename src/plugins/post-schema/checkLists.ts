import type * as z from 'zod';
import {documentedTags, redirectsSchema, seriesSchema, tagsSchema} from '../../data/schemas/tags';
import {foldTag} from '../../lib/foldTag';
import type {Findings} from './checkPosts';

/** The blog's lists as their files say them, before any of it is believed. */
export interface ContentLists {
  readonly tags: unknown;
  readonly series: unknown;
  readonly redirects: unknown;
}

function problemsOf(file: string, schema: z.ZodType, value: unknown): string[] {
  const result = schema.safeParse(value);
  return result.success
    ? []
    : result.error.issues.map(({path, message}) => `${file}: ${path.join('.')} ${message}`.trim());
}

/** Tags that readers could not tell apart: the same address, or a name that differs in its plural. */
export function confusableTags(tags: unknown): string[] {
  const seen = new Map<string, string>();
  return Object.entries((tags ?? {}) as Record<string, {label?: unknown; permalink?: unknown}>)
    .flatMap(([key, tag]) =>
      [
        `key ${foldTag(key)}`,
        `label ${foldTag(String(tag?.label ?? key))}`,
        `${tag?.permalink ?? key}`,
      ].map((form) => [key, form] as const),
    )
    .flatMap(([key, form]) => {
      const other = seen.get(form);
      seen.set(form, other ?? key);
      return other === undefined || other === key
        ? []
        : [
            `blog/tags.yml: "${other}" and "${key}" differ only by case, plural or hyphen; merge them`,
          ];
    })
    .filter((line, index, lines) => lines.indexOf(line) === index);
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
