import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {isMap, isScalar, LineCounter, parse, parseDocument} from 'yaml';
import type {PostFile} from '../../lib/postFile';
import {parsePostFile} from '../../lib/postFile';
import type {ContentLists} from './contentProblems';

export interface Content {
  /** Sorted by file name, so by date. */
  readonly posts: readonly PostFile[];
  readonly lists: ContentLists & {readonly authors: unknown};
  /** Line of each key in `blog/tags.yml`. */
  readonly tagLines?: ReadonlyMap<string, number>;
  /** What keeps a list from being read, one line each. */
  readonly problems: readonly string[];
}

/** Names of the posts' files, of both kinds; Docusaurus passes over those that begin with `_`. */
function postFileNames(root: string): string[] {
  const folder = path.join(root, 'blog');
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => /\.mdx?$/.test(name) && !/(?:^|\/)_/.test(name))
    .sort();
}

function keyLines(file: string): Map<string, number> {
  const lineCounter = new LineCounter();
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const {contents} = parseDocument(source, {lineCounter});
  const items = isMap(contents) ? contents.items : [];
  return new Map(
    items.flatMap(({key}) =>
      isScalar(key) ? [[String(key.value), lineCounter.linePos(key.range?.[0] ?? 0).line]] : [],
    ),
  );
}

/** Reads the blog's posts and lists from a folder that is laid out as this repository is. */
export function readContent(root: string): Content {
  const problems: string[] = [];
  const list = (name: string, otherwise: unknown): unknown => {
    const file = path.join(root, 'blog', name);
    if (!existsSync(file)) {
      return otherwise;
    }
    try {
      return parse(readFileSync(file, 'utf8')) ?? otherwise;
    } catch (error) {
      problems.push(`blog/${name}: is not YAML: ${(error as Error).message}`);
      return otherwise;
    }
  };
  return {
    posts: postFileNames(root).map((name) =>
      parsePostFile(`blog/${name}`, readFileSync(path.join(root, 'blog', name), 'utf8')),
    ),
    lists: {
      tags: list('tags.yml', {}),
      authors: list('authors.yml', {}),
      series: list('series.yml', {}),
      redirects: list('redirects.yml', []),
    },
    tagLines: keyLines(path.join(root, 'blog/tags.yml')),
    problems,
  };
}
