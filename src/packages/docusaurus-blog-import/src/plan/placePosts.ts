import {execFileSync} from 'node:child_process';
import {statSync} from 'node:fs';
import path from 'node:path';
import type {OwnPost, TargetSite} from '../TargetSite.js';
import {pathFrom} from '../addresses/moveAddresses.js';
import type {LinkedPost} from '../addresses/resolveAddress.js';
import {isImpossible, listTest, occupied} from '../docusaurus/pageAddresses.js';
import {isScheduled, permalinkOf, postAddress} from '../docusaurus/postAddress.js';
import type {MarkdownFormat} from '../docusaurus/types.js';
import {formatOf} from '../docusaurus/types.js';
import {readMetadata} from '../mdx/readMetadata.js';
import type {OldAddress, OldSite} from '../oldAddresses/rules.js';
import {dayOf} from '../read/days.js';
import type {Export, ExportedPost} from '../read/exportedPost.js';
import type {Note} from '../report/notes.js';
import {withField} from '../text.js';
import {convertText} from '../texts/convertText.js';
import {normalizeHeadings} from '../texts/normalizeHeadings.js';
import type {ConvertedFields} from './convertFields.js';
import {convertFields} from './convertFields.js';
import {keyFrom} from './lists.js';

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
  /** Paths of posts that are read as CommonMark, because the build would fail on them as MDX. */
  readonly plain?: ReadonlySet<string>;
  /** True if pages of the old site are imported too. */
  readonly withPages: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A post converted for Docusaurus, and its place on this site. */
