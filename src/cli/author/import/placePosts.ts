import {statSync} from 'node:fs';
import path from 'node:path';
import {parseMarkdown} from '../../../lib/content-index/parseMarkdown';
import {readTree} from '../../../lib/content-index/readTree';
import {derivePost, postPermalink} from '../../../lib/derivePost';
import {isScheduled} from '../../../lib/dates';
import type {MarkdownFormat} from '../../../lib/markdownFormat';
import {formatOf} from '../../../lib/markdownFormat';
import type {MarkdownSettings} from '../../../lib/owner';
import type {PostFile} from '../../../lib/postFile';
import type {ConvertedFields} from './convertFields';
import {convertFields} from './convertFields';
import {convertText} from './convertText';
import {keyFrom} from './lists';
import {readMetadata} from './mdx/readMetadata';
import type {LinkedPost} from './moveAddresses';
import {pathFrom} from './moveAddresses';
import type {Note} from './notes';
import type {Export, ExportedPost} from './readExport';
import {settleHeadings} from './settleHeadings';

export interface PlanSettings {
  readonly exported: Export;
  /** Folder of the export. */
  readonly folder: string;
  /** Folder of this site. */
  readonly root: string;
  /** Posts that are here already. */
  readonly here: readonly PostFile[];
  readonly oldSite: URL | undefined;
  /** How this site reads Markdown. */
  readonly markdown: MarkdownSettings;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A post in Docusaurus' terms, and where it goes. */
export interface Placed extends LinkedPost {
  readonly post: ExportedPost;
  /** Format in which the old site read the text: only Docusaurus reads `.md` as MDX. */
  readonly format: MarkdownFormat;
  readonly converted: ConvertedFields;
  /** Below the site's root, without an ending; a folder where files come along. */
  readonly stem: string;
  readonly slug: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly body: string;
  /** Paths that the post had. */
  readonly addresses: readonly string[];
  readonly isDraft: boolean;
  readonly notes: readonly Note[];
}

/** Jekyll's named styles of addresses. */
const JEKYLL: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title.html',
  pretty: '/:categories/:year/:month/:day/:title/',
  none: '/:categories/:title.html',
};

/** A path as the site's pages are known by: decoded, without a slash or a file's name at its end. */
export function barePath(address: string): string {
  const decoded = pathFrom('/', URL.canParse(address) ? new URL(address).pathname : address);
  return `/${decoded.replace(/\/(?:index\.html?)?$/, '').replace(/^\//, '')}`;
}

