import path from 'node:path';
import type {OwnPost, TargetSite} from '../TargetSite.js';
import {anchorIds} from '../docusaurus/anchorIds.js';
import {isImpossible, listTest, occupied} from '../docusaurus/pageAddresses.js';
import {isScheduled, permalinkOf, postAddress} from '../docusaurus/postAddress.js';
import type {MarkdownFormat} from '../docusaurus/types.js';
import {formatOf} from '../docusaurus/types.js';
import type {MarkdownSettings} from '../docusaurus/types.js';
import type {ConvertedFields} from './convertFields.js';
import {convertFields} from './convertFields.js';
import {convertText} from '../texts/convertText.js';
import {keyFrom} from './lists.js';
import {readMetadata} from '../mdx/readMetadata.js';
import type {LinkedPost} from '../addresses/resolveAddress.js';
import {pathFrom} from '../addresses/moveAddresses.js';
import type {Note} from '../report/notes.js';
import type {OldAddress, OldSite} from '../oldAddresses/rules.js';
import {fileDate} from '../read/fileDate.js';
import {withField} from '../read/head.js';
import type {Export, ExportedPost} from '../read/exportedPost.js';
import {normalizeHeadings} from '../texts/normalizeHeadings.js';

export interface PlanSettings {
  readonly exported: Export;
  /** Folder of the export. */
  readonly folder: string;
  /** The site into which the posts go. */
  readonly site: TargetSite;
  /** Posts that the site has already. */
  readonly here: readonly OwnPost[];
  /** Addresses of the old site, the newest first. */
  readonly oldSites: readonly URL[];
  /** Key of the author of posts that name none; without it they have none. */
  readonly author?: string | undefined;
  /** Paths of posts that are to be read as CommonMark, because the build would fail on them as MDX. */
  readonly plain?: ReadonlySet<string>;
  /** True if pages of the old site are imported too. */
  readonly withPages: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A post in Docusaurus' terms, and where it goes. */
export interface Placed extends LinkedPost {
  readonly post: ExportedPost;
  /** Format in which the old site read the text: only Docusaurus reads `.md` as MDX. */
  readonly format: MarkdownFormat;
  readonly converted: ConvertedFields;
  /** Path from the site's root without an extension; a folder if the post has files. */
  readonly stem: string;
  readonly slug: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly body: string;
  /** Addresses of the post on the old site; paths as `barePath` returns them. */
  readonly addresses: readonly OldAddress[];
  readonly isDraft: boolean;
  readonly notes: readonly Note[];
}

/** A path as the site's pages are known by: decoded, without a slash or a file's name at its end. */
export function barePath(address: string): string {
  const decoded = pathFrom('/', URL.canParse(address) ? new URL(address).pathname : address);
  return `/${decoded.replace(/\/(?:index\.html?)?$/, '').replace(/^\//, '')}`;
}

export function withoutEnding(source: string): string {
  return source.replace(/^.*#/, '').replace(/(?:\/index)?\.\w+$/i, '');
}

/** The name of a post's file, or of its folder, without day and ending; `2022/05` is `2022-05`. */
function nameOf(source: string): string {
  const parts = withoutEnding(source).split('/');
  // A name of digits alone says too little.
  const words = parts.findLastIndex((part) => !/^\d+$/.test(part));
  const isNumber = words < parts.length - 1;
  const name = isNumber ? parts.slice(words + 1).join('-') : (parts.at(-1) ?? '');
  return name.replace(/^\d{4}-\d{1,2}-\d{1,2}[-_]?(?=.)/, '');
}

/** The day in the path of a file. */
function dayIn(source: string): string | undefined {
  const {
    year,
    month = '',
    day,
  } = /(?<!\d)(?<year>\d{4})(?<sign>[-/])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})(?=[-_/.])/.exec(
    source,
  )?.groups ?? {};
  return day && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Returns a post of MDX without the export of its fields, which its front matter has. */
function withoutMetadata(post: ExportedPost): ExportedPost {
  return post.kind === 'mdx' ? {...post, body: readMetadata(post.body).body} : post;
}

function noDate(date: string): Note {
  return {kind: 'field', text: `no date; the date of the file, ${date}, was used`};
}

/** Returns the ids within a text that a link may end in. */
export function idsOf(
  {format, body}: Pick<Placed, 'format' | 'body'>,
  markdown: MarkdownSettings,
): Set<string> {
  try {
    return anchorIds(body, format, markdown);
  } catch {
    // A text that is not MDX is read as Markdown later.
    return anchorIds(body, 'md', markdown);
  }
}

/**
 * Decides where each post goes, before its text is read for what it links to. Posts of a Docusaurus
 * blog stay as and where they are below the folder of the blog; others are named after their day.
 *
 * @param oldSite how the old site made addresses
 */
export function placePosts(
  {exported, folder, here, site, now}: PlanSettings,
  oldSite: OldSite,
): Placed[] {
  const {route, markdown} = site;
  const hereByAddress = new Map(
    here.flatMap(({file, permalink}) => occupied(permalink).map((address) => [address, file])),
  );
  const isList = listTest(route);
  const claimed = new Set<string>();
  const changed = (source: string) => fileDate(folder, source.replace(/#.*/, ''));

  function place(where: Omit<Placed, keyof LinkedPost>): Placed {
    let ids: Set<string> | undefined;
    return {
      ...where,
      permalink: permalinkOf(route, where.slug),
      isVisible: !where.isDraft && !isScheduled(where.date, now),
      anchors: () => (ids ??= idsOf(where, markdown)),
    };
  }

  function placeAsIs(exportedPost: ExportedPost, blog: string): Placed {
    const {source} = exportedPost;
    const below = path.posix.relative(blog, source);
    const {date: written, slug} = postAddress(below, exportedPost.fields);
    const date = written ?? changed(source);
    // Docusaurus would ask git, which does not know the post here.
    const post =
      written === undefined
        ? {
            ...exportedPost,
            head: withField(exportedPost.head, `date: ${date}`, ['date']),
            notes: [...exportedPost.notes, noDate(date)],
          }
        : exportedPost;
    const {fields, body, notes} = post;
    const stem = `${site.blog}/${below}`.replace(/\.mdx?$/, '');
    const isDraft = fields['draft'] === true;
    const converted = convertFields({});
    const format = formatOf({file: `a.${post.kind}`, fields}, markdown);
    const known = addressesOf(post, date, []);
    const stock = {path: permalinkOf('/blog', slug), rule: 'Docusaurus'};
    const addresses = known.length > 0 ? known : [stock];
    return place({post, format, converted, stem, slug, date, body, addresses, isDraft, notes});
  }

  /** The first of `name`, `name-2` … at whose address nothing else is. */
  function freeSlug(wanted: string, date: string): string {
    for (let count = 1; ; count += 1) {
      const slug = count === 1 ? wanted : `${wanted}-${count}`;
      const permalink = permalinkOf(route, slug);
      const addresses = occupied(permalink);
      const stem = `${site.blog}/${date}-${slug}`;
      const isTaken = addresses.some((address) => {
        const holder = hereByAddress.get(address)?.replace(/(?:\/index)?\.mdx?$/, '');
        return claimed.has(address) || (holder ?? stem) !== stem;
      });
      if (!isTaken && !isImpossible(permalink) && !isList(permalink)) {
        addresses.forEach((address) => claimed.add(address));
        return slug;
      }
    }
  }

  function addressesOf(post: ExportedPost, date: string | undefined, aliases: readonly string[]) {
    const old = {source: post.source, fields: post.fields, date};
    const own = oldSite.addressOf(old);
    return [
      ...(own ? [own] : []),
      ...aliases.map((alias) => {
        const path = oldSite.aliasOf?.(alias, old) ?? alias;
        const host = URL.canParse(path) ? {host: new URL(path).host} : {};
        return {path, rule: 'aliases of the posts', ...host};
      }),
    ].map((address) => ({...address, path: barePath(address.path)}));
  }

  function placeConverted(exportedPost: ExportedPost): Placed {
    const post = withoutMetadata(exportedPost);
    const {source, kind} = post;
    const converted = convertFields(post.fields);
    const {text, notes} = convertText(post.body, kind, {
      separator: converted.separator,
      ...{source, files: exported.files, page: post.fields, markdown},
    });
    const settled = normalizeHeadings(text, converted.fields['title']);
    const named = dayIn(source);
    const date = converted.date ?? named ?? changed(source);
    const name = converted.slug ?? nameOf(source);
    const wanted = keyFrom(path.posix.basename(name)) || 'post';
    const slug = freeSlug(wanted, date);
    const deeper = settled.isDeeper ? ['headings were moved down one level, below the title'] : [];
    return place({
      post,
      format: kind,
      converted: {
        ...converted,
        fields: {...converted.fields, title: converted.fields['title'] ?? settled.title},
        renamed: [...converted.renamed, ...deeper],
      },
      stem: `${site.blog}/${date}-${slug}`,
      slug,
      date,
      body: settled.text,
      addresses: addressesOf(post, converted.date ?? named, converted.aliases),
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
                text: `the address ${permalinkOf(route, wanted)} is taken; the post is at ${permalinkOf(route, slug)}`,
              } as const,
            ]),
        ...(converted.date || named ? [] : [noDate(date)]),
      ],
    });
  }

  const {docusaurus, posts} = exported;
  return posts.map((post) =>
    docusaurus === undefined ? placeConverted(post) : placeAsIs(post, docusaurus),
  );
}
