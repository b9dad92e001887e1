import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {YAMLParseError} from 'yaml';
import type {PostFile} from '../../lib/postFile';
import {parsePostFile} from '../../lib/postFile';

export interface Content {
  /** Posts by file name, which is usually by date. */
  readonly posts: readonly PostFile[];
  /** Unvalidated lists of the blog. */
  readonly lists: {
    readonly tags: unknown;
    readonly authors: unknown;
    readonly series: unknown;
    readonly redirects: unknown;
  };
  /** Texts of the lists by path, for line numbers. */
  readonly sources: Readonly<Record<string, string>>;
  /** Reasons why a list cannot be read, one line each. */
  readonly problems: readonly string[];
}

/** Lists the texts below a folder. Like Docusaurus, skips names and folders that begin with `_`. */
export function textNames(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .map((name) => name.replaceAll(path.sep, '/'))
        .filter((name) => /\.mdx?$/.test(name) && !/(?:^|\/)_/.test(name))
        .sort()
    : [];
}

/** Reads the blog's posts and lists from a folder with the structure of this repository. */
export function readContent(root: string): Content {
  const problems: string[] = [];
  const sources: Record<string, string> = {};
  const list = (name: string, otherwise: unknown): unknown => {
    const file = path.join(root, 'blog', name);
    if (!existsSync(file)) {
      return otherwise;
    }
    const source = readFileSync(file, 'utf8');
    sources[`blog/${name}`] = source;
    try {
      return parse(source, {prettyErrors: false}) ?? otherwise;
    } catch (error) {
      const {message, pos = [0]} = error as Partial<YAMLParseError>;
      const line = source.slice(0, pos[0]).split('\n').length;
      problems.push(`blog/${name}:${line}: is not valid YAML: ${message}; fix the line`);
      return otherwise;
    }
  };
  return {
    posts: textNames(path.join(root, 'blog')).map((name) =>
      parsePostFile(`blog/${name}`, readFileSync(path.join(root, 'blog', name), 'utf8')),
    ),
    lists: {
      tags: list('tags.yml', {}),
      authors: list('authors.yml', {}),
      series: list('series.yml', {}),
      redirects: list('redirects.yml', []),
    },
    sources,
    problems,
  };
}
