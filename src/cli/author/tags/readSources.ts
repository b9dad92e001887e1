import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {postFileNames} from '../../../plugins/post-schema/readContent';

export interface BlogSources {
  /** The posts' texts by file, sorted. */
  readonly posts: ReadonlyMap<string, string>;
  readonly tags: string;
  /** Nothing where there is no such file yet. */
  readonly redirects: string | undefined;
  /** The other texts of the site by file. */
  readonly texts: ReadonlyMap<string, string>;
}

const OTHER_FOLDERS = ['books', 'media', 'resume'];

/** Reads the texts that a tag may stand in, as they are. */
export function readSources(root: string): BlogSources {
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  const all = (files: readonly string[]) => new Map(files.map((file) => [file, read(file)]));
  const others = OTHER_FOLDERS.filter((folder) => existsSync(path.join(root, folder)));
  const redirects = 'blog/redirects.yml';
  return {
    posts: all(postFileNames(root).map((name) => `blog/${name}`)),
    tags: read('blog/tags.yml'),
    redirects: existsSync(path.join(root, redirects)) ? read(redirects) : undefined,
    texts: all(
      others.flatMap((folder) =>
        readdirSync(path.join(root, folder), {encoding: 'utf8'})
          .filter((name) => /\.mdx?$/.test(name))
          .map((name) => `${folder}/${name}`),
      ),
    ),
  };
}
