import path from 'node:path';
import {readContent} from '../../src/features/content-check/readContent';
import {fixtureContent} from './sites';

/** Posts and lists of the fixture site, read from their files. */
export const content = readContent(fixtureContent);

export interface SourcePost {
  /** Name of the file in `blog/`. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly slug: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly series: string | undefined;
  readonly tags: readonly string[];
  readonly authors: readonly string[];
  readonly body: string;
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/**
 * Returns the posts that are listed: no drafts, no unlisted and no scheduled ones. Oldest first.
 *
 * @param posts posts of `readContent`; by default, those of the fixture site
 */
export function sourcePosts(posts = content.posts): SourcePost[] {
  const today = new Date().toISOString().slice(0, 10);
  return posts
    .filter(({fields}) => !fields['draft'] && !fields['unlisted'])
    .filter(({fields}) => String(fields['date']) <= today)
    .map(({file, fields, body}) => ({
      file: path.basename(file),
      title: String(fields['title']),
      description: String(fields['description']),
      slug: String(fields['slug']),
      date: String(fields['date']),
      series: fields['series'] === undefined ? undefined : String(fields['series']),
      tags: strings(fields['tags']),
      authors: strings(fields['authors']),
      body,
    }));
}

interface SourceTag {
  readonly label: string;
  readonly permalink: string;
  readonly description: string;
}

/** `blog/tags.yml` by key. */
export const sourceTags = content.lists.tags as Readonly<Record<string, SourceTag>>;
