import {isScheduled} from '../isScheduled';
import type {PostFile} from '../postFile';
import type {ContentSource} from './buildContentPages';
import type {ContentTag} from './types';

type Facts = Omit<ContentSource, 'content'>;

function text(value: unknown): string {
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '');
}

function isHidden({draft, unlisted}: PostFile['fields']): boolean {
  return draft === true || unlisted === true;
}

/** Tags by key, as `blog/tags.yml` has them; an entry that is none is left out. */
export function readTags(list: unknown, baseUrl: string): ReadonlyMap<string, ContentTag> {
  const entries = Object.entries((list ?? {}) as Record<string, unknown>);
  return new Map(
    entries.map(([key, entry]) => {
      const {label, permalink} = (entry ?? {}) as Record<string, unknown>;
      const name = typeof permalink === 'string' ? permalink.replace(/^\//, '') : key;
      const tag = {key, label: text(label ?? key), permalink: `${baseUrl}blog/tags/${name}`};
      return [key, tag];
    }),
  );
}

/**
 * What the front matter of a post says of it.
 *
 * @param now epoch milliseconds
 * @returns nothing for drafts, unlisted posts, and posts of a later day
 */
export function postFacts(
  {file, fields}: PostFile,
  tags: ReadonlyMap<string, ContentTag>,
  {baseUrl, now}: {readonly baseUrl: string; readonly now: number},
): Facts | undefined {
  const date = text(fields['date']).slice(0, 10);
  if (isHidden(fields) || isScheduled(date, now) || !fields['slug']) {
    return undefined;
  }
  const keys = Array.isArray(fields['tags']) ? fields['tags'].map(text) : [];
  return {
    kind: 'post',
    title: text(fields['title']),
    permalink: `${baseUrl}blog/${text(fields['slug'])}`,
    file,
    description: text(fields['description']),
    date,
    tags: keys.flatMap((key) => tags.get(key) ?? []),
    ...(fields['series'] === undefined ? {} : {series: text(fields['series'])}),
  };
}

/**
 * What the front matter of a section page says of it; its address is the path of its file.
 *
 * @returns nothing for drafts and unlisted pages
 */
export function sectionFacts({file, fields}: PostFile, baseUrl: string): Facts | undefined {
  if (isHidden(fields)) {
    return undefined;
  }
  const slug = fields['slug'] === undefined ? undefined : text(fields['slug']);
  const [folder = '', name = ''] = [file.replace(/[^/]*$/, ''), file.replace(/^.*\//, '')];
  const own = name.replace(/\.mdx?$/, '').replace(/^(?:index|readme)$/i, '');
  const address = slug?.startsWith('/') ? slug : folder + (slug ?? own);
  return {
    kind: 'section',
    title: text(fields['title']),
    permalink: baseUrl + address.replace(/^\/|\/$/g, ''),
    file,
    description: text(fields['description']),
    tags: [],
  };
}
