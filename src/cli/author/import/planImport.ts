import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse, stringify} from 'yaml';
import {parseMarkdown} from '../../../lib/content-index/parseMarkdown';
import {derivePost, postPermalink} from '../../../lib/derivePost';
import {formatOf} from '../../../lib/markdownFormat';
import {addRedirects, authorShelf, tagShelf} from './lists';
import type {Redirect} from './lists';
import {asCommonMark} from './mdx/asCommonMark';
import {moveParts} from './mdxParts';
import {moveAddresses, pathFrom} from './moveAddresses';
import type {Note} from './notes';
import type {Placed, PlanSettings} from './placePosts';
import {barePath, placePosts, postFinder} from './placePosts';
import {readsDifferently} from './readsDifferently';
import type {Export} from './readExport';

export type ImportPlan = ReturnType<typeof planImport>;

/** Pages of the site at which links may point. */
const PAGES =
  /^\/(?:blog(?:\/(?:archive|tags|authors|(?:rss|atom)\.xml|feed\.json))?|chat|search|subscribe)?$/;

/** All texts within a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) {
    return Object.values(value).flatMap(textsIn);
  }
  return typeof value === 'string' ? [value] : [];
}

/** A file's name that is an address as it stands: front matter takes no other for a picture. */
function plainName(name: string): string {
  const {name: stem, ext} = path.posix.parse(name.normalize('NFKD').replace(/\p{M}/gu, ''));
  return `${stem.replace(/[^\w.]+/g, '-').replace(/^-+|-+$/g, '') || 'file'}${ext}`;
}

/** Where a file of a Docusaurus blog lies here; nothing for files elsewhere. */
function placeInBlog({docusaurus}: Export, file: string): string | undefined {
  const below = docusaurus === undefined ? '..' : path.posix.relative(docusaurus, file);
  return below.startsWith('../') || below === '..' ? undefined : `blog/${below}`;
}

/**
 * Finds the files that a post names, and notes where they are to be copied.
 *
 * @param copies path in the export by path here
 * @param folder of the post here, to which files of other folders come
 */
