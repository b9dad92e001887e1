import path from 'node:path';
import {resolveMarkdownLinkPathname} from '@docusaurus/utils';
import {nearest} from '../../../lib/nearest';
import {ambiguousLinkProblem, linkMeaning} from '../../../lib/siteLinks';
import {localPath, malformation, stopsBuild} from './malformedAddress';
import type {Reference, TextFacts} from './readFacts';
import type {PageFile, Plugin, SiteMap} from './siteMap';
import {bare} from './siteMap';

/** A finding in a text; an error stops the build, a warning does not. */
export interface Finding {
  readonly line: number;
  readonly text: string;
  readonly isError: boolean;
}

export interface LinkContext {
  readonly site: SiteMap;
  /** Path of the text, relative to the root. */
  readonly file: string;
  /** Plugin that reads the file. */
  readonly plugin: Plugin;
  /** Address of its page; undefined for a partial that other pages import. */
  readonly address: string | undefined;
  /** Returns the ids of a page by its address; undefined if they are unknown. */
  readonly idsOf: (address: string) => ReadonlySet<string> | undefined;
  readonly redirects: ReadonlyMap<string, string>;
}

const FOLDERS: Readonly<Record<Plugin, string>> = {blog: 'blog', docs: '', pages: 'src/pages'};
const GENERATED = /^(?:blog\/(?:rss\.xml|atom\.xml|feed\.json)|sitemap\.xml|llms(?:-full)?\.txt)$/;
function resolveFile(pathname: string, {site, file, plugin}: LinkContext): PageFile | undefined {
  const sources = site.sources[plugin];
  const found = resolveMarkdownLinkPathname(pathname, {
    siteDir: '/',
    sourceFilePath: `/${file}`,
    contentPaths: {contentPath: `/${FOLDERS[plugin]}`, contentPathLocalized: ''},
    // Docusaurus returns the permalink found here. Returns the source path instead, to look up the page.
    sourceToPermalink: {has: (key: string) => sources.has(key), get: (key: string) => key} as never,
  });
  return found === null ? undefined : sources.get(found);
}

/** Explains why a link to a Markdown file leads nowhere. */
function fileProblem(pathname: string, context: LinkContext, page: PageFile | undefined): string {
  const {site, file, plugin} = context;
  if (page?.hidden) {
    return `leads to ${page.post.file}, which is ${page.hidden}; remove the link until it is shown`;
  }
  const target = path.posix.join(
    pathname.startsWith('/') ? FOLDERS[plugin] : path.posix.dirname(file),
    decodeURIComponent(pathname),
  );
  const other = site.pages.find(({post}) => post.file === target);
  if (other && !other.hidden) {
    return `leads to a file of another section; link to its address, ${withoutBase(other.address, site)}`;
  }
  const names = site.pages.filter((each) => each.plugin === plugin).map(({post}) => post.file);
  const guess = nearest(target, names);
  const fix = guess ? `did you mean ${guess}?` : 'link to another page, or remove the link';
  return site.exists(target)
    ? `leads to ${target}, which is not a page; ${fix}`
    : `leads to ${target}, which does not exist; ${fix}`;
}

export function withoutBase(address: string, {baseUrl}: SiteMap): string {
  return address.startsWith(baseUrl) ? `/${address.slice(baseUrl.length)}` : address;
}

/**
 * Checks the address of a page.
 *
 * @param link description of the link for the message, such as `the link /x`
 */
function pageProblem(
  link: string,
  pathname: string,
  syntax: Reference['syntax'],
  context: LinkContext,
): Omit<Finding, 'line'> | undefined {
  const {site, redirects} = context;
  const isError = syntax !== 'html';
  const address = bare(pathname, site.baseUrl);
  if (site.addresses.has(address)) {
    return undefined;
  }
  const below = withoutBase(address, site);
  const isFile = GENERATED.test(below.slice(1)) || site.exists(`static${below}`);
  if (isFile) {
    const fix = `write pathname://${below} for a file that is not a page`;
    return isError ? {text: `${link} is not a page; ${fix}`, isError} : undefined;
  }
  const moved = redirects.get(below);
  if (moved !== undefined) {
    return {text: `${link} leads to a page that has moved; link to ${moved}`, isError};
  }
  const lower = address.toLowerCase();
  const same = [...site.addresses.keys()].find((known) => known.toLowerCase() === lower);
  if (same !== undefined) {
    const text = `${link} differs from ${withoutBase(same, site)} in case; write it in the same case`;
    return {text, isError};
  }
  const hidden = site.pages.find((each) => each.hidden && each.address === address);
  if (hidden) {
    return {
      text: `${link} leads to ${hidden.post.file}, which is ${hidden.hidden}; remove the link until it is shown`,
      isError,
    };
  }
  const [folder = ''] = /^\/[^/]*/.exec(below) ?? [];
  const near = [...site.addresses.keys()].map((known) => withoutBase(known, site));
  const guess = nearest(
    below,
    near.filter((known) => known.startsWith(folder)),
  );
  const page = /^(.*)\.(?:md|html)$/.exec(address)?.[1];
  const fix =
    page !== undefined && site.addresses.has(page)
      ? `write ${withoutBase(page, site)}`
      : guess
        ? `did you mean ${guess}?`
        : 'link to another page, or remove the link';
  return {text: `no page has the address ${below}; ${fix}`, isError};
}

