import {statSync} from 'node:fs';
import path from 'node:path';
import {derivePost, postPermalink} from '../../../lib/derivePost';
import {parsePostFile} from '../../../lib/postFile';
import {addressProblems, occupied} from '../../../plugins/post-schema/addressProblems';
import {isScheduled} from '../../../lib/dates';
import type {MarkdownFormat} from '../../../lib/markdownFormat';
import {formatOf} from '../../../lib/markdownFormat';
import type {MarkdownSettings} from '../../../lib/owner';
import type {PostFile} from '../../../lib/postFile';
import {readFacts} from '../check/readFacts';
import type {ConvertedFields} from './convertFields';
import {convertFields} from './convertFields';
import {convertText} from './convertText';
import {keyFrom} from './lists';
import {readMetadata} from './mdx/readMetadata';
import type {LinkedPost} from './resolveAddress';
import {pathFrom} from './moveAddresses';
import type {Note} from './notes';
import type {OldAddress, OldSite} from './oldAddresses/rules';
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
  /** Addresses of the old site, the newest first. */
  readonly oldSites: readonly URL[];
  /** Addresses of this site's pages, without its base path. */
  readonly pages: readonly string[];
  /** Base path of this site, with a slash at both ends. */
  readonly baseUrl: string;
  /** Paths of posts that are to be read as CommonMark, because the build would fail on them as MDX. */
  readonly plain?: ReadonlySet<string>;
  /** True if pages of the old site come along too. */
  readonly withPages: boolean;
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
  /** Where the post was on the old site; paths as `barePath` has them. */
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

/** A post of MDX with the fields that it exports in its front matter. */
function withMetadata(post: ExportedPost): ExportedPost {
  const {fields, body} =
    post.kind === 'mdx' ? readMetadata(post.body) : {fields: {}, body: post.body};
  return {...post, fields: {...fields, ...post.fields}, body};
}

/** Ids within a text that a link may end in, as `author check` finds them. */
export function idsOf(
  {format, body}: Pick<Placed, 'format' | 'body'>,
  markdown: MarkdownSettings,
): Set<string> {
  const read = (as: MarkdownFormat) => {
    const post = {...parsePostFile('blog/a.md', ''), body, fields: {mdx: {format: as}}};
    return readFacts(post, markdown, true, []);
  };
  const facts = read(format);
  // A text that is not MDX is read as Markdown later.
  return new Set((facts.errors.length > 0 ? read('md') : facts).ids);
}

/**
 * Where each post goes, before its text is read for what it links to. Posts of a Docusaurus blog stay
 * as and where they are below `blog/`; others are named after their day.
 *
 * @param site how the old site made addresses
 */
export function placePosts(
  {exported, folder, here, markdown, now}: PlanSettings,
  site: OldSite,
): Placed[] {
  const hereByAddress = new Map(
    here.flatMap(({file, ...post}) =>
      occupied(postPermalink(derivePost({file, ...post}), '/')).map((address) => [address, file]),
    ),
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
    const known = addressesOf(post, date, []);
    const stock = {path: postPermalink({slug}, '/'), rule: 'Docusaurus'};
    const addresses = known.length > 0 ? known : [stock];
    return place({post, format, converted, stem, slug, date, body, addresses, isDraft, notes});
  }

  /** True if a post of this name could have no address, or that of a list. */
  function isReserved(slug: string): boolean {
    const post = parsePostFile(`blog/${slug}.md`, `---\nslug: ${JSON.stringify(slug)}\n---\n`);
    return addressProblems([post], {authors: []}).length > 0;
  }

  /** The first of `name`, `name-2` … at whose address nothing else is. */
  function freeSlug(wanted: string, date: string): string {
    for (let count = 1; ; count += 1) {
      const slug = count === 1 ? wanted : `${wanted}-${count}`;
      const addresses = occupied(`/blog/${slug}`);
      const isTaken = addresses.some((address) => {
        const holder = hereByAddress.get(address)?.replace(/(?:\/index)?\.mdx?$/, '');
        return (
          claimed.has(address) || (holder ?? `blog/${date}-${slug}`) !== `blog/${date}-${slug}`
        );
      });
      if (!isTaken && !isReserved(slug)) {
        addresses.forEach((address) => claimed.add(address));
        return slug;
      }
    }
  }

  function addressesOf(post: ExportedPost, date: string | undefined, aliases: readonly string[]) {
    const old = {source: post.source, fields: post.fields, date};
    const own = site.addressOf(old);
    return [
      ...(own ? [own] : []),
      ...aliases.map((alias) => {
        const path = site.aliasOf?.(alias, old) ?? alias;
        const host = URL.canParse(path) ? {host: new URL(path).host} : {};
        return {path, rule: 'aliases of the posts', ...host};
      }),
    ].map((address) => ({...address, path: barePath(address.path)}));
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
      stem: `blog/${date}-${slug}`,
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
