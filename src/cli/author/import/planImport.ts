import path from 'node:path';
import {parse, stringify} from 'yaml';
import type {MarkdownFormat} from '../../../lib/content-index/parseMarkdown';
import {formatOf, parseMarkdown} from '../../../lib/content-index/parseMarkdown';
import {derivePost, postPermalink} from '../../../lib/derivePost';
import {parsePostFile} from '../../../lib/postFile';
import {barePath, fileShelf} from './places';
import {addRedirects, authorShelf, tagShelf} from './lists';
import type {Redirect} from './lists';
import {moveParts} from './mdxParts';
import {moveAddresses, pathFrom} from './moveAddresses';
import type {Placed, PlanSettings} from './placePosts';
import {placePosts, postFinder} from './placePosts';

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

/** What comes along from a Docusaurus blog beside its posts: lists, pictures, parts. */
function bringBlog(
  {exported, readThere}: PlanSettings,
  placed: readonly Placed[],
  {files, inBlog}: ReturnType<typeof fileShelf>,
  copies: Map<string, string>,
) {
  const list = (name: string): Record<string, unknown> => {
    const file = exported.docusaurus ? `${exported.docusaurus}/${name}` : name;
    return files.has(file) ? ((parse(readThere(file)) ?? {}) as Record<string, unknown>) : {};
  };
  const [tags, authors] = [list('tags.yml'), list('authors.yml')];
  // Pictures of posts and authors, which the front matter and the list name.
  for (const address of [authors, placed.map(({post}) => post.fields)].flatMap(textsIn)) {
    const file = `static${pathFrom('/', address)}`;
    if (address.startsWith('/') && files.has(file)) {
      copies.set(file, file);
    }
  }
  const posts = new Set(placed.map(({post}) => post.source));
  for (const file of files) {
    const target = inBlog(file);
    if (
      target !== undefined &&
      !posts.has(file) &&
      !/^blog\/(?:tags|authors)\.ya?ml$/.test(target)
    ) {
      copies.set(file, target);
    }
  }
  const named = placed.flatMap(
    ({post: {source}}) => derivePost(parsePostFile(source, readThere(source))).tags,
  );
  return {tags, authors, named: named.filter((tag) => typeof tag === 'string')};
}

/** The text of a Docusaurus post with another body; its front matter stays to the letter. */
function withBody(source: string, before: string, after: string, isPlain: boolean): string {
  const whole = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const head = whole.slice(0, whole.length - before.length);
  const format = 'mdx: {format: md}\n';
  const marked = head ? head.replace(/^---[ \t]*\n/, `---\n${format}`) : `---\n${format}---\n\n`;
  return (isPlain ? marked : head) + after;
}

