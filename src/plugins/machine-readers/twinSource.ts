import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import {formatOf} from '../../lib/content-index/parseMarkdown';
import type {TwinSource} from '../../lib/markdown-twin/types';
import {parsePostFile} from '../../lib/postFile';
import {sourceFile} from './publishedPages';

async function readText(root: string, file: string) {
  const post = parsePostFile(file, await readFile(path.join(root, file), 'utf8'));
  return {body: post.body, format: formatOf(post)};
}

function day(time: number | string | Date | null | undefined): string | undefined {
  return time ? new Date(time).toISOString().slice(0, 10) : undefined;
}

/**
 * A post with the text of its source.
 *
 * @param seriesLabels by the keys of `blog/series.yml`
 */
export async function postSource(
  {metadata}: BlogPost,
  root: string,
  seriesLabels: ReadonlyMap<string, string>,
): Promise<TwinSource> {
  const {title, description, permalink, date, lastUpdatedAt, authors, tags, frontMatter} = metadata;
  const file = sourceFile(metadata);
  const series = frontMatter['series'] === undefined ? undefined : String(frontMatter['series']);
  return {
    title,
    description,
    permalink,
    file,
    ...(await readText(root, file)),
    date: day(date),
    updated: day(lastUpdatedAt),
    authors: authors.flatMap(({name}) => name ?? []),
    series: series && (seriesLabels.get(series) ?? series),
    tags: tags.map(({label}) => label),
  };
}

/** A section page with the text of its source. */
export async function docSource(doc: DocMetadata, root: string): Promise<TwinSource> {
  const {title, description, permalink} = doc;
  const file = sourceFile(doc);
  const text = await readText(root, file);
  return {title, description, permalink, file, ...text, authors: [], tags: []};
}