/** True if an address, including the base path, leads to a page or a file in `static/`. */
function leadsSomewhere(address: string, {addresses, baseUrl, exists}: SiteMap): boolean {
  return (
    addresses.has(bare(address, baseUrl)) ||
    (address.length > baseUrl.length && exists(`static/${address.slice(baseUrl.length)}`))
  );
}

/** Adds the base path to an address without one, as Docusaurus does. */
function withBase(pathname: string, syntax: Reference['syntax'], {baseUrl}: SiteMap): string {
  return syntax === 'html' || !pathname.startsWith('/') || pathname.startsWith(baseUrl)
    ? pathname
    : baseUrl + pathname.slice(1);
}

/** Decodes the name of a file. Names such as `50% done.png` cannot be decoded and are returned unchanged. */
export function decodedName(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** True if a file exists beside the text, in `static/` or below `@site/`. */
export function isFileOf(pathname: string, {site, file}: LinkContext): boolean {
  const name = decodedName(pathname);
  return site.exists(
    name.startsWith('@site/')
      ? name.slice('@site/'.length)
      : name.startsWith('/')
        ? `static${name}`
        : path.posix.join(path.posix.dirname(file), name),
  );
}

function checkLink(link: Reference, context: LinkContext): Omit<Finding, 'line'> | undefined {
  const {url, syntax} = link;
  const {site} = context;
  const malformed = malformation(url);
  if (malformed !== undefined) {
    return {text: `the link "${url}" ${malformed}`, isError: stopsBuild(link)};
  }
  if (url === '') {
    return syntax === 'inline'
      ? {text: 'a link has no address; write one, or remove the link', isError: true}
      : undefined;
  }
  const local = localPath(url);
  if (!local) {
    return undefined;
  }
  const {pathname, hash = ''} = local;
  const isMarkdown = syntax === 'inline' || syntax === 'defined';
  const name = `the link ${url}`;
  let target = pathname;
  if (isMarkdown && /\.mdx?$/i.test(pathname)) {
    const page = resolveFile(pathname, context);
    if (page === undefined || page.hidden) {
      return {text: `${name} ${fileProblem(pathname, context, page)}`, isError: true};
    }
    target = page.address;
  } else if (syntax === 'inline' && (pathname.startsWith('@site/') || /\.\w+$/.test(pathname))) {
    const isAsset = pathname.startsWith('@site/') || !/\.html$/.test(pathname);
    if (isAsset && isFileOf(pathname, context)) {
      return undefined;
    }
    if (pathname.startsWith('@site/')) {
      return {
        text: `${name} leads to a file that does not exist; fix the path, or remove the link`,
        isError: true,
      };
    }
    if (pathname.startsWith('./') || pathname.startsWith('../')) {
      return {
        text: `${name} leads to a file that does not exist; add the file, or remove the link`,
        isError: true,
      };
    }
  }
  if (context.address === undefined && !target.startsWith('/')) {
    return undefined;
  }
  if (syntax !== 'html' && target === pathname) {
    const meaning = linkMeaning(pathname, site.baseUrl, (each) => leadsSomewhere(each, site));
    if (meaning.kind === 'ambiguous') {
      return {text: ambiguousLinkProblem(url, meaning, site.baseUrl), isError: true};
    }
    target = meaning.to;
  }
  const based = withBase(target, syntax, site);
  const resolved = new URL(
    based || (context.address ?? ''),
    `https://x.example${context.address ?? '/'}`,
  );
  const to = decodeURI(resolved.pathname);
  if (target !== '') {
    const full = pathname.startsWith('/') ? '' : ` (${withoutBase(to, site)})`;
    const problem = pageProblem(name + full, to, syntax, context);
    if (problem) {
      return problem;
    }
  }
  const ids = hash === '' ? undefined : context.idsOf(bare(to, site.baseUrl));
  if (
    !ids ||
    ids.has(hash) ||
    ids.has(decodeURIComponent(hash)) ||
    hash.startsWith('user-content-')
  ) {
    return undefined;
  }
  const guess = nearest(decodeURIComponent(hash), ids);
  const fix = guess ? `did you mean #${guess}?` : 'link to a heading of that page, or to the page';
  const where = target === '' ? 'this page' : withoutBase(bare(to, site.baseUrl), site);
  return {text: `${name} names an anchor that ${where} does not have; ${fix}`, isError: false};
}

/** Checks the links of a text. */
export function linkProblems({links}: TextFacts, context: LinkContext): Finding[] {
  return links.flatMap((link) => {
    const found = checkLink(link, context);
    return found ? [{line: link.line, ...found}] : [];
  });
}
