import type {TagsFile} from '@docusaurus/utils';
import {derivePost, postPermalink, resolveTags} from '../../lib/derivePost';
import {FEEDS} from '../../lib/paths';
import type {PostFile} from '../../lib/postFile';

/** Other pages below `/blog` whose addresses posts cannot have. */
export interface TakenAddresses {
  /** `blog/tags.yml`, parsed by `readTagsFile`. */
  readonly tagsFile?: TagsFile;
  /** Keys of `blog/authors.yml`. */
  readonly authors: readonly string[];
}

/** File and line of the slug, or only the file if the slug comes from its name. */
function placeOf({file, head}: PostFile): string {
  const line = head.split('\n').findIndex((text) => /^["']?slug["']?\s*:/.test(text));
  return line === -1 ? file : `${file}:${line + 2}`;
}

/** Normalizes an address, because the router and some file systems ignore case and Unicode form. */
function fold(address: string): string {
  return address.normalize('NFC').toLowerCase();
}

/** Returns all addresses that a page occupies: its own, and those of its HTML and Markdown files. */
function occupied(address: string): string[] {
  return [address, `${address.replace(/\.html?$/i, '')}.html`, `${address}.md`].map(fold);
}

/** Characters that end an address, escape others, or make the router match other addresses. */
const SIGNS = /[?#%\\()*:]|\p{Cc}/u;

function formProblem(post: PostFile, address: string): string | undefined {
  const segments = address.split('/');
  const [sign] = SIGNS.exec(address) ?? [];
  const fix = 'Give the post another slug.';
  if (sign !== undefined) {
    return `${placeOf(post)}: the address ${address} contains ${JSON.stringify(sign)}, which is not allowed in addresses of pages. ${fix}`;
  }
  if (segments.some((segment) => /^\.{1,2}$/.test(segment))) {
    return `${placeOf(post)}: the address ${address} has a segment of only dots, which browsers resolve as a folder. ${fix}`;
  }
  return /^index(?:\.html?)?$/i.test(segments.at(-1) ?? '')
    ? `${placeOf(post)}: the address ${address} ends in "index", which hosts take for the page of the folder. ${fix}`
    : undefined;
}

/** Descriptions of the pages that are not posts, by normalized address. */
function takenBy({tagsFile = {}, authors}: TakenAddresses): Map<string, string> {
  const tagPages = resolveTags(Object.keys(tagsFile), tagsFile, '/').map(
    ({key, permalink}) => [permalink, `the page of the tag "${key}" in blog/tags.yml`] as const,
  );
  const pages: (readonly [string, string])[] = [
    ['/blog', 'the list of posts'],
    ['/blog/archive', 'the archive'],
    ['/blog/authors', 'the list of authors'],
    ['/blog/tags', 'the list of tags'],
    ...FEEDS.map(({name, path}) => [`/${path}`, `the feed ${name}`] as const),
    ...authors.map(
      (key) => [`/blog/authors/${key}`, `the page of ${key} in blog/authors.yml`] as const,
    ),
    ...tagPages,
  ];
  return new Map(pages.flatMap(([page, name]) => occupied(page).map((each) => [each, name])));
}

/** Finds posts whose address is invalid or taken. */
export function addressProblems(posts: readonly PostFile[], others: TakenAddresses): string[] {
  const taken = takenBy(others);
  return (
    posts
      // Docusaurus refuses an empty slug.
      .filter(({fields}) => fields['slug'] !== '')
      .flatMap((post) => {
        const address = postPermalink(derivePost(post), '/').replace(/\/$/, '');
        const problem = formProblem(post, address);
        const own = occupied(address);
        const other = own.map((each) => taken.get(each)).find((name) => name !== undefined);
        own.filter((each) => !taken.has(each)).forEach((each) => taken.set(each, post.file));
        return [
          ...(problem ? [problem] : []),
          ...(other === undefined
            ? []
            : [
                `${placeOf(post)}: the address ${address} is taken by ${other}. Give the post another slug.`,
              ]),
        ];
      })
  );
}
