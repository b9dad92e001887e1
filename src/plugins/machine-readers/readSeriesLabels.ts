import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parse} from 'yaml';

/** The labels of `blog/series.yml` by key; the file's form is checked with the posts'. */
export async function readSeriesLabels(root: string): Promise<Map<string, string>> {
  const text = await readFile(path.join(root, 'blog/series.yml'), 'utf8').catch(() => '');
  const entries = Object.entries((parse(text) ?? {}) as Record<string, {label?: unknown} | null>);
  return new Map(entries.map(([key, entry]) => [key, String(entry?.label ?? key)]));
}
