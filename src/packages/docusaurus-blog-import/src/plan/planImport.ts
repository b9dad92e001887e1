import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {usageError} from '../ImportError.js';
import {createFilePlanner} from '../addresses/planCopies.js';
import {createFileFinder} from '../addresses/findFiles.js';
import type {LinkingPost} from '../addresses/findPosts.js';
import {postFinder} from '../addresses/findPosts.js';
import {moveAddresses} from '../addresses/moveAddresses.js';
import {planRedirects} from '../addresses/planRedirects.js';
import {listMatcher} from '../docusaurus/pageAddresses.js';
import {readOldSite} from '../oldAddresses/readOldSite.js';
import type {ExportedPost} from '../read/exportedPost.js';
import {splitFrontMatter} from '../read/frontMatter.js';
import {authorData} from '../read/inheritedFields.js';
import {privateReason} from '../read/privacy.js';
import {decodeText} from '../read/readPost.js';
import {pathFrom} from '../text.js';
import {copyDocusaurusBlog} from './copyDocusaurusBlog.js';
import type {TextContext} from './composePost.js';
import {composeCopiedText, composePost} from './composePost.js';
import {composePage, pageRoute} from './exportedPages.js';
import {addRedirects, collectAuthors, collectTags, redirectsIn} from './lists.js';
import type {PlacedPost, PlanSettings} from './placePosts.js';
import {barePath, placePosts} from './placePosts.js';

/** Files that an import writes and copies, with data for its report. */
export type ImportPlan = ReturnType<typeof planImport>;

