import {normalizeUrl} from '@docusaurus/utils';
import type {TagsFile} from '@docusaurus/utils';
import {derivePost, postPermalink} from '../../lib/derivePost';
import {FEEDS} from '../../lib/paths';
import {fieldLine} from '../../lib/postFile';
import type {PostFile} from '../../lib/postFile';

/** Tags and authors. Their pages below `/blog` have addresses that posts cannot have. */
export interface TagsAndAuthors {
  /** `blog/tags.yml`, parsed by `readTagsFile`. */
  readonly tagsFile?: TagsFile;
  /** Keys of `blog/authors.yml`. */
  readonly authors: readonly string[];
}

/** Returns `file:line` of the slug, or only the file if the slug comes from the file's name. */
function placeOf(post: PostFile): string {
  return 'slug' in post.fields ? `${post.file}:${fieldLine(post, ['slug'])}` : post.file;
}

/** Normalizes an address, because the router and some file systems ignore case and Unicode form. */
function fold(address: string): string {
  return address.normalize('NFC').toLowerCase();
}

/** Returns all addresses that a page occupies: its own, and those of its HTML and Markdown files. */
function occupied(address: string): string[] {
  return [address, `${address.replace(/\.html?$/i, '')}.html`, `${address}.md`].map(fold);
}

/** Characters that end the path of a URL, begin an escape, or are wildcards of the router. */
const INVALID_CHARACTERS = /[?#%\\()*:]|\p{Cc}/u;

/** Returns what is wrong with the characters or segments of an address. */
function syntaxProblem(address: string): string | undefined {
  const segments = address.split('/');
  const [invalid] = INVALID_CHARACTERS.exec(address) ?? [];
  if (invalid !== undefined) {
    return `contains ${JSON.stringify(invalid)}, which is not allowed in page addresses`;
  }
  if (segments.some((segment) => /^\.{1,2}$/.test(segment))) {
    return 'has a segment "." or "..", which browsers resolve as a folder';
  }
  return /^index(?:\.html?)?$/i.test(segments.at(-1) ?? '')
    ? 'ends in "index", which hosts treat as the page of the folder itself'
    : undefined;
}

/** Returns descriptions of the pages that are not posts, by normalized address. */
function otherPages({tagsFile = {}, authors}: TagsAndAuthors): Map<string, string> {
  const pages: (readonly [string, string])[] = [
    ['/blog', 'the list of posts'],
    ['/blog/archive', 'the archive'],
    ['/blog/authors', 'the list of authors'],
    ['/blog/tags', 'the list of tags'],
    ...FEEDS.map(({name, path}) => [`/${path}`, `the feed ${name}`] as const),
    ...authors.map(
      (key) => [`/blog/authors/${key}`, `the page of ${key} in blog/authors.yml`] as const,
    ),
    ...Object.entries(tagsFile).map(
      ([key, {permalink}]) =>
        [
          normalizeUrl(['/blog/tags', permalink]),
          `the page of the tag "${key}" in blog/tags.yml`,
        ] as const,
    ),
  ];
  return new Map(pages.flatMap(([page, name]) => occupied(page).map((address) => [address, name])));
}

/** Returns a message for each post whose address is invalid or already taken. */
export function addressProblems(
  posts: readonly PostFile[],
  tagsAndAuthors: TagsAndAuthors,
): string[] {
  /** Descriptions of other pages, and files of posts, by the addresses that they occupy. */
  const taken = otherPages(tagsAndAuthors);
  const messages: string[] = [];
  // Docusaurus itself refuses an empty slug.
  for (const post of posts.filter(({fields}) => fields['slug'] !== '')) {
    const address = postPermalink(derivePost(post), '/').replace(/\/$/, '');
    const variants = occupied(address);
    const takenBy = variants.map((path) => taken.get(path)).find((name) => name !== undefined);
    for (const path of variants.filter((variant) => !taken.has(variant))) {
      taken.set(path, post.file);
    }
    for (const problem of [syntaxProblem(address), takenBy && `is taken by ${takenBy}`]) {
      if (problem) {
        messages.push(
          `${placeOf(post)}: the address ${address} ${problem}. Give the post another slug.`,
        );
      }
    }
  }
  return messages;
}
