import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import {parseMarkdown} from '../docusaurus/parseMarkdown.js';
import {withoutMdx1Syntax} from '../docusaurus/mdx1Syntax.js';
import {ImportError} from '../ImportError.js';
import {listTest} from '../docusaurus/pageAddresses.js';
import {formatOf} from '../docusaurus/types.js';
import {filesOf} from '../addresses/exportedFiles.js';
import {createFileFinder} from '../addresses/findFiles.js';
import {postFinder} from '../addresses/findPosts.js';
import {bringBlog, inlineTags} from './bringBlog.js';
import {addRedirects, collectAuthors, collectTags, redirectsIn} from './lists.js';
import {asCommonMark} from '../mdx/asCommonMark.js';
import {moveComponents} from '../mdx/moveComponents.js';
import {moveAddresses} from '../addresses/moveAddresses.js';
import type {Note} from '../report/notes.js';
import type {Placed, PlanSettings} from './placePosts.js';
import {barePath, idsOf, placePosts} from './placePosts.js';
import type {ExportedPost} from '../read/exportedPost.js';
import {planRedirects} from '../addresses/planRedirects.js';
import {withField} from '../read/head.js';
import {readOldSite} from '../oldAddresses/readOldSite.js';
import {bareHost, movePicture} from '../addresses/resolveAddress.js';
import type {Surroundings} from '../addresses/resolveAddress.js';
import {composePage, pageRoute} from './exportedPages.js';
import {readsDifferently} from '../docusaurus/readsDifferently.js';

export type ImportPlan = ReturnType<typeof planImport>;

