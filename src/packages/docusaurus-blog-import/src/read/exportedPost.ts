import type {OldBlog, OldDocusaurus} from './docusaurusConfig.js';
import type {Note} from '../report/notes.js';
import {cleanItem} from './controlCharacters.js';
import {withField} from '../text.js';

/** Front matter, or another object in YAML, TOML or JSON. */
export type Fields = Readonly<Record<string, unknown>>;

/** True for an object that is not a list. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the value itself if it is an object, else an empty object. */
export function fieldsIn(value: unknown): Fields {
  return isFields(value) ? value : {};
}

/** Fields that contain further fields: in Hugo and Zola, and `date` in Material for MkDocs. */
const GROUPS = ['extra', 'params', 'taxonomies', 'date'];

/** Moves the fields in `GROUPS` to the top level, whose own fields have priority. */
export function ungrouped(fields: Fields): Fields {
  const groups = GROUPS.map((name) => fields[name]).filter(isFields);
  const others = Object.entries(fields).filter(
    ([name, value]) => !(GROUPS.includes(name) && isFields(value)),
  );
  return Object.assign({}, ...groups, Object.fromEntries(others)) as Fields;
}

/** Blog engines and editors whose texts differ in syntax. */
export type Engine =
  | 'docusaurus'
  | 'astro'
  | 'gatsby'
  | 'next'
  | 'eleventy'
  | 'jekyll'
  | 'hexo'
  | 'hugo'
  | 'obsidian'
  | 'wordpress'
  | 'ghost';

/** A post of another blog engine, before the import. */
export interface ExportedPost {
  /** Path in the export; `file#name` for posts that share a file. */
  readonly source: string;
  /** Path of the file that contains several posts; undefined for a post with its own file. */
  readonly exportFile?: string | undefined;
  /** Engine of the old site; undefined if it is unknown. */
  readonly engine?: Engine | undefined;
  /** Id in WordPress, for addresses such as `/?p=7`. */
  readonly id?: string | undefined;
  /** Format of the text, and extension of its new file. */
  readonly kind: 'md' | 'mdx';
  readonly fields: Fields;
  /** The front matter as written, with its fences. */
  readonly head: string;
  readonly body: string;
  readonly notes: readonly Note[];
}

/** Posts and files of an old site. */
export interface Export {
  /** Folder of a Docusaurus blog in the export, '' for the whole export; undefined for other engines. */
  readonly docusaurusFolder: string | undefined;
  /** Settings of the old Docusaurus site; undefined without its configuration. */
  readonly config?: OldDocusaurus | undefined;
  /** Settings of the imported blog, one of those in `config`. */
  readonly oldBlog?: OldBlog | undefined;
  /**
   * Paths of the files, with forward slashes, outer folders first. Posts have the same order; if two
   * would have the same address, the first gets it.
   */
  readonly files: readonly string[];
  readonly posts: readonly ExportedPost[];
  /** Public WordPress and Ghost pages; imported only on request. */
  readonly pages: readonly ExportedPost[];
  /** Reasons why posts cannot be imported, by path. */
  readonly refused: ReadonlyMap<string, string>;
  /** Markdown and HTML files that are not posts: pages, docs, read-me files. */
  readonly others: readonly string[];
  /**
   * Numbers of items in a WordPress or Ghost export that are not imported by default, by singular noun,
   * such as "page". Public pages are counted even if they are imported.
   */
  readonly leftOut: ReadonlyMap<string, number>;
}

/** Posts and pages of an export file; those that were not public are drafts. */
export type SiteExport = Pick<Export, 'posts' | 'pages'>;

/** Counts how often each name was added. */
export class Counts extends Map<string, number> {
  add(name: string, count = 1): void {
    if (count > 0) {
      this.set(name, (this.get(name) ?? 0) + count);
    }
  }
}

/** Returns a function that turns slugs, which may repeat, into unique sources such as `file#slug-2`. */
export function sourceNames(file: string) {
  const counts = new Counts();
  return (slug: string) => {
    counts.add(slug);
    const count = counts.get(slug);
    return {source: `${file}#${slug}${count === 1 ? '' : `-${count}`}`, exportFile: file};
  };
}

/**
 * Turns a post that was not public on the old site into a draft, and notes why.
 *
 * @param reason worded to follow "because"; undefined for a public post
 */
export function withPrivacy(post: ExportedPost, reason: string | undefined): ExportedPost {
  if (reason === undefined) {
    return post;
  }
  const {unlisted, ...fields} = post.fields;
  return {
    ...post,
    fields: {...fields, draft: true},
    head:
      fields['draft'] === true && unlisted === undefined
        ? post.head
        : withField(post.head, 'draft: true', ['draft', 'unlisted']),
    notes: [...post.notes, {kind: 'private', text: `is a draft here, because ${reason}`}],
  };
}

/**
 * Reads a post from an item after removing its control characters. The post is a draft if there is a
 * reason why it was not public.
 */
export function readItem<Item>(
  item: Item,
  reason: string | undefined,
  read: (clean: Item) => ExportedPost,
): ExportedPost {
  const {value, notes} = cleanItem(item);
  const post = read(value);
  return withPrivacy({...post, notes: [...post.notes, ...notes]}, reason);
}
