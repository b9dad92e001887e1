import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby, GlobExcludeDefault} from '@docusaurus/utils';
import {parseYaml} from '../../lib/parseYaml';
import type {YamlError} from '../../lib/parseYaml';
import {parsePostFile} from '../../lib/postFile';

/**
 * Returns the paths of the Markdown and MDX files below a folder, relative to it and sorted. Like
 * Docusaurus, skips files and folders whose names begin with `_` or a dot.
 */
export function markdownFiles(folder: string): string[] {
  return Globby.sync('**/*.{md,mdx}', {cwd: folder, ignore: GlobExcludeDefault}).sort();
}

/**
 * Parses the YAML of a file.
 *
 * @throws Error that names the file and the line
 */
export function parseYamlFile(file: string, source: string): unknown {
  try {
    return parseYaml(source);
  } catch (cause) {
    const {message, line} = cause as YamlError;
    throw new Error(`${file}:${line}: invalid YAML: ${message}`, {cause});
  }
}

/** Reads the blog's posts and lists from a folder with the structure of this repository. */
export function readContent(root: string) {
  const problems: string[] = [];
  const sources: Record<string, string> = {};
  const readList = (name: string, fallback: unknown): unknown => {
    const file = path.join(root, 'blog', name);
    if (!existsSync(file)) {
      return fallback;
    }
    const source = readFileSync(file, 'utf8');
    sources[`blog/${name}`] = source;
    try {
      return parseYamlFile(`blog/${name}`, source) ?? fallback;
    } catch (error) {
      problems.push((error as Error).message);
      return fallback;
    }
  };
  return {
    /** Sorted by path. */
    posts: markdownFiles(path.join(root, 'blog')).map((name) =>
      parsePostFile(`blog/${name}`, readFileSync(path.join(root, 'blog', name), 'utf8')),
    ),
    /** Parsed but not validated. */
    lists: {
      tags: readList('tags.yml', {}),
      authors: readList('authors.yml', {}),
      series: readList('series.yml', {}),
      redirects: readList('redirects.yml', []),
    },
    /** YAML source of the lists by path, used to find line numbers. */
    sources,
    /** Reasons why a list cannot be read, one line each. */
    problems,
  };
}

export type Content = ReturnType<typeof readContent>;
