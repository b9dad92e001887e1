import {readdirSync} from 'node:fs';
import {isScheduled} from '../lib/isScheduled';

/**
 * Names of the posts whose day, which their names begin with, has not come.
 *
 * @param blogFolder path of the folder of the posts
 * @param now epoch milliseconds
 */
export function scheduledPosts(blogFolder: string, now: number): string[] {
  return readdirSync(blogFolder)
    .filter((name) => isScheduled(/^\d{4}-\d{2}-\d{2}(?=-.+\.mdx?$)/.exec(name)?.[0] ?? '', now))
    .sort();
}