/** Plans everything that an import writes, without writing any of it. */
export function planImport(settings: PlanSettings) {
  const {exported, folder, here} = settings;
  const {root, blog, route, baseUrl, markdown, ...target} = settings.site;
  const {docusaurus, files} = exported;
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const readHere = (file: string) => read(path.join(root, file));
  const readThere = (file: string) => read(path.join(folder, file));
  const site = readOldSite(
    {files, read: readThere},
    exported.posts.map(({source}) => source),
  );
  const oldSite = settings.oldSites[0] ?? site.url;
  const oldHosts = new Set(
    [...settings.oldSites, site.url].flatMap((url) => (url ? [bareHost(url.host)] : [])),
  );
  const findFile = createFileFinder(files);
  const placed = placePosts(settings, site);
  const find = postFinder(placed);
  const labels = placed.flatMap(({post: {fields}, converted}) =>
    docusaurus === undefined ? converted.tags : inlineTags(fields['tags']),
  );
  const tags = collectTags(readHere(target.tagsFile), labels, target.tagsFile);
  const authors = collectAuthors(readHere(target.authorsFile), target.authorsFile);
  if (settings.author !== undefined && !(settings.author in authors.all)) {
    throw new ImportError(
      `The author "${settings.author}" is not in ${target.authorsFile}; add an entry, or name another author.`,
      true,
    );
  }
  const copies = new Map<string, string>();
  const exists = (file: string) => existsSync(path.join(root, file));
  const packages = new Set<string>();

  if (docusaurus !== undefined) {
    bringBlog(exported, placed, settings.site, readThere, {tags, authors, copies});
  }
  const tagPages = new Set(tags.permalinks().map((permalink) => `${route}/tags${permalink}`));
  const listPages = new Set(['', '/archive', '/tags', '/authors'].map((name) => route + name));
  const feeds = new Set(['rss.xml', 'atom.xml', 'feed.json'].map((name) => `${route}/${name}`));
  const isFeed = (address: string) => feeds.has(address);
  // Only the blog of a Docusaurus site is imported.
  const shared = new Set(docusaurus === undefined ? target.sharedPages : []);
  const isPage = (address: string) => listPages.has(address) || shared.has(address);
  const redirected = planRedirects(placed, {
    pages: [...target.pages, ...tagPages, ...here.map(({permalink}) => permalink)],
    redirects: redirectsIn(readHere(target.redirectsFile), target.redirectsFile),
    isList: listTest(route),
    host: oldSite?.host,
    baseUrl,
    isFile: (address) => existsSync(path.join(root, 'static', address)),
  });

  /** Front matter of a post that comes from another engine. */
  function headOf({converted, slug, date, isDraft}: Placed, image?: string, mdx?: object): string {
    const keys = converted.authors.map(({name, fields}) => authors.keyOf(name, fields));
    const labels = [...new Set(converted.tags.map(tags.keyOf))];
    const {title, description, ...rest} = converted.fields;
    const head = {
      ...{title, description, slug, date},
      authors: keys.length > 0 ? keys : settings.author && [settings.author],
      tags: labels.length > 0 ? labels : undefined,
      ...{image, mdx, draft: isDraft || undefined},
      ...rest,
    };
    return `---\n${stringify(head, {lineWidth: 0})}---\n\n`;
  }

  function compose(each: Placed) {
    const {post, converted, stem, isDraft} = each;
    const {source, kind, head} = post;
    const keepsFiles = docusaurus !== undefined;
    const notes: Note[] = [...each.notes];
    const own = filesOf({
      ...{exported, find: findFile, copies, source, blog, exists},
      folder: keepsFiles ? path.posix.dirname(stem) : stem,
    });
    let {format} = each;
    const modern = (text: string) =>
      markdown.mdx1Compat === false ? withoutMdx1Syntax(text, format) : text;
    let body = modern(each.body);
    const isModernized = body !== each.body;
    if (format === 'mdx') {
      try {
        const {components} = target;
        const around = {source, files: new Set(files), read: readThere, root, components};
        const parts = moveComponents(body, {...around, bringCode: own.bringCode});
        parseMarkdown(parts.text, 'mdx', markdown);
        if (settings.plain?.has(source)) {
          throw new Error('the build would fail on it');
        }
        body = parts.text;
        notes.push(...parts.notes);
        parts.packages.forEach((name) => packages.add(name));
      } catch (error) {
        format = 'md';
        const plain = asCommonMark(each.body);
        body = modern(plain.text);
        notes.push(...plain.notes, {
          kind: 'text',
          text: `is not valid MDX (${(error as Error).message}); it is read as plain Markdown`,
        });
      }
    }
    const around: Surroundings = {
      post: each,
      oldPath: each.addresses[0]?.path,
      keepsFiles,
      findPost: (address) => find(each, address),
      ...own,
      isPage: (address) => isPage(barePath(address)) || tagPages.has(barePath(address)),
      ...{isFeed, oldSite, oldHosts, baseUrl},
    };
    const moved = moveAddresses(body, format, around, markdown);
    notes.push(...moved.notes);
    notes.push(...redirected.notesOf(each));
    const fields = keepsFiles ? post.fields : {};
    const needsFormat =
      formatOf({file: `a.${kind}`, fields}, markdown) !== format &&
      readsDifferently(moved.text, markdown);
    const marked = withField(head, `mdx: {format: ${format}}`, ['mdx']);
    const image = movePicture(converted.image, around, (note) => void notes.push(note));
    return {
      source,
      /** Path from the site's root. */
      file: `${stem}${own.state.hasFiles && !keepsFiles ? '/index' : ''}.${kind}`,
      // The front matter of a Docusaurus post stays to the letter.
      text: keepsFiles
        ? (needsFormat ? marked : head) + moved.text
        : `${headOf(each, image, needsFormat ? {format} : undefined)}${moved.text.trim()}\n`,
      isDraft,
      /** The day (YYYY-MM-DD) on which a post of a later day is shown. */
      appears: isDraft || each.isVisible ? undefined : each.date,
      /** Changes that the author need not look at. */
      changes: [
        ...converted.renamed,
        ...(isModernized ? ['syntax of MDX 1 rewritten'] : []),
        ...(moved.count
          ? [
              `${moved.count} ${moved.count === 1 ? 'address' : 'addresses'} of links and pictures rewritten`,
            ]
          : []),
      ],
      /** Things that the author should look at. */
      notes,
    };
  }

  /** A page of the old site, in `src/pages`. */
  function composeOwnPage(page: ExportedPost) {
    const address = pageRoute(page);
    const own = filesOf({
      ...{exported, find: findFile, copies, source: page.source, blog, exists},
      folder: `src/pages${address}`,
    });
    const move = (text: string) =>
      moveAddresses(text, 'md', {
        post: {
          permalink: address,
          isVisible: true,
          anchors: () => idsOf({format: 'md', body: text}, markdown),
        },
        oldPath: address,
        keepsFiles: false,
        findPost: (target) =>
          find({post: page, addresses: [{path: address, rule: 'the page'}]}, target),
        ...own,
        // Files beside a page are not found from its address.
        bring: own.bringForHtml,
        isPage: (target) => isPage(barePath(target)) || pageRoutes.has(barePath(target)),
        ...{isFeed, oldSite, oldHosts, baseUrl},
      }).text;
    const {file, text, notes} = composePage(page, markdown, move);
    const isTaken = target.pages.includes(address) && !exists(file);
    return isTaken
      ? []
      : [{source: page.source, file, text, notes, isDraft: false, appears: undefined, changes: []}];
  }

  const pageRoutes = new Set(settings.withPages ? exported.pages.map(pageRoute) : []);
  const pages = settings.withPages ? exported.pages.flatMap(composeOwnPage) : [];
  const posts = placed.map(compose);
  here.forEach(({file}) => copies.delete(file));
  return {
    posts,
    /** Pages of the old site; those whose address is taken are left out. */
    pages,
    /** Packages that texts import and this site lacks; the texts build without them. */
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
    /** Posts that name no author, and the author who was put in. */
    withoutAuthor: {
      count:
        docusaurus === undefined && settings.author !== undefined
          ? placed.filter(({converted}) => converted.authors.length === 0).length
          : 0,
      author: settings.author,
    },
    /** Published posts whose old address is unknown. */
    withoutOldAddress: redirected.withoutOldAddress,
  };
}
