import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ImportError} from '../ImportError.js';
import {filesOf} from '../addresses/exportedFiles.js';
import {createFileFinder} from '../addresses/findFiles.js';
import {postFinder} from '../addresses/findPosts.js';
import {moveAddresses, pathFrom} from '../addresses/moveAddresses.js';
import {planRedirects} from '../addresses/planRedirects.js';
import {bareHost} from '../addresses/resolveAddress.js';
import type {AddressContext} from '../addresses/resolveAddress.js';
import {listTest} from '../docusaurus/pageAddresses.js';
import {readOldSite} from '../oldAddresses/readOldSite.js';
import type {ExportedPost} from '../read/exportedPost.js';
import {splitFrontMatter} from '../read/frontMatter.js';
import {authorData} from '../read/inheritedFields.js';
import {privateReason} from '../read/privacy.js';
import {bringBlog} from './bringBlog.js';
import {composePost} from './composePost.js';
import {composePage, pageRoute} from './exportedPages.js';
import {addRedirects, collectAuthors, collectTags, redirectsIn} from './lists.js';
import type {Placed, PlanSettings} from './placePosts.js';
import {barePath, placePosts} from './placePosts.js';

export type ImportPlan = ReturnType<typeof planImport>;

/** Plans everything that an import writes, without writing any of it. */
export function planImport(settings: PlanSettings) {
  const {exported, folder, here} = settings;
  const {root, blog, route, baseUrl, markdown, ...target} = settings.site;
  const {docusaurus, files} = exported;
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const readHere = (file: string) => read(path.join(root, file));
  const readThere = (file: string) => read(path.join(folder, file));
  const exists = (file: string) => existsSync(path.join(root, file));
  const sources = exported.posts.map(({source}) => source);
  const site = readOldSite({files, read: readThere}, sources);
  const oldSite = settings.oldSites[0] ?? site.url;
  const oldHosts = new Set(
    [...settings.oldSites, site.url].flatMap((url) => (url ? [bareHost(url.host)] : [])),
  );
  const find = createFileFinder(files);
  const placed = placePosts(settings, site);
  const findPost = postFinder(placed);
  const tags = collectTags(readHere(target.tagsFile), target.tagsFile);
  const authors = collectAuthors(
    readHere(target.authorsFile),
    target.authorsFile,
    authorData(files, readThere),
  );
  if (settings.author !== undefined && !(settings.author in authors.all)) {
    throw new ImportError(
      `The author "${settings.author}" is not in ${target.authorsFile}; add an entry, or name another author.`,
      true,
    );
  }
  const copies = new Map<string, string>();
  const packages = new Set<string>();
  if (docusaurus !== undefined) {
    bringBlog(exported, placed, settings.site, readThere, {tags, authors, copies});
  }
  const tagPages = tags.permalinks().map((permalink) => `${route}/tags${permalink}`);
  const listPages = ['', '/archive', '/tags', '/authors'].map((name) => route + name);
  // Only the blog of a Docusaurus site is imported; links to other pages lead to the old site.
  const shared = docusaurus === undefined ? target.sharedPages : [];
  const pagesHere = new Set([...listPages, ...shared, ...tagPages]);
  const pageRoutes = new Set(settings.withPages ? exported.pages.map(pageRoute) : []);
  const feeds = new Set(['rss.xml', 'atom.xml', 'feed.json'].map((name) => `${route}/${name}`));
  const redirected = planRedirects(placed, {
    pages: [...target.pages, ...tagPages, ...here.map(({permalink}) => permalink)],
    redirects: redirectsIn(readHere(target.redirectsFile), target.redirectsFile),
    isList: listTest(route),
    host: oldSite?.host,
    baseUrl,
    isFile: (address) => existsSync(path.join(root, 'static', address)),
  });

  /** Returns the path on the old site of a page that a text names by the path of its source. */
  function findOldPage(from: string, address: string): string | undefined {
    const source = [pathFrom('/', `/${address}`).slice(1), pathFrom(from, address)].find(
      (file) => /\.(?:mdx?|markdown|html?)$/i.test(file) && files.includes(file),
    );
    try {
      const fields = source === undefined ? {} : splitFrontMatter(readThere(source)).fields;
      return source === undefined || privateReason(fields, source, settings.now) !== undefined
        ? undefined
        : site.addressOf({source, fields, date: undefined})?.path;
    } catch {
      return undefined;
    }
  }

  /** Returns the context of a text: its files, and the targets of its addresses. */
  function contextOf(
    from: Pick<Placed, 'post' | 'addresses' | 'isVisible'>,
    own: Pick<AddressContext, 'findFile' | 'bring' | 'bringForHtml'>,
  ): AddressContext {
    return {
      isVisible: from.isVisible,
      oldPath: from.addresses[0]?.path,
      keepsFiles: docusaurus !== undefined,
      findPost: (address) => findPost(from, address),
      findOldPage: (address) => findOldPage(from.post.source, address),
      findFile: own.findFile,
      bring: own.bring,
      bringForHtml: own.bringForHtml,
      isPage: (address) => pagesHere.has(barePath(address)) || pageRoutes.has(barePath(address)),
      isFeed: (address) => feeds.has(address),
      ...{oldSite, oldHosts, baseUrl},
    };
  }

  function compose(each: Placed) {
    const {source} = each.post;
    const place = docusaurus === undefined ? each.stem : path.posix.dirname(each.stem);
    const own = filesOf({exported, find, copies, source, blog, exists, folder: place});
    const composed = composePost(each, {
      ...{own, settings, tags, authors},
      addresses: contextOf(each, own),
      components: {
        ...{source, root, read: readThere, components: target.components},
        files: new Set(files),
        bringCode: own.bringCode,
      },
    });
    composed.packages.forEach((name) => packages.add(name));
    const redirects = redirected.redirects
      .filter(({to}) => to === each.permalink)
      .map(({from}) => `redirect from ${from}`);
    return {
      ...composed,
      changes: [...composed.changes, ...redirects],
      notes: [...composed.notes, ...redirected.notesOf(each)],
    };
  }

  /** Writes a page of the old site into `src/pages`, unless its address is taken. */
  function composeOwnPage(page: ExportedPost) {
    const address = pageRoute(page);
    const place = `src/pages${address}`;
    const own = filesOf({exported, find, copies, source: page.source, blog, exists, folder: place});
    const from = {post: page, addresses: [{path: address, rule: 'the page'}], isVisible: true};
    // In a page, `./` is the folder above `place`, so files go to `static`.
    const files = {...own, bring: own.bringForHtml};
    const {file, text, notes} = composePage(
      page,
      markdown,
      (body) => moveAddresses(body, 'md', contextOf(from, files)).text,
    );
    const planned = {source: page.source, file, text, notes};
    return target.pages.includes(address) && !exists(file)
      ? []
      : [{...planned, isDraft: false, appears: undefined, changes: []}];
  }

  const pages = settings.withPages ? exported.pages.flatMap(composeOwnPage) : [];
  const posts = placed.map(compose);
  here.forEach(({file}) => copies.delete(file));
  const withoutAuthor = placed.filter(({converted}) => converted.authors.length === 0);
  return {
    posts,
    pages,
    /** Missing packages that texts import; the texts build without them. */
    packages: [...packages].sort(),
    /** Files to copy: path in the export by path from the site's root. */
    copies,
    /** Lists of the blog as they will be, by path. */
    lists: {
      [target.tagsFile]: tags.text(),
      [target.authorsFile]: authors.text(),
      [target.redirectsFile]: addRedirects(
        readHere(target.redirectsFile),
        redirected.redirects,
        target.redirectsFile,
      ),
    },
    added: {
      tags: tags.count(),
      authors: authors.count(),
      redirects: redirected.redirects.length,
    },
    addressRules: redirected.addressRules,
    /** Number of posts without an author that got the default author, and its key. */
    withoutAuthor: {
      count: docusaurus === undefined && settings.author ? withoutAuthor.length : 0,
      author: settings.author,
    },
    /** Number of published posts whose old address is unknown. */
    withoutOldAddress: redirected.withoutOldAddress,
  };
}
