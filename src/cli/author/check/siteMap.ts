import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileToPath} from '@docusaurus/utils';
import type {TagsFile} from '@docusaurus/utils';
import {pagesOff} from '../../../config/pagesOff';
import {isScheduled} from '../../../lib/dates';
import {derivePost, postPermalink, readTagsFile, resolveTags} from '../../../lib/derivePost';
import type {Owner} from '../../../lib/owner';
import type {PostFile} from '../../../lib/postFile';
import {parsePostFile} from '../../../lib/postFile';
import type {Content} from '../../../features/content-check/readContent';
import {filesBelow} from '../files';

/** Plugins that read Markdown. Each resolves links only to its own files. */
export type Plugin = 'blog' | 'docs' | 'pages';

/** A file that becomes a page. */
export interface PageFile {
  readonly post: PostFile;
  readonly plugin: Plugin;
  /** Address including the base path. */
  readonly address: string;
  /** Why the site does not show the page, worded to follow "which is". */
  readonly hidden?: string;
}

export interface SiteMap {
  readonly baseUrl: string;
  readonly pages: readonly PageFile[];
  /** Files by the address of their page; undefined for lists and components. */
  readonly addresses: ReadonlyMap<string, PageFile | undefined>;
  /** Pages of each plugin by their file, such as `@site/blog/a.md`. */
  readonly sources: Readonly<Record<Plugin, ReadonlyMap<string, PageFile>>>;
  /** True if a file exists at a path relative to the root. */
  readonly exists: (file: string) => boolean;
}

const SECTIONS = ['books', 'media', 'resume'];
const IS_PARTIAL = /(?:^|\/)_/;

const DRAFT = {hidden: 'a draft'};

export function isDraft({fields}: PostFile): boolean {
  return String(fields['draft']) === 'true';
}

function blogPages({posts}: Content, baseUrl: string, now: number): PageFile[] {
  return posts
    .filter(({problems}) => problems.length === 0)
    .map((post) => {
      const {date, slug} = derivePost(post);
      const isLater = date !== undefined && isScheduled(date, now);
      return {
        post,
        plugin: 'blog',
        address: postPermalink({slug}, baseUrl),
        ...(isDraft(post) ? DRAFT : isLater ? {hidden: `not shown before ${date}`} : {}),
      };
    });
}

/** Address of a section page: its slug, or the path of its file. */
function docAddress({file, fields: {slug}}: PostFile, baseUrl: string): string {
  const [, folder = '', name = ''] = /^(.*?)([^/]*)\.mdx?$/.exec(file) ?? [];
  const own = String(slug ?? name.replace(/^(?:index|readme)$/i, ''));
  const address = own.startsWith('/') ? own : folder + own;
  return baseUrl + address.replace(/^\/|\/$/g, '');
}

function docsPages(root: string, baseUrl: string): PageFile[] {
  return SECTIONS.flatMap((folder) => filesBelow(root, folder, /\.mdx$/))
    .filter((file) => !IS_PARTIAL.test(file))
    .map((file) => {
      const post = parsePostFile(file, readFileSync(path.join(root, file), 'utf8'));
      const address = docAddress(post, baseUrl);
      return {post, plugin: 'docs', address, ...(isDraft(post) ? DRAFT : {})};
    });
}

/** Returns the addresses of `src/pages`, with the files of Markdown pages. */
function ownPages(root: string, owner: Owner): [string, PageFile | undefined][] {
  const off = new Set(pagesOff(owner).map((name) => name.replace(/\/\*\*$/, '')));
  return filesBelow(root, 'src/pages', /\.(?:[jt]sx?|mdx?)$/)
    .map((file) => file.slice('src/pages/'.length))
    .filter((name) => !IS_PARTIAL.test(name) && !/\.(?:d|test)\.[jt]sx?$/.test(name))
    .filter((name) => !off.has(name) && !off.has(name.split('/')[0] ?? ''))
    .map((name) => {
      const file = `src/pages/${name}`;
      const isText = /\.mdx?$/.test(name);
      const post = isText
        ? parsePostFile(file, readFileSync(path.join(root, file), 'utf8'))
        : undefined;
      const slug = post?.fields['slug'] ?? fileToPath(name);
      const address = bare(owner.baseUrl + String(slug).replace(/^\//, ''), owner.baseUrl);
      return [address, post && {post, plugin: 'pages', address}];
    });
}

/** Removes trailing slashes, except that of the base path. */
export function bare(address: string, baseUrl: string): string {
  const short = address.replace(/\/+$/, '');
  return short === '' || `${short}/` === baseUrl ? baseUrl : short;
}

function listAddresses({lists}: Content, files: readonly PageFile[], baseUrl: string): string[] {
  // Without a prototype, because a tag may be named `constructor`.
  const tagsFile = Object.assign(Object.create(null), readTagsFile(lists.tags)) as TagsFile;
  const tags = files
    .filter(({plugin, hidden}) => plugin === 'blog' && hidden === undefined)
    .flatMap(({post}) => derivePost(post).tags)
    .filter((tag) => typeof tag === 'string' || typeof tag.permalink === 'string')
    .flatMap((tag) => resolveTags([tag], tagsFile, baseUrl));
  const sections = SECTIONS.filter((folder) =>
    files.some(({post}) => post.file.startsWith(`${folder}/`)),
  );
  const authors = Object.entries((lists.authors ?? {}) as Record<string, {page?: unknown} | null>);
  return [
    ...['', '/archive', '/tags', '/authors'].map((below) => `${baseUrl}blog${below}`),
    ...tags.map(({permalink}) => permalink),
    ...authors.flatMap(([key, author]) => {
      const {permalink = `/${key}`} = (author?.page ?? {}) as {permalink?: string};
      return author?.page ? [`${baseUrl}blog/authors/${permalink.replace(/^\//, '')}`] : [];
    }),
    ...sections.map((folder) => `${baseUrl}${folder}`),
    `${baseUrl}search`,
  ];
}

/** Lists all pages of the site, also hidden ones, and the addresses that a build would have. */
export function readSiteMap(root: string, content: Content, owner: Owner, now: number): SiteMap {
  const {baseUrl} = owner;
  const files = [...blogPages(content, baseUrl, now), ...docsPages(root, baseUrl)];
  const own = ownPages(root, owner);
  const addresses = new Map<string, PageFile | undefined>([
    ...listAddresses(content, files, baseUrl).map((address) => [address, undefined] as const),
    ...own,
    ...files
      .filter(({hidden}) => hidden === undefined)
      .map((page) => [decoded(page.address), page] as const),
  ]);
  const pages = [...files, ...own.flatMap(([, page]) => page ?? [])];
  const sourcesOf = (plugin: Plugin) =>
    new Map(
      pages
        .filter((page) => page.plugin === plugin)
        .map((page) => [`@site/${page.post.file}`, page]),
    );
  return {
    baseUrl,
    pages,
    addresses,
    sources: {blog: sourcesOf('blog'), docs: sourcesOf('docs'), pages: sourcesOf('pages')},
    exists: (file) => existsSync(path.join(root, file)),
  };
}

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