function withoutEnding(source: string): string {
  return source.replace(/^.*#/, '').replace(/(?:\/index)?\.\w+$/i, '');
}

/** The name of a post's file, or of its folder, without day and ending. */
function nameOf(source: string): string {
  const name = path.posix.basename(withoutEnding(source));
  return name.replace(/^\d{4}-\d{1,2}-\d{1,2}[-_]?(?=.)/, '');
}

/**
 * The address that an engine gives a post of its own accord, as far as the folders tell: Jekyll's by
 * its configuration, Hugo's and Astro's by the path. Nothing where the post may have had any.
 *
 * @param jekyll how Jekyll's configuration has addresses
 */
function oldAddress({source, fields}: ExportedPost, name: string, date: string, jekyll: string) {
  if (/(?:^|\/)_posts\//.test(source)) {
    const categories = [fields['categories'] ?? fields['category'] ?? []].flat().map(String);
    const [year = '', month = '', day = ''] = date.split('-');
    const parts: Readonly<Record<string, string>> = {
      categories: categories.map((each) => each.toLowerCase().replaceAll(' ', '-')).join('/'),
      ...{year, month, day, title: name, slug: name},
    };
    return (JEKYLL[jekyll] ?? jekyll)
      .replace(/:(\w+)/g, (whole, part: string) => parts[part] ?? whole)
      .replace(/\/{2,}/g, '/');
  }
  const [, below] = /^(?:src\/)?content\/(.+)$/.exec(source) ?? [];
  return below && `/${withoutEnding(below).replace(/[^/]*$/, '')}${name}`;
}

/** A post of MDX with the fields that it exports in its front matter. */
function withMetadata(post: ExportedPost): ExportedPost {
  const {fields, body} =
    post.kind === 'mdx' ? readMetadata(post.body) : {fields: {}, body: post.body};
  return {...post, fields: {...fields, ...post.fields}, body};
}

/** Ids within a text that a link may end in. */
function idsOf(
  {format, body}: Pick<Placed, 'format' | 'body'>,
  markdown: MarkdownSettings,
): Set<string> {
  const ids = [...body.matchAll(/\s(?:id|name)=["']([^"']+)["']/g)].map(([, id = '']) => id);
  try {
    const root = parseMarkdown(body, format, markdown);
    ids.push(...readTree(root).headings.map(({anchor}) => anchor));
  } catch {
    // Text that is not MDX is reported later.
  }
  return new Set(ids);
}

/**
 * Where each post goes, before its text is read for what it links to. Posts of a Docusaurus blog stay
 * as and where they are below `blog/`; others are named after their day.
 *
 * @param jekyll how Jekyll's configuration has addresses
 */
export function placePosts(
  {exported, folder, here, markdown, now}: PlanSettings,
  jekyll: string,
): Placed[] {
  const hereByAddress = new Map(
    here.map((post) => [postPermalink(derivePost(post), '/'), post.file]),
  );
  const claimed = new Set<string>();
  const changed = (source: string) =>
    statSync(path.join(folder, source.replace(/#.*/, '')))
      .mtime.toISOString()
      .slice(0, 10);

  function place(where: Omit<Placed, keyof LinkedPost>): Placed {
    let ids: Set<string> | undefined;
    return {
      ...where,
      permalink: postPermalink(where, '/'),
      isVisible: !where.isDraft && !isScheduled(where.date, now),
      anchors: () => (ids ??= idsOf(where, markdown)),
    };
  }

  function placeAsIs(post: ExportedPost, blog: string): Placed {
    const {source, fields, body, notes} = post;
    const file = `blog/${path.posix.relative(blog, source)}`;
    const {date = changed(source), slug} = derivePost({file, fields, body});
    const stem = file.replace(/\.mdx?$/, '');
    const isDraft = fields['draft'] === true;
    const converted = convertFields({});
    const format = formatOf({file: `a.${post.kind}`, fields}, markdown);
    return place({post, format, converted, stem, slug, date, body, addresses: [], isDraft, notes});
  }

  /** The first of `name`, `name-2` … at whose address no other post is. */
  function freeSlug(wanted: string, date: string): string {
    for (let count = 1; ; count += 1) {
      const slug = count === 1 ? wanted : `${wanted}-${count}`;
      const holder = hereByAddress.get(`/blog/${slug}`);
      const isOwn = holder?.replace(/(?:\/index)?\.mdx?$/, '') === `blog/${date}-${slug}`;
      if (!claimed.has(slug) && (holder === undefined || isOwn)) {
        claimed.add(slug);
        return slug;
      }
    }
  }

  function placeAnew(exportedPost: ExportedPost): Placed {
    const post = withMetadata(exportedPost);
    const {source, kind} = post;
    const converted = convertFields(post.fields);
    const {text, notes} = convertText(post.body, kind, {
      separator: converted.separator,
      ...{source, files: exported.files, page: post.fields, markdown},
    });
    const settled = settleHeadings(text, converted.fields['title']);
    const [, year, month, day] = /(\d{4})-(\d{2})-(\d{2})(?=[-_/.])/.exec(source) ?? [];
    const named = day && `${year}-${month}-${day}`;
    const date = converted.date ?? named ?? changed(source);
    const name = converted.slug ?? nameOf(source);
    const wanted = keyFrom(path.posix.basename(name)) || 'post';
    const slug = freeSlug(wanted, date);
    const old = converted.permalink ?? oldAddress(post, name, date, jekyll);
    const deeper = settled.isDeeper ? ['headings were moved down one level, below the title'] : [];
    return place({
      post,
      format: kind,
      converted: {
        ...converted,
        fields: {...converted.fields, title: converted.fields['title'] ?? settled.title},
        renamed: [...converted.renamed, ...deeper],
      },
      stem: `blog/${date}-${slug}`,
      slug,
      date,
      body: settled.text,
      addresses: [...converted.aliases, ...(old ? [old] : [])].map(barePath),
      isDraft: converted.isDraft || /(?:^|\/)_drafts\//.test(source),
      notes: [
        ...post.notes,
        ...converted.notes,
        ...notes,
        ...(slug === wanted
          ? []
          : [
              {
                kind: 'address',
                text: `the address /blog/${wanted} is taken; the post is at /blog/${slug}`,
              } as const,
            ]),
        ...(converted.date || named
          ? []
          : [{kind: 'field', text: `no date; the date of the file, ${date}, was used`} as const]),
      ],
    });
  }

  const {docusaurus, posts} = exported;
  return posts.map((post) =>
    docusaurus === undefined ? placeAnew(post) : placeAsIs(post, docusaurus),
  );
}

/** Finds a post by an address, or by the path or the name of its file. */
export function postFinder(placed: readonly Placed[]) {
  const isFile = /\.(?:mdx?|markdown|html)$/;
  const known = new Map<string, Placed>();
  const learn = (keysOf: (each: Placed) => readonly string[]) => {
    for (const each of placed) {
      keysOf(each).forEach((key) => known.has(key) || known.set(key, each));
    }
  };
  // A whole path goes before an address, and an address before the end of a path.
  learn(({post}) => [post.source]);
  learn(({post}) => [withoutEnding(post.source)]);
  learn(({addresses, permalink}) => [...addresses, permalink].map(barePath));
  learn(({post}) => {
    const parts = post.source.replace(/\.markdown$/, '.md').split('/');
    const tails = parts.map((_, index) => parts.slice(index).join('/'));
    return tails.filter((tail) => !/^index\.\w+$/.test(tail));
  });
  return ({post: {source}, addresses}: Placed, address: string): Placed | undefined => {
    const file = pathFrom(source, address).replace(/\/$/, '');
    const bare = barePath(address);
    const tail = pathFrom('/', address)
      .slice(1)
      .replace(/\.markdown$/, '.md');
    const keys = isFile.test(address)
      ? [file, bare, bare.replace(/\.html$/, ''), tail, path.posix.basename(tail)]
      : address.startsWith('/')
        ? [bare]
        : // Relative to the file, or to the page's old address, as links of pages are.
          [file, ...addresses.map((from) => barePath(path.posix.join(from, address)))];
    return keys.map((key) => known.get(key)).find((found) => found !== undefined);
  };
}
