import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse, stringify} from 'yaml';
import {parseMarkdown} from '../parseMarkdown';
import {derivePost, postPermalink} from '../../../lib/derivePost';
import {formatOf} from '../../../lib/markdownFormat';
import {filesOf, placeInBlog} from './exportedFiles';
import {createFileFinder} from './findFiles';
import {postFinder} from './findPosts';
import {addRedirects, authorShelf, redirectsIn, tagShelf} from './lists';
import {asCommonMark} from './mdx/asCommonMark';
import {moveParts} from './mdxParts';
import {moveAddresses, pathFrom} from './moveAddresses';
import type {Note} from './notes';
import type {Placed, PlanSettings} from './placePosts';
import {barePath, idsOf, placePosts} from './placePosts';
import type {ExportedPost} from './exportedPost';
import {planRedirects} from './planRedirects';
import {readOldSite} from './oldAddresses/readOldSite';
import {bareHost, movePicture} from './resolveAddress';
import type {Surroundings} from './resolveAddress';
import {composePage, pageRoute} from './exportedPages';
import {readsDifferently} from './readsDifferently';

export type ImportPlan = ReturnType<typeof planImport>;

/** Pages of the site at which links may point. */
const PAGES = /^\/(?:blog(?:\/(?:archive|tags|authors))?|chat|search|subscribe)?$/;
/** Same for a Docusaurus site: only its blog comes along. */
const BLOG_PAGES = /^\/blog(?:\/(?:archive|tags|authors))?$/;

/** All texts within a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) {
    return Object.values(value).flatMap(textsIn);
  }
  return typeof value === 'string' ? [value] : [];
}

/** Plans everything that an import writes, without writing any of it. */
export function planImport(settings: PlanSettings) {
  const {exported, folder, root, here, markdown} = settings;
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
  const labels = placed.flatMap(({post: {source: file, fields, body}, converted}) =>
    docusaurus === undefined
      ? converted.tags
      : derivePost({file, fields, body}).tags.filter((tag) => typeof tag === 'string'),
  );
  const tags = tagShelf(readHere('blog/tags.yml'), labels);
  const authors = authorShelf(readHere('blog/authors.yml'));
  const copies = new Map<string, string>();
  const exists = (file: string) => existsSync(path.join(root, file));
  const packages = new Set<string>();

  /** Lists, pictures and parts of a Docusaurus blog come along beside its posts. */
  function bringBlog(blog: string): void {
    const list = (name: string) =>
      Object.entries((parse(readThere(path.join(blog, name))) ?? {}) as Record<string, unknown>);
    list('tags.yml').forEach(([key, entry]) => tags.add(key, entry));
    list('authors.yml').forEach(([key, entry]) => authors.add(key, entry));
    labels.forEach(tags.addInline);
    // Pictures of posts and authors, which the front matter and the list name.
    for (const address of textsIn([list('authors.yml'), placed.map(({post}) => post.fields)])) {
      const file = `static${pathFrom('/', address)}`;
      if (address.startsWith('/') && files.includes(file)) {
        copies.set(file, file);
      }
    }
    const posts = new Set(placed.map(({post}) => post.source));
    for (const file of files.filter((each) => !posts.has(each))) {
      const target = placeInBlog(exported, file);
      if (target !== undefined && !/^blog\/(?:tags|authors)\.ya?ml$/.test(target)) {
        copies.set(target, file);
      }
    }
  }

  if (docusaurus !== undefined) {
    bringBlog(docusaurus);
  }
  const tagPages = new Set(tags.permalinks().map((permalink) => `/blog/tags${permalink}`));
  const redirected = planRedirects(placed, {
    pages: [
      ...settings.pages,
      ...tagPages,
      ...here.map((post) => postPermalink(derivePost(post), '/')),
    ],
    redirects: redirectsIn(readHere('blog/redirects.yml')),
    host: oldSite?.host,
    baseUrl: settings.baseUrl,
    isFile: (address) => existsSync(path.join(root, 'static', address)),
  });

  /** Front matter of a post that comes from another engine. */
  function headOf({converted, slug, date, isDraft}: Placed, image?: string, mdx?: object): string {
    const keys = converted.authors.map(({name, fields}) => authors.keyOf(name, fields));
    const labels = [...new Set(converted.tags.map(tags.keyOf))];
    const {title, description, ...rest} = converted.fields;
    const head = {
      ...{title, description, slug, date},
      authors: keys.length > 0 ? keys : authors.first && [authors.first],
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
      ...{exported, find: findFile, copies, source, exists},
      folder: keepsFiles ? path.posix.dirname(stem) : stem,
    });
    let {body, format} = each;
    if (format === 'mdx') {
      try {
        const around = {source, files: new Set(files), read: readThere, root};
        const parts = moveParts(body, {...around, bringCode: own.bringCode});
        parseMarkdown(parts.text, 'mdx', markdown);
        if (settings.plain?.has(source)) {
          throw new Error('the build would fail on it');
        }
        body = parts.text;
        notes.push(...parts.notes);
        parts.packages.forEach((name) => packages.add(name));
      } catch (error) {
        format = 'md';
        const plain = asCommonMark(body);
        body = plain.text;
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
      isPage: (address) =>
        (docusaurus === undefined ? PAGES : BLOG_PAGES).test(barePath(address)) ||
        tagPages.has(barePath(address)),
      ...{oldSite, oldHosts, baseUrl: settings.baseUrl},
    };
    const moved = moveAddresses(body, format, around, markdown);
    notes.push(...moved.notes);
    notes.push(...redirected.notesOf(each));
    const fields = keepsFiles ? post.fields : {};
    const needsFormat =
      formatOf({file: `a.${kind}`, fields}, markdown) !== format &&
      readsDifferently(moved.text, markdown);
    // Replaces a format that the front matter of a Docusaurus post asks for.
    const restOfHead = head.replace(/^.*\n/, '').replace(/^mdx:.*\n(?:[ \t]+.*\n)*/m, '');
    const marked = `---\nmdx: {format: ${format}}\n${restOfHead || '---\n\n'}`;
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
    const route = pageRoute(page);
    const own = filesOf({
      ...{exported, find: findFile, copies, source: page.source, exists},
      folder: `src/pages${route}`,
    });
    const move = (text: string) =>
      moveAddresses(text, 'md', {
        post: {
          permalink: route,
          isVisible: true,
          anchors: () => idsOf({format: 'md', body: text}, markdown),
        },
        oldPath: route,
        keepsFiles: false,
        findPost: (address) =>
          find({post: page, addresses: [{path: route, rule: 'the page'}]}, address),
        ...own,
        // Files beside a page are not found from its address.
        bring: own.bringForHtml,
        isPage: (address) => PAGES.test(barePath(address)) || pageRoutes.has(barePath(address)),
        ...{oldSite, oldHosts, baseUrl: settings.baseUrl},
      }).text;
    const {file, text, notes} = composePage(page, markdown, move);
    const isTaken = settings.pages.includes(route) && !exists(file);
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
      'blog/tags.yml': tags.text(),
      'blog/authors.yml': authors.text(),
      'blog/redirects.yml': addRedirects(readHere('blog/redirects.yml'), redirected.redirects),
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
        docusaurus === undefined && authors.first !== undefined
          ? placed.filter(({converted}) => converted.authors.length === 0).length
          : 0,
      author: authors.first,
    },
    /** Published posts whose old address is unknown. */
    withoutOldAddress: redirected.withoutOldAddress,
  };
}