export interface Placed extends LinkedPost {
  readonly post: ExportedPost;
  /** Format of the text on the old site; only Docusaurus reads `.md` as MDX. */
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

/** Normalizes the path of a page: decoded, without a slash or `index.html` at its end. */
export function barePath(address: string): string {
  const decoded = pathFrom('/', URL.canParse(address) ? new URL(address).pathname : address);
  return `/${decoded.replace(/\/(?:index\.html?)?$/, '').replace(/^\//, '')}`;
}

export function withoutEnding(source: string): string {
  return source.replace(/^.*#/, '').replace(/(?:\/index)?\.\w+$/i, '');
}

/** Returns the name of a post's file, or of its folder, without day and ending; `2022/05` is `2022-05`. */
function nameOf(source: string): string {
  // A number alone says too little, so numbers of the folders above are included.
  const [, name = ''] = /(?:^|\/)([^/]*|\d+(?:\/\d+)+)$/.exec(withoutEnding(source)) ?? [];
  return name.replaceAll('/', '-').replace(/^\d{4}-\d{1,2}-\d{1,2}[-_]?(?=.)/, '');
}

/** Returns the day in the path of a file. */
function dayIn(source: string): string | undefined {
  const [, year, , month = '', day] =
    /(?<!\d)(\d{4})([-/])(\d{1,2})\2(\d{1,2})(?=[-_/.])/.exec(source) ?? [];
  return day && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Returns the day of a file's first commit, or else of its last change, as YYYY-MM-DD. */
function fileDate(folder: string, file: string): string {
  try {
    const log = execFileSync('git', ['log', '--diff-filter=A', '--format=%as', '--', file], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const day = log.toString().trim().split('\n').at(-1);
    if (day) {
      return day;
    }
  } catch {
    // Git is not installed, or the folder is not in a repository.
  }
  return statSync(path.join(folder, file)).mtime.toISOString().slice(0, 10);
}

function noDate(source: string, date: string): Note {
  const named = dayIn(source);
  const why = named === undefined ? 'no date' : `"${named}" in the name of the file is not a date`;
  return {kind: 'field', text: `${why}; the date of the file, ${date}, was used`};
}

/**
 * Decides where each post goes; its links are rewritten later. Posts of a Docusaurus blog keep their
 * paths below the folder of the blog; others are named after their day.
 *
 * @param oldSite how the old site made addresses
 */
export function placePosts(
  {exported, folder, here, site, now}: PlanSettings,
  oldSite: OldSite,
): Placed[] {
  const {route, markdown, blog} = site;
  const {docusaurus, posts, files} = exported;
  const hereByAddress = new Map(
    here.flatMap(({file, permalink}) => occupied(permalink).map((address) => [address, file])),
  );
  const isList = listTest(route);
  const claimed = new Set<string>();
  const changed = (source: string) => fileDate(folder, source.replace(/#.*/, ''));
  const place = (where: Omit<Placed, keyof LinkedPost>): Placed => ({
    ...where,
    permalink: permalinkOf(route, where.slug),
    isVisible: !where.isDraft && !isScheduled(where.date, now),
  });

  function addressesOf(
    {source, fields}: ExportedPost,
    date: string | undefined,
    aliases: readonly string[],
  ): OldAddress[] {
    const old = {source, fields, date};
    const own = oldSite.addressOf(old);
    const others = aliases.map((alias) => {
      const address = oldSite.aliasOf?.(alias, old) ?? alias;
      const host = URL.canParse(address) ? {host: new URL(address).host} : {};
      return {path: address, rule: 'aliases of the posts', ...host};
    });
    return [...(own ? [own] : []), ...others].map((address) => ({
      ...address,
      path: barePath(address.path),
    }));
  }

  function placeAsIs(exportedPost: ExportedPost, oldBlog: string): Placed {
    const {source, fields, body} = exportedPost;
    const below = path.posix.relative(oldBlog, source);
    const {date: written, slug} = postAddress(below, fields);
    const date = written ?? changed(source);
    const head = withField(exportedPost.head, `date: ${date}`, ['date']);
    const notes = written ? exportedPost.notes : [...exportedPost.notes, noDate(source, date)];
    // Docusaurus would use the date of the first commit, which is that of the import here.
    const post = written ? exportedPost : {...exportedPost, head, notes};
    const known = addressesOf(post, date, []);
    const stock = {path: permalinkOf('/blog', slug), rule: 'Docusaurus'};
    return place({
      ...{post, slug, date, body, notes},
      format: formatOf({file: `a.${post.kind}`, fields}, markdown),
      converted: convertFields({}),
      stem: `${blog}/${below}`.replace(/\.mdx?$/, ''),
      addresses: known.length > 0 ? known : [stock],
      isDraft: fields['draft'] === true,
    });
  }

  /** Returns the first of `name`, `name-2`, … whose address is free. */
  function freeSlug(wanted: string, date: string): string {
    for (let count = 1; ; count += 1) {
      const slug = count === 1 ? wanted : `${wanted}-${count}`;
      const permalink = permalinkOf(route, slug);
      const addresses = occupied(permalink);
      const stem = `${blog}/${date}-${slug}`;
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

  function placeConverted(exportedPost: ExportedPost): Placed {
    const {source, kind} = exportedPost;
    // Fields that an MDX text exports are among those of the post already.
    const body = kind === 'mdx' ? readMetadata(exportedPost.body).body : exportedPost.body;
    const post = {...exportedPost, body};
    const converted = convertFields(post.fields);
    const {text, notes} = convertText(body, kind, {
      separator: converted.separator,
      ...{source, files, page: post.fields, markdown},
    });
    const {title: given} = converted.fields;
    const {text: normalized, title, isDeeper} = normalizeHeadings(text, given);
    const known = converted.date ?? dayOf(dayIn(source) ?? '');
    const date = known ?? changed(source);
    const wanted = keyFrom(path.posix.basename(converted.slug ?? nameOf(source))) || 'post';
    const slug = freeSlug(wanted, date);
    const taken: Note = {
      kind: 'address',
      text: `the address ${permalinkOf(route, wanted)} is taken; the post is at ${permalinkOf(route, slug)}`,
    };
    const deeper = isDeeper ? ['headings were moved down one level, below the title'] : [];
    return place({
      ...{post, format: kind, slug, date, body: normalized},
      converted: {
        ...converted,
        fields: {...converted.fields, title: given ?? title},
        renamed: [...converted.renamed, ...deeper],
      },
      stem: `${blog}/${date}-${slug}`,
      addresses: addressesOf(post, known, converted.aliases),
      isDraft: converted.isDraft || /(?:^|\/)_drafts\//.test(source),
      notes: [
        ...post.notes,
        ...converted.notes,
        ...notes,
        ...(slug === wanted ? [] : [taken]),
        ...(known ? [] : [noDate(source, date)]),
      ],
    });
  }

  return posts.map((post) =>
    docusaurus === undefined ? placeConverted(post) : placeAsIs(post, docusaurus),
  );
}