/** What an import would write; nothing is written yet. */
export function planImport(settings: PlanSettings): ImportPlan {
  const {exported, here, root, readHere, readThere, oldSite} = settings;
  const keepsFiles = exported.docusaurus !== undefined;
  const placed = placePosts(settings);
  const find = postFinder(placed);
  const tags = tagShelf(readHere('blog/tags.yml'));
  const authors = authorShelf(readHere('blog/authors.yml'));
  const copies = new Map<string, string>();
  const shelf = fileShelf(exported, copies);
  const redirects: Redirect[] = [];
  if (keepsFiles) {
    const blog = bringBlog(settings, placed, shelf, copies);
    Object.entries(blog.tags).forEach(([key, entry]) => tags.add(key, entry));
    Object.entries(blog.authors).forEach(([key, entry]) => authors.add(key, entry));
    blog.named.forEach((tag) => tags.add(tag));
  }
  const pages = new Set([
    ...here.map((post) => postPermalink(derivePost(post), '/')),
    ...placed.map(({permalink}) => permalink),
  ]);
  const tagPages = new Set(tags.permalinks().map((permalink) => `/blog/tags${permalink}`));

  function compose(each: Placed): PlannedPost {
    const {post, converted, stem, slug, date, isDraft} = each;
    const {source, kind, fields: written} = post;
    const notes = [...each.notes];
    const folder = keepsFiles ? path.posix.dirname(`blog/${stem}`) : `blog/${stem}`;
    const {state, findFile, bring, bringCode} = shelf.of(source, folder);
    let format: MarkdownFormat = formatOf({file: `a.${kind}`, fields: written, body: each.body});
    let {body} = each;
    if (format === 'mdx') {
      try {
        const parts = moveParts(body, {
          source,
          files: shelf.files,
          read: readThere,
          root,
          bringCode,
        });
        parseMarkdown(parts.text, 'mdx');
        body = parts.text;
        notes.push(...parts.notes);
      } catch (error) {
        format = 'md';
        notes.push(`is not valid MDX (${(error as Error).message}); it is read as plain Markdown`);
      }
    }
    const moved = moveAddresses(body, format, {
      source,
      post: each,
      keepsFiles,
      findPost: (address) => find(each, address),
      findFile,
      bring,
      isPage: (address) => PAGES.test(barePath(address)) || tagPages.has(barePath(address)),
      oldSite,
    });
    notes.push(...moved.notes);
    const changes = [
      ...converted.renamed,
      ...(moved.count ? [`${moved.count} address(es) of links and pictures rewritten`] : []),
    ];
    // Plain Markdown that would be taken for MDX by its name or by what it holds.
    const isPlain =
      format === 'md' && formatOf({file: `a.${kind}`, fields: {}, body: moved.text}) === 'mdx';
    if (each.isVisible) {
      const free = each.addresses.filter((from) => from !== '/' && !pages.has(from));
      redirects.push(...free.map((from) => ({from, to: each.permalink})));
      const taken = each.addresses.filter((from) => pages.has(from) && from !== each.permalink);
      notes.push(...taken.map((from) => `its old address ${from} belongs to another post here`));
    }
    if (keepsFiles) {
      const text = withBody(readThere(source), each.body, moved.text, isPlain);
      return {source, file: `blog/${stem}.${kind}`, text, isDraft, changes, notes};
    }
    const image = converted.image && pictureOf(converted.image, findFile, bring);
    if (converted.image && !image) {
      notes.push(
        `picture "${converted.image}" of the post is not in the folder; a cover is drawn instead`,
      );
    }
    const keys = converted.authors.map(({name, fields}) => authors.keyOf(name, fields));
    const byDefault = [authors.first].filter((key) => key !== undefined);
    const {title, description, ...rest} = converted.fields;
    const head = {
      title,
      description,
      slug,
      date,
      authors: keys.length > 0 ? keys : byDefault.length > 0 ? byDefault : undefined,
      tags: converted.tags.length > 0 ? [...new Set(converted.tags.map(tags.keyOf))] : undefined,
      image,
      mdx: isPlain ? {format: 'md'} : undefined,
      draft: isDraft || undefined,
      ...rest,
    };
    return {
      source,
      file: state.hasFiles ? `blog/${stem}/index.${kind}` : `blog/${stem}.${kind}`,
      text: `---\n${stringify(head, {lineWidth: 0})}---\n\n${moved.text.trim()}\n`,
      isDraft,
      changes,
      notes,
    };
  }

  const posts = placed.map(compose);
  const redirected = addRedirects(readHere('blog/redirects.yml'), redirects);
  const hereFiles = new Set(here.map(({file}) => file));
  return {
    posts,
    copies: new Map([...copies].filter(([, to]) => !hereFiles.has(to))),
    lists: {
      'blog/tags.yml': tags.text(),
      'blog/authors.yml': authors.text(),
      'blog/redirects.yml': redirected.text,
    },
    added: {tags: tags.count(), authors: authors.count(), redirects: redirected.count},
  };
}

/** The picture of a post as its front matter names it, if it came along or is elsewhere. */
function pictureOf(
  image: string,
  findFile: (address: string) => string | undefined,
  bring: (file: string, address: string) => string,
): string | undefined {
  if (/^https?:\/\//.test(image)) {
    return image;
  }
  // WordPress' export as Markdown keeps the pictures of a post in a folder beside it.
  const places = [image, `/${image}`, `images/${image}`];
  const address = places.find((place) => findFile(place) !== undefined) ?? image;
  const file = findFile(address);
  return file === undefined ? undefined : bring(file, address);
}
