import {existsSync, readFileSync} from 'node:fs';
import {parse} from 'yaml';

interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** `blog/redirects.yml`: addresses of old and where their readers are sent. Its form is checked with the posts'. */
export function redirects(file = 'blog/redirects.yml'): Redirect[] {
  const list: unknown = existsSync(file) ? parse(readFileSync(file, 'utf8')) : [];
  return Array.isArray(list) ? (list as Redirect[]) : [];
}
