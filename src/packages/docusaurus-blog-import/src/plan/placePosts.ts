import path from 'node:path';
import type {ExistingPost, TargetSite} from '../TargetSite.js';
import {
  addressProblem,
  isIndexAddress,
  listMatcher,
  servedAddresses,
} from '../docusaurus/pageAddresses.js';
import {isScheduled, permalinkOf, postAddress} from '../docusaurus/postAddress.js';
import type {MarkdownFormat} from '../docusaurus/types.js';
import {formatOf} from '../docusaurus/types.js';
import type {OldAddress, OldSite} from '../oldAddresses/rules.js';
import {dayInPath, dayOf} from '../read/days.js';
import type {Export, ExportedPost} from '../read/exportedPost.js';
import {noteIf} from '../report/notes.js';
import {fold, pathFrom, withField} from '../text.js';
import {convertText} from '../texts/convertText.js';
import {normalizeHeadings} from '../texts/normalizeHeadings.js';
import type {ConvertedFields} from './convertFields.js';
import {convertFields} from './convertFields.js';
import {pageRoute} from './exportedPages.js';
import {keyFrom} from './lists.js';
import {fileDate, fileDateNote, nameOf, titleFromName} from './postNames.js';

export interface PlanSettings {
  readonly exported: Export;
  /** Folder of the export. */
  readonly folder: string;
  readonly site: TargetSite;
  readonly existingPosts: readonly ExistingPost[];
  /** Addresses of the old site, the newest first. */
  readonly oldSites: readonly URL[];
  /** Key of the author for posts without one. */
  readonly author?: string | undefined;
  /** Paths of posts that must become CommonMark, because they would stop the build as MDX. */
  readonly commonMarkPosts?: ReadonlySet<string>;
  readonly withPages: boolean;
  /** Current time in epoch milliseconds: posts with a later date are scheduled. */
  readonly now: number;
}

/** A post converted for Docusaurus, and its place on this site. */
export interface PlacedPost {
  readonly post: ExportedPost;
  /** Format of the text for the parser. In a Docusaurus blog, `.md` files may be MDX, too. */
  readonly format: MarkdownFormat;
  readonly converted: ConvertedFields;
  /**
   * Path relative to the folder of the site, without an extension. If files are imported with a post of
   * another engine, this path is a folder, and the post is its `index` file.
   */
  readonly stem: string;
  readonly slug: string;
  /** YYYY-MM-DD */
  readonly date: string;
  /** Addresses of the post on the old site; paths as `barePath` returns them. */
  readonly addresses: readonly OldAddress[];
  readonly isDraft: boolean;
  readonly permalink: string;
  /** True if readers can see the post: a link to a draft would be broken. */
  readonly isVisible: boolean;
  /** Changes that need no attention. */
  readonly changes: readonly string[];
}

/** Normalizes the path of a page: decoded, without a slash or `index.html` at its end. */
export function barePath(address: string): string {
  const decoded = pathFrom('/', URL.canParse(address) ? new URL(address).pathname : address);
  return `/${decoded.replace(/\/(?:index\.html?)?$/, '').replace(/^\//, '')}`;
}

/**
 * Chooses the path and the address of each post; links are rewritten later. Posts of a Docusaurus
 * blog keep their paths below the folder of the blog; others are named `<date>-<slug>`.
 */
