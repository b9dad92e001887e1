import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse, stringify} from 'yaml';
import type {MarkdownFormat} from '../../../lib/content-index/parseMarkdown';
import {formatOf, parseMarkdown} from '../../../lib/content-index/parseMarkdown';
import {derivePost, postPermalink} from '../../../lib/derivePost';
import type {PostFile} from '../../../lib/postFile';
import {parsePostFile} from '../../../lib/postFile';
import {applyEdits} from '../changes';
import type {Redirect} from './lists';
import {EntryList, addRedirects, addTag, authorKey, tagAddresses, tagKey} from './lists';
import {ModuleFinder, partEdits} from './mdxParts';
import {addressEdits} from './moveAddresses';
import type {Placed} from './placePosts';
import {barePath, pathFrom, placePosts, postFinder} from './placePosts';
import {PostFiles, inDocusaurus} from './postFiles';
import type {Export} from './readExport';

export interface PlannedPost {
  readonly source: string;
  /** Path from the site's root. */
  readonly file: string;
  readonly text: string;
  readonly isDraft: boolean;
  /** What is another here than it was. */
  readonly changes: readonly string[];
  /** What could not come over as it was. */
  readonly notes: readonly string[];
}

export interface ImportPlan {
  readonly posts: readonly PlannedPost[];
  /** Files to copy: path from the site's root by path in the export. */
  readonly copies: ReadonlyMap<string, string>;
  /** Lists of the blog as they will be, by path. */
  readonly lists: Readonly<Record<string, string>>;
  readonly added: {readonly tags: number; readonly authors: number; readonly redirects: number};
}

export interface PlanSettings {
  readonly exported: Export;
  /** Posts that are here already. */
  readonly here: readonly PostFile[];
  readonly root: string;
  /** Text of a file of the site; '' where there is none. */
  readonly readHere: (file: string) => string;
  readonly oldSite: URL | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
}

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

/** A front matter that says that its text is plain Markdown, the rest of it to the letter. */
function markPlain(head: string): string {
  const format = 'mdx: {format: md}\n';
  return head ? head.replace(/^---[ \t]*\n/, `---\n${format}`) : `---\n${format}---\n\n`;
}

