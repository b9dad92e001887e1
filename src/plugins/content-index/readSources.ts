import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

export interface SourceFile {
  /** Path from the root of the site, with slashes. */
  readonly file: string;
  readonly source: string;
}

/** The site's sources as they lie in their folders, before any of them is chosen or parsed. */
export interface SiteSources {
  /** Sorted by name, so by date. */
  readonly posts: readonly SourceFile[];
  /** `books/`, `media/` and `resume/`, each sorted by name. */
  readonly sections: readonly SourceFile[];
  /** `blog/tags.yml` and `blog/series.yml`; empty where they are missing. */
  readonly tags: string;
  readonly series: string;
}

const SECTIONS = ['books', 'media', 'resume'];

/** Docusaurus passes over files and folders that begin with `_`. */
function readFolder(root: string, folder: string): SourceFile[] {
  const full = path.join(root, folder);
  if (!existsSync(full)) {
    return [];
  }
  return readdirSync(full, {recursive: true, encoding: 'utf8'})
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => /\.mdx?$/.test(name) && !/(?:^|\/)_/.test(name))
    .sort()
    .map((name) => ({
      file: `${folder}/${name}`,
      source: readFileSync(path.join(full, name), 'utf8'),
    }));
}

function readList(root: string, name: string): string {
  const file = path.join(root, 'blog', name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Reads a folder that is laid out as this repository is. */
export function readSources(root: string): SiteSources {
  return {
    posts: readFolder(root, 'blog'),
    sections: SECTIONS.flatMap((section) => readFolder(root, section)),
    tags: readList(root, 'tags.yml'),
    series: readList(root, 'series.yml'),
  };
}
