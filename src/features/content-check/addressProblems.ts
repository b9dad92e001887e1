import {normalizeUrl} from '@docusaurus/utils';
import type {TagsFile} from '@docusaurus/utils';
import {
  addressProblem,
  isIndexAddress,
  permalinkOf,
  servedAddresses,
  docusaurusPermalink,
} from 'docusaurus-blog-import/markdown';
import {derivePost, tagKey} from '../../lib/derivePost';
import {groupBy} from '../../lib/groupBy';
import {FEEDS} from '../../lib/paths';
import {fieldLine} from '../../lib/postFile';
import type {PostFile} from '../../lib/postFile';
import type {NamedTag} from '../../lib/tagAddresses';
import {distinctPermalinks} from '../../lib/tagAddresses';

/** Tags and authors. Their pages below `/blog` have addresses that posts cannot have. */
export interface TagsAndAuthors {
  /** `blog/tags.yml`, parsed by `readTagsFile`. */
  readonly tagsFile?: TagsFile;
  /** Keys of `blog/authors.yml`. */
  readonly authors: readonly string[];
}

/** Returns `file:line` of the slug, or only the file if the slug comes from the file's name. */
function slugLocation(post: PostFile): string {
  return 'slug' in post.fields ? `${post.file}:${fieldLine(post, ['slug'])}` : post.file;
}

/** Normalizes an address, because the router and some file systems ignore case and Unicode form. */
function fold(address: string): string {
  return address.normalize('NFC').toLowerCase();
}

/** Returns the address of a tag's page from its permalink. */
function tagPage(permalink: string): string {
  return normalizeUrl(['/blog/tags', permalink]).replace(/\/$/, '');
}

/** Returns addresses and descriptions of the pages of tags that posts use but `blog/tags.yml` lacks. */
function inlineTagPages(posts: readonly PostFile[], tagsFile: TagsFile): [string, string][] {
  const listed = Object.entries(tagsFile).map(([key, {label, permalink}]): NamedTag => ({
    key,
    label,
    permalink,
    hasDerivedAddress: false,
  }));
  const inline = posts.flatMap((post) =>
    derivePost(post)
      .tags.filter((tag) => !Object.hasOwn(tagsFile, tagKey(tag)))
      .map((tag) => {
        const label = String(tagKey(tag));
        const hasDerivedAddress = typeof tag === 'string';
        const permalink = hasDerivedAddress ? docusaurusPermalink(tag) : String(tag.permalink);
        return {file: post.file, key: label, label, permalink, hasDerivedAddress};
      }),
  );
  const distinct = distinctPermalinks([...listed, ...inline]);
  return inline.map(({file, label, permalink, hasDerivedAddress}) => [
    tagPage((hasDerivedAddress && distinct.get(label)) || permalink),
    `the page of the tag "${label}" in ${file}`,
  ]);
}

/**
 * Returns a warning for each tag of `blog/tags.yml` that has the address of another one: Docusaurus
 * shows their posts on one page, below the label of only one of them.
 *
 * @param lineOf returns the line of a tag by its key
 */
export function tagAddressProblems(tagsFile: TagsFile, lineOf: (key: string) => number): string[] {
  const pages = Object.entries(tagsFile).map(([key, {permalink}]) => ({
    key,
    address: tagPage(permalink),
  }));
  return [...groupBy(pages, ({address}) => fold(address)).values()].flatMap(([first, ...others]) =>
    others.map(
      ({key, address}) =>
        `blog/tags.yml:${lineOf(key)}: the tag "${key}" has the address of "${first?.key}", ${address}. ` +
        `Give it another permalink, or run: npm run author -- tags merge ${key} ${first?.key}`,
    ),
  );
}

/** Returns addresses and descriptions of the pages that are not posts. */
function otherPages(
  posts: readonly PostFile[],
  {tagsFile = {}, authors}: TagsAndAuthors,
): (readonly [address: string, name: string])[] {
  return [
    ['/blog', 'the list of posts'],
    ['/blog/archive', 'the archive'],
    ['/blog/authors', 'the list of authors'],
    ['/blog/tags', 'the list of tags'],
    ...FEEDS.map(({name, path}) => [`/${path}`, `the feed ${name}`] as const),
    ...authors.map(
      (key) =>
        [
          `/blog/authors${docusaurusPermalink(key)}`,
          `the page of ${key} in blog/authors.yml`,
        ] as const,
    ),
    ...inlineTagPages(posts, tagsFile),
    ...Object.entries(tagsFile).map(
      ([key, {permalink}]) =>
        [tagPage(permalink), `the page of the tag "${key}" in blog/tags.yml`] as const,
    ),
  ];
}

/** Returns the address of a post's page, without the base path. */
export function addressOf(post: PostFile): string {
  return permalinkOf('blog', derivePost(post).slug).replace(/\/$/, '');
}

/** Returns the addresses of all pages and feeds below `/blog`. */
export function blogAddresses(
  posts: readonly PostFile[],
  tagsAndAuthors: TagsAndAuthors,
): string[] {
  return [...otherPages(posts, tagsAndAuthors).map(([page]) => page), ...posts.map(addressOf)];
}

/** Returns a warning for each post whose address ends in `index`, such as that of `blog/2025-01-02/index.md`. */
export function indexProblems(posts: readonly PostFile[]): string[] {
  return posts
    .filter((post) => isIndexAddress(addressOf(post)))
    .map(
      (post) =>
        `${slugLocation(post)}: the address ${addressOf(post)} ends in "index", which some hosts treat as the page of the folder itself. Give the post another slug.`,
    );
}

/** Returns a message for each post whose address is invalid or already taken. */
export function addressProblems(
  posts: readonly PostFile[],
  tagsAndAuthors: TagsAndAuthors,
): string[] {
  /** Descriptions of other pages, and files of posts, by the addresses that they occupy. */
  const taken = new Map(
    otherPages(posts, tagsAndAuthors).flatMap(([page, name]) =>
      servedAddresses(page).map((address) => [address, name]),
    ),
  );
  const messages: string[] = [];
  // Docusaurus itself rejects an empty slug.
  for (const post of posts.filter(({fields}) => fields['slug'] !== '')) {
    const address = addressOf(post);
    const variants = servedAddresses(address);
    const takenBy = variants.map((path) => taken.get(path)).find((name) => name !== undefined);
    for (const path of variants.filter((variant) => !taken.has(variant))) {
      taken.set(path, post.file);
    }
    for (const problem of [addressProblem(address), takenBy && `is taken by ${takenBy}`]) {
      if (problem) {
        messages.push(
          `${slugLocation(post)}: the address ${address} ${problem}. Give the post another slug.`,
        );
      }
    }
  }
  return messages;
}