/** What an import would write; nothing is written yet. */
export function planImport(settings: PlanSettings): ImportPlan {
  const {exported, here, root, readHere, oldSite} = settings;
  const {folder, docusaurus, files} = exported;
  const readThere = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const placed = placePosts(settings);
  const find = postFinder(placed);
  const modules = new ModuleFinder(folder, root);
  const tags = new EntryList(readHere('blog/tags.yml'));
  const authors = new EntryList(readHere('blog/authors.yml'));
  const copies = new Map<string, string>();
  const redirects: Redirect[] = [];
  if (docusaurus !== undefined) {
    bringBlog(docusaurus);
  }
  const pages = new Set([
    ...here.map((post) => postPermalink(derivePost(post), '/')),
    ...placed.map(({permalink}) => permalink),
  ]);
  const tagPages = new Set(tagAddresses(tags).map((permalink) => `/blog/tags${permalink}`));

  /** What comes along from a Docusaurus blog beside its posts: lists, and all files of its folder. */
  function bringBlog(blog: string): void {
    const list = (name: string): Record<string, unknown> => {
      const file = path.posix.join(blog, name);
      return files.has(file) ? ((parse(readThere(file)) ?? {}) as Record<string, unknown>) : {};
    };
    const [theirTags, theirAuthors] = [list('tags.yml'), list('authors.yml')];
    Object.entries(theirTags).forEach(([key, entry]) => addTag(tags, key, entry));
    Object.entries(theirAuthors).forEach(([key, entry]) => authors.add(key, entry));
    for (const {post} of placed) {
      const named = derivePost(parsePostFile(post.source, readThere(post.source))).tags;
      named.forEach((tag) => typeof tag === 'string' && addTag(tags, tag, undefined));
    }
    const posts = new Set(placed.map(({post}) => post.source));
    const named = [theirAuthors, placed.map(({post}) => post.fields)]
      .flatMap(textsIn)
      .filter((address) => address.startsWith('/'))
      .map((address) => `static${pathFrom('/', address)}`);
    const beside = [...files].filter((file) => file.startsWith(blog && `${blog}/`));
    for (const file of [...named.filter((each) => files.has(each)), ...beside]) {
      const target = inDocusaurus(file, exported) ?? file;
      if (!posts.has(file) && !/^blog\/(?:tags|authors)\.ya?ml$/.test(target)) {
        copies.set(file, target);
      }
    }
  }

  /** The picture of a post as its front matter names it, if it came along or is elsewhere. */
  function pictureOf(image: string | undefined, own: PostFiles, note: (line: string) => void) {
    if (image === undefined || /^https?:\/\//.test(image)) {
      return image;
    }
    // WordPress' export as Markdown keeps the pictures of a post in a folder beside it.
    const places = [image, `/${image}`, `images/${image}`];
    const address = places.find((place) => own.find(place) !== undefined) ?? image;
    const file = own.find(address);
    if (file === undefined) {
      note(`picture "${image}" of the post is not in the folder; a cover is drawn instead`);
    }
    return file === undefined ? undefined : own.bring(file, address);
  }

  /** Redirects from the addresses of a post that are free. */
  function redirectTo(each: Placed, note: (line: string) => void): void {
    for (const from of each.isVisible ? each.addresses : []) {
      if (!pages.has(from) && from !== '/') {
        redirects.push({from, to: each.permalink});
      } else if (from !== each.permalink && from !== '/') {
        note(`its old address ${from} belongs to another post here`);
      }
    }
  }

  /** A post's text with the addresses and parts that it has here, and what it is written in. */
  function moveText(each: Placed, own: PostFiles, note: (line: string) => void) {
    const {post, body} = each;
    let format: MarkdownFormat = formatOf({...post, file: `a.${post.kind}`, body});
    try {
      parseMarkdown(body, format);
    } catch (error) {
      format = 'md';
      note(`is not valid MDX (${(error as Error).message}); it is read as plain Markdown`);
    }
    const tree = parseMarkdown(body, format);
    const parts = format === 'mdx' ? partEdits(tree, each, own, modules, note) : undefined;
    const moved = addressEdits(tree, body, format, {
      post: each,
      files: own,
      findPost: (address) => find(each, address),
      isPage: (address) => PAGES.test(barePath(address)) || tagPages.has(barePath(address)),
      oldSite,
      note,
    });
    const text = applyEdits(body, [...moved, ...(parts?.edits ?? [])]);
    const standIns = parts?.standIns ?? [];
    return {
      format,
      hasMoved: moved.length > 0,
      text: standIns.length > 0 ? `${standIns.join('\n')}\n\n${text.trimStart()}` : text,
    };
  }

  function compose(each: Placed): PlannedPost {
    const {post, converted, stem, isDraft} = each;
    const {source, kind} = post;
    const notes = new Set(each.notes);
    const note = (line: string): void => void notes.add(line);
    const own = new PostFiles(exported, each, copies);
    const {format, hasMoved, text: body} = moveText(each, own, note);
    // Plain Markdown that would be taken for MDX by its name or by what it holds.
    const isPlain = format === 'md' && formatOf({file: `a.${kind}`, fields: {}, body}) === 'mdx';
    redirectTo(each, note);
    let text: string;
    if (converted) {
      const keys = converted.authors.map(({name, fields}) => authorKey(authors, name, fields));
      const list = keys.length > 0 ? keys : Object.keys(authors.all).slice(0, 1);
      const labels = [...new Set(converted.tags.map((label) => tagKey(tags, label)))];
      const {title, description, ...rest} = converted.fields;
      const head = {
        title,
        description,
        slug: converted.slug,
        date: converted.date,
        authors: list.length > 0 ? list : undefined,
        tags: labels.length > 0 ? labels : undefined,
        image: pictureOf(converted.image, own, note),
        mdx: isPlain ? {format: 'md'} : undefined,
        draft: isDraft || undefined,
        ...rest,
      };
      text = `---\n${stringify(head, {lineWidth: 0})}---\n\n${body.trim()}\n`;
    } else {
      const whole = readThere(source)
        .replace(/^\uFEFF/, '')
        .replaceAll('\r\n', '\n');
      const head = whole.slice(0, whole.length - each.body.length);
      text = (isPlain ? markPlain(head) : head) + body;
    }
    const moved = hasMoved ? ['addresses of links and pictures were rewritten'] : [];
    return {
      source,
      file: `${stem}${converted && own.hasOwn ? '/index' : ''}.${kind}`,
      text,
      isDraft,
      changes: [...each.changes, ...moved],
      notes: [...notes],
    };
  }

  const posts = placed.map(compose);
  const redirected = addRedirects(readHere('blog/redirects.yml'), redirects);
  const hereFiles = new Set(here.map(({file}) => file));
  return {
    posts,
    copies: new Map([...copies].filter(([, to]) => !hereFiles.has(to))),
    lists: {
      'blog/tags.yml': tags.toString(),
      'blog/authors.yml': authors.toString(),
      'blog/redirects.yml': redirected.text,
    },
    added: {tags: tags.count, authors: authors.count, redirects: redirected.count},
  };
}