function filesOf(exported: Export, copies: Map<string, string>, source: string, folder: string) {
  const files = new Set(exported.files);
  const state = {hasFiles: false};
  const bringInto = (file: string, name: string): string => {
    state.hasFiles = true;
    copies.set(`${folder}/${name}`, file);
    return `./${name}`;
  };
  return {
    state,
    findFile(address: string): string | undefined {
      const below = pathFrom('/', address.replace(/^@site\//, '')).slice(1);
      // Engines keep in folders of these names what their pages name by a path from the root.
      return /^(?:\/|@site\/)/.test(address)
        ? [`static/${below}`, `public/${below}`, below].find((file) => files.has(file))
        : [pathFrom(source, address)].find((file) => files.has(file));
    },
    /** Gives the address that the file has from the post. */
    bring(file: string, address: string): string {
      const kept = address.startsWith('/')
        ? `static${pathFrom('/', address)}`
        : (placeInBlog(exported, file) ?? (address.startsWith('@site/') ? file : undefined));
      if (kept !== undefined) {
        copies.set(kept, file);
        return address;
      }
      const name = plainName(path.posix.basename(file));
      const isFree = [file, undefined].includes(copies.get(`${folder}/${name}`));
      return bringInto(file, isFree ? name : file.split('/').map(plainName).join('/'));
    },
    /** The same for a file of code, with those that it needs at the same paths from it. */
    bringCode([file = '', ...needs]: readonly string[]): string {
      if (placeInBlog(exported, file) !== undefined) {
        return `./${path.posix.relative(path.posix.dirname(source), file)}`;
      }
      needs.forEach((name) => bringInto(name, `_parts/${name}`));
      return bringInto(file, `_parts/${file}`);
    },
    /** The picture of a post as its front matter names it, if it came along or is elsewhere. */
    pictureOf(image: string): string | undefined {
      // WordPress' export as Markdown keeps the pictures of a post in a folder beside it.
      const address = [image, `/${image}`, `images/${image}`].find((each) => this.findFile(each));
      const file = address && this.findFile(address);
      return /^https?:\/\//.test(image) ? image : file && this.bring(file, address);
    },
  };
}

/** What an import would write; nothing is written yet. */
export function planImport(settings: PlanSettings) {
  const {exported, folder, root, here, oldSite, markdown} = settings;
  const {docusaurus, files} = exported;
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const readHere = (file: string) => read(path.join(root, file));
  const readThere = (file: string) => read(path.join(folder, file));
  const config = (parse(readThere('_config.yml')) ?? {}) as {readonly permalink?: string};
  const placed = placePosts(settings, config.permalink ?? 'date');
  const find = postFinder(placed);
  const labels = placed.flatMap(({post: {source: file, fields, body}, converted}) =>
    docusaurus === undefined
      ? converted.tags
      : derivePost({file, fields, body}).tags.filter((tag) => typeof tag === 'string'),
  );
  const tags = tagShelf(readHere('blog/tags.yml'), labels);
  const authors = authorShelf(readHere('blog/authors.yml'));
  const copies = new Map<string, string>();
  const redirects: Redirect[] = [];
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
  const pages = new Set([
    ...here.map((post) => postPermalink(derivePost(post), '/')),
    ...placed.map(({permalink}) => permalink),
  ]);
  const tagPages = new Set(tags.permalinks().map((permalink) => `/blog/tags${permalink}`));

  /** The front matter of a post that is written anew. */
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
    const {post, converted, stem, isDraft, addresses, permalink} = each;
    const {source, kind, head} = post;
    const keepsFiles = docusaurus !== undefined;
    const notes: Note[] = [...each.notes];
    const own = filesOf(exported, copies, source, keepsFiles ? path.posix.dirname(stem) : stem);
    let {body, format} = each;
    if (format === 'mdx') {
      try {
        const around = {source, files: new Set(files), read: readThere, root};
        const parts = moveParts(body, {...around, bringCode: own.bringCode});
        parseMarkdown(parts.text, 'mdx', markdown);
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
    const moved = moveAddresses(body, format, {
      source,
      post: each,
      keepsFiles,
      findPost: (address) => find(each, address),
      findFile: own.findFile,
      bring: own.bring,
      isPage: (address) => PAGES.test(barePath(address)) || tagPages.has(barePath(address)),
      oldSite,
      markdown,
    });
    notes.push(...moved.notes);
    if (each.isVisible) {
      const free = addresses.filter((from) => from !== '/' && !pages.has(from));
      redirects.push(...free.map((from) => ({from, to: permalink})));
      const taken = addresses.filter((from) => pages.has(from) && from !== permalink);
      notes.push(
        ...taken.map((from): Note => ({
          kind: 'address',
          text: `its old address ${from} belongs to another post here`,
        })),
      );
    }
    const fields = keepsFiles ? post.fields : {};
    const needsFormat =
      formatOf({file: `a.${kind}`, fields}, markdown) !== format &&
      readsDifferently(moved.text, markdown);
    // Replaces a format that the front matter of a Docusaurus post asks for.
    const restOfHead = head.replace(/^.*\n/, '').replace(/^mdx:.*\n(?:[ \t]+.*\n)*/m, '');
    const marked = `---\nmdx: {format: ${format}}\n${restOfHead || '---\n\n'}`;
    const image = converted.image && own.pictureOf(converted.image);
    if (converted.image && !image) {
      notes.push({
        kind: 'picture',
        text: `picture "${converted.image}" of the post is not in the folder; a cover is drawn instead`,
      });
    }
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
      /** What is another here than it was. */
      changes: [
        ...converted.renamed,
        ...(moved.count ? [`${moved.count} address(es) of links and pictures rewritten`] : []),
      ],
      /** What could not come over as it was. */
      notes,
    };
  }

  const posts = placed.map(compose);
  const redirected = addRedirects(readHere('blog/redirects.yml'), redirects);
  here.forEach(({file}) => copies.delete(file));
  return {
    posts,
    /** Packages that texts import and this site lacks; the texts build without them. */
    packages: [...packages].sort(),
    /** Files to copy: path in the export by path from the site's root. */
    copies,
    /** Lists of the blog as they will be, by path. */
    lists: {
      'blog/tags.yml': tags.text(),
      'blog/authors.yml': authors.text(),
      'blog/redirects.yml': redirected.text,
    },
    added: {tags: tags.count(), authors: authors.count(), redirects: redirected.count},
  };
}