export function placePosts(
  {exported, folder, existingPosts, site, now, withPages}: PlanSettings,
  oldSite: OldSite,
): PlacedPost[] {
  const {route, markdown, blog} = site;
  const {docusaurusFolder, posts, files} = exported;
  const existingByAddress = new Map(
    existingPosts.flatMap(({file, permalink}) =>
      servedAddresses(permalink).map((address) => [address, file]),
    ),
  );
  const isList = listMatcher(route);
  const pages = [...site.pages, ...(withPages ? exported.pages.map(pageRoute) : [])];
  const pageAddresses = new Set(pages.flatMap(servedAddresses));
  const claimed = new Set<string>();
  /** Adds the address of a post on this site, and `isVisible`. */
  const withPermalink = (placed: Omit<PlacedPost, 'permalink' | 'isVisible'>): PlacedPost => ({
    ...placed,
    permalink: permalinkOf(route, placed.slug),
    isVisible: !placed.isDraft && !(site.schedulesPosts && isScheduled(placed.date, now)),
  });

  function addressesOf(
    post: ExportedPost,
    date: string | undefined,
    aliases: readonly string[],
  ): OldAddress[] {
    const address = oldSite.addressOf({...post, date});
    // The folders of an old address may contain `?` or `#`, which would end the path.
    const main = address && {...address, path: address.path.replace(/[?#]/g, encodeURIComponent)};
    const others = aliases.map((alias) => oldSite.aliasOf(alias, {...post, date}));
    return [...(main ? [main] : []), ...others].map((address) => ({
      ...address,
      path: barePath(address.path),
    }));
  }

  function placeAsIs(exportedPost: ExportedPost, oldBlog: string): PlacedPost {
    const {source, fields, head, notes} = exportedPost;
    const below = path.posix.relative(oldBlog, source);
    const {date: postDate, slug} = postAddress(below, fields);
    const date = postDate ?? fileDate(folder, exportedPost);
    const isTakenByPage = pageAddresses.has(fold(permalinkOf(route, slug)));
    const post = {
      ...exportedPost,
      // Without a date, Docusaurus would use the day on which the imported file is committed.
      head: postDate ? head : withField(head, `date: ${date}`, ['date']),
      notes: [
        ...notes,
        ...(postDate ? [] : [fileDateNote(source, date)]),
        ...noteIf(isTakenByPage, 'address', 'this site has a page there; change the slug'),
      ],
    };
    const oldAddresses = addressesOf(post, date, []);
    // Without a configuration, the old site is assumed to have its blog at the default route.
    const defaultAddress = {path: permalinkOf('/blog', slug), rule: 'Docusaurus'};
    return withPermalink({
      post,
      slug,
      date,
      changes: [],
      format: formatOf({file: source, fields}, markdown),
      converted: convertFields({}),
      stem: `${blog}/${below}`.replace(/\.mdx?$/, ''),
      addresses: oldAddresses.length > 0 ? oldAddresses : [defaultAddress],
      isDraft: fields['draft'] === true,
    });
  }

  /** Returns the first of `name`, `name-2`, … whose address is free. */
  function freeSlug(name: string, date: string): string {
    for (let count = 1; ; count += 1) {
      const slug = count === 1 ? name : `${name}-${count}`;
      const permalink = permalinkOf(route, slug);
      const addresses = servedAddresses(permalink);
      const stem = `${blog}/${date}-${slug}`;
      const isTaken = addresses.some((address) => {
        const existingStem = existingByAddress.get(address)?.replace(/(?:\/index)?\.mdx?$/, '');
        // An existing post at the same path is this post, imported by an earlier run.
        const isOfOtherPost = existingStem !== undefined && existingStem !== stem;
        return isOfOtherPost || claimed.has(address) || pageAddresses.has(address);
      });
      const isUsable =
        !addressProblem(permalink) && !isIndexAddress(permalink) && !isList(permalink);
      if (!isTaken && isUsable) {
        addresses.forEach((address) => claimed.add(address));
        return slug;
      }
    }
  }

  function placeConverted(exportedPost: ExportedPost): PlacedPost {
    const {source, kind, engine, fields, body} = exportedPost;
    const converted = convertFields(fields, source, site.fields, engine);
    const base = path.posix.join('/', oldSite.base ?? '').replace(/\/$/, '');
    const {separator} = converted;
    const context = {source, engine, files, page: fields, markdown, separator, base};
    const {text, notes} = convertText(body, kind, context);
    const {title: fieldTitle} = converted.fields;
    const {text: normalized, title, hasMoved} = normalizeHeadings(text, fieldTitle);
    const paths = [source, fields['permalink'], fields['url'], fields['path']];
    const pathDates = paths.map((each) => dayOf(dayInPath(String(each ?? '')) ?? ''));
    const knownDate = converted.date ?? pathDates.find(Boolean);
    const date = knownDate ?? fileDate(folder, exportedPost);
    const addresses = addressesOf(exportedPost, knownDate, converted.aliases);
    const name = converted.slug ?? nameOf(exportedPost, addresses[0]?.path);
    const preferredSlug = keyFrom(path.posix.basename(name)) || 'post';
    const slug = freeSlug(preferredSlug, date);
    // A post with a future date becomes a draft: most engines hide it, but Docusaurus would show it at once.
    const isEarly = !site.schedulesPosts && knownDate !== undefined && isScheduled(knownDate, now);
    const isDraft = converted.isDraft || isEarly;
    const post = {
      ...exportedPost,
      body: normalized,
      notes: [
        ...exportedPost.notes,
        ...converted.notes,
        ...notes,
        ...noteIf(
          isEarly && !converted.isDraft,
          'private',
          `is a draft here, because ${date} is in the future and this site does not schedule posts; delete "draft: true" on that day`,
        ),
        ...noteIf(
          slug !== preferredSlug,
          'address',
          `the address ${permalinkOf(route, preferredSlug)} is taken; the post is at ${permalinkOf(route, slug)}`,
        ),
        ...(knownDate ? [] : [fileDateNote(source, date)]),
      ],
    };
    // Removes `unlisted` from drafts, because Docusaurus refuses both together.
    const visibility = isDraft ? {unlisted: undefined} : {};
    return withPermalink({
      post,
      format: kind,
      slug,
      date,
      addresses,
      isDraft,
      converted: {
        ...converted,
        fields: {
          ...converted.fields,
          title: fieldTitle ?? title ?? titleFromName(post),
          ...visibility,
        },
      },
      stem: `${blog}/${date}-${slug}`,
      changes: hasMoved ? ['headings were moved down one level, below the title'] : [],
    });
  }

  return posts.map((post) =>
    docusaurusFolder === undefined ? placeConverted(post) : placeAsIs(post, docusaurusFolder),
  );
}