/** Plans everything that an import writes, without writing any of it. */
export function planImport(settings: PlanSettings) {
  const {exported, folder, existingPosts} = settings;
  const {root, blog, route, baseUrl, markdown, ...target} = settings.site;
  const {docusaurusFolder, files} = exported;
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const readFromSite = (file: string) => read(path.join(root, file));
  const readFromExport = (file: string) => {
    const full = path.join(folder, file);
    return existsSync(full) ? decodeText(full).text : '';
  };
  const exists = (file: string) => existsSync(path.join(root, file));
  const oldFiles = {files, read: readFromExport};
  const oldRules = readOldSite(oldFiles, exported.posts);
  const oldSites = [...settings.oldSites, ...(oldRules.url ? [oldRules.url] : [])];
  const oldBaseUrl = path.posix.join('/', exported.config?.baseUrl ?? oldRules.base ?? '', '/');
  const placed = placePosts(settings, oldRules);
  const findPost = postFinder(placed);
  const tags = collectTags(readFromSite(target.tagsFile), target.tagsFile);
  const authors = collectAuthors(
    readFromSite(target.authorsFile),
    target.authorsFile,
    authorData(oldFiles),
  );
  if (settings.author !== undefined && !(settings.author in authors.all)) {
    throw usageError(
      `The author "${settings.author}" is not in ${target.authorsFile}; add an entry, or name another author.`,
    );
  }
  const redirectsText = readFromSite(target.redirectsFile);
  const copies = new Map<string, string>();
  const allFiles = new Set(files);
  const fileSettings = {exported, find: createFileFinder(files), copies, blog, exists};
  if (docusaurusFolder !== undefined) {
    copyDocusaurusBlog(exported, placed, settings.site, readFromExport, {tags, authors}, copies);
  }
  const tagPages = tags.permalinks().map((permalink) => `${route}/tags${permalink}`);
  const listPages = ['', '/archive', '/tags', '/authors'].map((name) => route + name);
  // Links to shared pages, such as the home page, stay unchanged. From a Docusaurus blog, they lead to
  // the old site, whose other pages are not imported.
  const shared = docusaurusFolder === undefined ? target.sharedPages : [];
  const oldPages = settings.withPages ? exported.pages : [];
  const pagesHere = new Set([...listPages, ...shared, ...tagPages, ...oldPages.map(pageRoute)]);
  const isList = listMatcher(route);
  const {redirects, notesOf, addressRules, unknownAddressCount} = planRedirects(placed, {
    site: settings.site,
    pages: [...target.pages, ...tagPages, ...existingPosts.map(({permalink}) => permalink)],
    existingRedirects: redirectsIn(redirectsText, target.redirectsFile),
    host: oldSites[0]?.host,
  });

  /** Returns the path of a page on the old site if an address in a text refers to its source file. */
  function findOldPage(from: string, address: string): string | undefined {
    // The address may be relative to the folder of the old site or to the text.
    const fromSite = pathFrom('/', `/${address}`).slice(1);
    const source = [fromSite, pathFrom(from, address)].find(
      (file) => /\.(?:mdx?|markdown|html?)$/i.test(file) && files.includes(file),
    );
    if (source === undefined) {
      return undefined;
    }
    try {
      const {fields} = splitFrontMatter(readFromExport(source));
      return privateReason(fields, source, settings.now) === undefined
        ? oldRules.addressOf({source, fields, date: undefined})?.path
        : undefined;
    } catch {
      return undefined;
    }
  }

  /** @param newFolder folder on this site into which the files of the text are copied */
  function contextOf(from: LinkingPost, newFolder: string): TextContext {
    const {source} = from.post;
    return {
      ...createFilePlanner(fileSettings, source, newFolder, from.isVisible),
      isVisible: from.isVisible,
      oldPath: from.addresses[0]?.path,
      isDocusaurus: docusaurusFolder !== undefined,
      findPost: (address) => findPost(from, address),
      findOldPage: (address) => findOldPage(source, address),
      isPage: (address) => pagesHere.has(barePath(address)),
      isFeed: (address) => isList(address) && /\.(?:xml|json)$/.test(address),
      oldSites,
      oldBaseUrl,
      baseUrl,
      source,
      root,
      files: allFiles,
      read: readFromExport,
    };
  }

  function compose(each: PlacedPost) {
    const newFolder = docusaurusFolder === undefined ? each.stem : path.posix.dirname(each.stem);
    const composed = composePost(each, contextOf(each, newFolder), settings, {tags, authors});
    const toPost = redirects.filter(({to}) => to === each.permalink);
    return {
      ...composed,
      changes: [...each.changes, ...toPost.map(({from}) => `redirect from ${from}`)],
      notes: [...composed.notes, ...notesOf(each)],
    };
  }

  /** Composes a page of the old site for `src/pages`, unless another file has its address. */
  function composeExportedPage(page: ExportedPost) {
    const {source} = page;
    const address = pageRoute(page);
    const from = {post: page, addresses: [{path: address, rule: 'the page'}], isVisible: true};
    const context = contextOf(from, `src/pages${address}`);
    // In `src/pages/a.md`, `./` would not lead to `src/pages/a/`, so files go to `static/`.
    const pageContext = {...context, planCopy: context.planCopyForHtml};
    const rewriteAddresses = (body: string) =>
      moveAddresses(body, 'md', pageContext, markdown).text;
    const composed = composePage(page, markdown, rewriteAddresses);
    return target.pages.includes(address) && !exists(composed.file)
      ? []
      : [{...composed, source, isDraft: false, publishDay: undefined, changes: []}];
  }

  /** Composes a copied text; one that cannot be parsed is copied as it is. */
  function composeCopy([to, file]: readonly [to: string, file: string]) {
    const from = {post: {source: file}, addresses: [], isVisible: true};
    try {
      const context = contextOf(from, path.posix.dirname(to));
      return [[to, composeCopiedText(to, readFromExport(file), context, markdown)] as const];
    } catch {
      return [];
    }
  }

  const pages = oldPages.flatMap(composeExportedPage);
  const posts = placed.map(compose);
  // Existing posts are not overwritten. Without these copies, the report does not list them as different
  // either.
  existingPosts.forEach(({file}) => copies.delete(file));
  const texts = [...copies].filter(
    ([to, file]) => /\.mdx?$/.test(file) && to.startsWith(`${blog}/`),
  );
  const anonymous = placed.filter(({converted}) => converted.authors.length === 0);
  return {
    posts,
    pages,
    /** Packages that texts import and the site lacks; the texts build without them. */
    packages: [...new Set(posts.flatMap(({packages}) => packages))].sort(),
    /** Files to copy: paths in the export, by path on this site. */
    copies,
    /** New texts of those copied files that contain Markdown, by path on this site. */
    copiedTexts: new Map(texts.flatMap(composeCopy)),
    /** New texts of the lists of tags, authors and redirects, by path. */
    lists: {
      [target.tagsFile]: tags.text(),
      [target.authorsFile]: authors.text(),
      [target.redirectsFile]: addRedirects(redirectsText, redirects, target.redirectsFile),
    },
    added: {tags: tags.count(), authors: authors.count(), redirects: redirects.length},
    addressRules,
    unknownAddressCount,
    /** Number of posts without an author; 0 for a Docusaurus blog, whose posts keep their front matter. */
    anonymousCount: docusaurusFolder === undefined ? anonymous.length : 0,
    author: settings.author,
  };
}
