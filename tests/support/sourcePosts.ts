import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const BLOG = path.resolve(__dirname, '../../blog');

export interface SourcePost {
  readonly file: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly tags: readonly string[];
  readonly body: string;
}

function unquote(value: string): string {
  return /^(['"]).*\1$/.test(value) ? value.slice(1, -1) : value;
}

/** The posts as files: front matter of one line a field, and the text below it. */
export function sourcePosts(): SourcePost[] {
  return readdirSync(BLOG)
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .map((file) => {
      const text = readFileSync(path.join(BLOG, file), 'utf8');
      const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
      const fields = Object.fromEntries(
        head.split('\n').map((line) => {
          const colon = line.indexOf(':');
          return [line.slice(0, colon), unquote(line.slice(colon + 1).trim())];
        }),
      );
      const tags = (fields['tags'] ?? '')
        .replace(/^\[|\]$/g, '')
        .split(',')
        .map((tag) => tag.trim());
      return {file, fields, tags, body};
    });
}
