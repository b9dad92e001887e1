import {tagEntry} from './tagEntry';

/** `blog/tags.yml` without the lines of one tag; comments on lines of their own stay. */
export function removeTagEntry(source: string, tag: string): string {
  const [start, end] = tagEntry(source, tag).lines;
  return source.slice(0, start) + source.slice(end);
}
