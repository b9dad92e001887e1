import path from 'node:path';
import {parse} from 'yaml';
import type {TargetSite} from '../TargetSite.js';
import {pathInBlog} from '../addresses/planCopies.js';
import type {Export, Fields} from '../read/exportedPost.js';
import {isFields} from '../read/exportedPost.js';
import {pathFrom} from '../text.js';
import {textsOf} from './convertFields.js';
import type {Lists} from './lists.js';
import type {PlacedPost} from './placePosts.js';

/** Returns all strings in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) {
    return Object.values(value).flatMap(textsIn);
  }
  return typeof value === 'string' ? [value] : [];
}

/**
 * Adds the tags and authors of a Docusaurus blog, and plans the copies of all other files in its
 * folder and of the files in `static/` that posts or authors refer to in fields or with `useBaseUrl`.
 *
 * @param copies collects the planned copies: paths in the export, by path on this site
 */
export function copyDocusaurusBlog(
  exported: Export,
  placed: readonly PlacedPost[],
  {blog}: TargetSite,
  read: (file: string) => string,
  {tags, authors}: Lists,
  copies: Map<string, string>,
): void {
  const {docusaurusFolder: oldFolder = '', oldBlog, files} = exported;
  const listFiles = [oldBlog?.tags ?? 'tags.yml', oldBlog?.authors ?? 'authors.yml'].map((name) =>
    path.posix.join(oldFolder, name),
  );
  const [oldTags, oldAuthors] = listFiles.map((file) => (parse(read(file)) ?? {}) as Fields);
  Object.entries(oldTags ?? {}).forEach(([key, entry]) => tags.add(key, entry));
  Object.entries(oldAuthors ?? {}).forEach(([key, entry]) => authors.add(key, entry));
  placed
    .flatMap(({post}) => [post.fields['tags']].flat())
    .flatMap((tag) => (isFields(tag) ? [] : textsOf(tag)))
    .forEach(tags.addInline);
  const calls = placed.flatMap(({post}) => [
    ...post.body.matchAll(/\buseBaseUrl\(\s*(["'`])\/?(.+?)\1/g),
  ]);
  const addresses = [
    ...textsIn([oldAuthors, placed.map(({post}) => post.fields)]).filter((text) =>
      text.startsWith('/'),
    ),
    ...calls.map(([, , address = '']) => `/${address}`),
  ];
  addresses
    .map((address) => `static${pathFrom('/', address)}`)
    .filter((file) => files.includes(file))
    .forEach((file) => copies.set(file, file));
  const handled = new Set([...listFiles, ...placed.map(({post}) => post.source)]);
  for (const file of files.filter((each) => !handled.has(each))) {
    const to = pathInBlog(exported, file, blog);
    if (to !== undefined) {
      copies.set(to, file);
    }
  }
}
