import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {formatOf, parseMarkdown} from '../../../lib/content-index/parseMarkdown';
import {readTree} from '../../../lib/content-index/readTree';
import {derivePost, postPermalink} from '../../../lib/derivePost';
import {isScheduled} from '../../../lib/isScheduled';
import type {PostFile} from '../../../lib/postFile';
import {parsePostFile} from '../../../lib/postFile';
import type {ConvertedFields} from './convertFields';
import {convertFields} from './convertFields';
import {convertText, settleHeadings} from './convertText';
import {keyFrom} from './lists';
import type {Export, ExportedPost} from './readExport';

/** A post in Docusaurus' terms, and where it goes. */
export interface Placed {
  readonly post: ExportedPost;
  /** Path from the site's root, without an ending; a folder where files come along. */
  readonly stem: string;
  readonly permalink: string;
  readonly body: string;
  readonly isDraft: boolean;
  /** Whether readers can see it: a link to a draft would be broken. */
  readonly isVisible: boolean;
  /** Paths that it had elsewhere. */
  readonly addresses: readonly string[];
  /** What its front matter becomes; nothing for a post of Docusaurus, whose own stays. */
  readonly converted?: ConvertedFields & {readonly slug: string; readonly date: string};
  readonly changes: readonly string[];
  readonly notes: readonly string[];
}

/** Path of a file that an address means from where a text stands, within the export. */
export function pathFrom(source: string, address: string): string {
  let decoded = address.replace(/[?#].*$/s, '');
  try {
    decoded = decodeURIComponent(decoded);
  } catch {
    // Not encoded well, so taken as it stands.
  }
  return path.posix.join(path.posix.dirname(source), decoded);
}

/** A path as the site's pages are known by: decoded, without a slash or a file's name at its end. */
export function barePath(address: string): string {
  const whole = pathFrom('/', URL.canParse(address) ? new URL(address).pathname : address);
  return path.posix.join('/', whole.replace(/\/(?:index\.html?)?$/, ''));
}

/** The ids that a link into a post may end in. */
export function idsOf({post, body}: Placed): ReadonlySet<string> {
  const ids = [...body.matchAll(/\s(?:id|name)=["']([^"']+)["']/g)].map(([, id = '']) => id);
  try {
    const file = `a.${post.kind}`;
    const {headings} = readTree(parseMarkdown(body, formatOf({...post, file, body})));
    return new Set([...ids, ...headings.map(({anchor}) => anchor)]);
  } catch {
    // What is no MDX has headings that nobody finds.
    return new Set(ids);
  }
}

/** The name of a post's file, or of its folder, without day and ending. */
function nameOf(source: string): string {
  const whole = source.replace(/^.*#/, '').replace(/(?:\/index)?\.\w+$/i, '');
  return path.posix.basename(whole).replace(/^\d{4}-\d{1,2}-\d{1,2}[-_]?(?=.)/, '');
}

/** Jekyll's named styles of addresses. */
const JEKYLL: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title.html',
  pretty: '/:categories/:year/:month/:day/:title/',
  none: '/:categories/:title.html',
};

/**
 * The address that an engine gives a post of its own accord, as far as the folders tell: Jekyll's by
 * its configuration, Hugo's and Astro's by the path. Nothing where the post may have had any.
 */
function oldAddress({source, fields}: ExportedPost, name: string, date: string, config: string) {
  if (/(?:^|\/)_posts\//.test(source)) {
    const {permalink = 'date'} = (parse(config) ?? {}) as {readonly permalink?: string};
    const [year, month, day] = date.split('-');
    const categories = [fields['categories'] ?? fields['category'] ?? []]
      .flat()
      .map((each) => String(each).toLowerCase().replaceAll(' ', '-'))
      .join('/');
    const parts = new Map(Object.entries({categories, year, month, day, title: name, slug: name}));
    const pattern = JEKYLL[permalink] ?? permalink;
    return pattern.replace(/:(\w+)/g, (whole, part: string) => parts.get(part) ?? whole);
  }
  const [, folder] = /^(?:src\/)?content\/(.*?)[^/]*(?:\/index)?\.\w+$/i.exec(source) ?? [];
  return folder === undefined ? undefined : `/${folder}${name}`;
}

interface Settings {
  readonly exported: Export;
  /** Posts that are here already. */
  readonly here: readonly PostFile[];
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Where each post goes, before its text is read for what it links to. */
export function placePosts({exported, here, now}: Settings): Placed[] {
  const {docusaurus, posts, files, folder} = exported;
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const config = files.has('_config.yml') ? read('_config.yml') : '';
  const changed = (source: string) =>
    statSync(path.join(folder, source.replace(/#.*/, '')))
      .mtime.toISOString()
      .slice(0, 10);
  const fileOf = new Map(here.map((post) => [postPermalink(derivePost(post), '/'), post.file]));
  const claimed = new Set<string>();

  function keep(post: ExportedPost): Placed {
    const stem = `blog/${path.posix.relative(docusaurus ?? '', post.source)}`.replace(
      /\.mdx?$/,
      '',
    );
    const parsed = parsePostFile(`${stem}.${post.kind}`, read(post.source));
    const {slug, date = changed(post.source)} = derivePost(parsed);
    const isDraft = parsed.fields['draft'] === true;
    return {
      post,
      stem,
      permalink: postPermalink({slug}, '/'),
      body: parsed.body,
      isDraft,
      isVisible: !isDraft && !isScheduled(date, now),
      addresses: [],
      changes: [],
      notes: [],
    };
  }

  function convert(post: ExportedPost): Placed {
    const {source, kind, fields} = post;
    const converted = convertFields(fields);
    const notes = [...post.notes, ...converted.notes];
    const {separator, renamed} = converted;
    const text = convertText(post.body, kind, separator, (line) => void notes.push(line));
    const settled = settleHeadings(text, converted.fields['title']);
    const named = /\d{4}-\d{2}-\d{2}(?=[-_/.])/.exec(source)?.[0];
    const date = converted.date ?? named ?? changed(source);
    if (converted.date === undefined && named === undefined) {
      notes.push(`no date; the date of the file, ${date}, was used`);
    }
    const wanted = keyFrom(path.posix.basename(converted.slug ?? nameOf(source))) || 'post';
    let slug = wanted;
    const isTaken = () => {
      const holder = fileOf.get(`/blog/${slug}`);
      const isOwn = holder?.replace(/(?:\/index)?\.mdx?$/, '') === `blog/${date}-${slug}`;
      return claimed.has(slug) || (holder !== undefined && !isOwn);
    };
    for (let count = 2; isTaken(); count += 1) {
      slug = `${wanted}-${count}`;
    }
    claimed.add(slug);
    if (slug !== wanted) {
      notes.push(`the address /blog/${wanted} is taken; the post is at /blog/${slug}`);
    }
    const isDraft = converted.isDraft || /(?:^|\/)_drafts\//.test(source);
    const old = converted.hasPermalink
      ? undefined
      : oldAddress(post, converted.slug ?? nameOf(source), date, config);
    const title = settled.title === undefined ? {} : {title: settled.title};
    return {
      post,
      stem: `blog/${date}-${slug}`,
      permalink: `/blog/${slug}`,
      body: settled.text,
      isDraft,
      isVisible: !isDraft && !isScheduled(date, now),
      addresses: [...converted.addresses, ...(old === undefined ? [] : [old])].map(barePath),
      converted: {...converted, fields: {...converted.fields, ...title}, slug, date},
      changes: settled.isDeeper
        ? [...renamed, 'headings were moved down one level, below the title']
        : renamed,
      notes,
    };
  }

  return posts.map(docusaurus === undefined ? convert : keep);
}

/** Finds a post by an address, or by the path or the name of its file. */
export function postFinder(placed: readonly Placed[]) {
  const known = new Map<string, Placed>();
  const register = (keysOf: (each: Placed) => readonly string[]) =>
    placed.forEach((each) => keysOf(each).forEach((key) => known.set(key, known.get(key) ?? each)));
  register(({post: {source}, addresses, permalink}) => [
    source,
    source.replace(/(?:\/index)?\.\w+$/, ''),
    ...[...addresses, permalink].map(barePath),
  ]);
  // By the name alone, as Jekyll and Hugo have it.
  register(({post: {source}}) => [`*${path.posix.basename(source)}`]);
  return ({post: {source}, addresses}: Placed, address: string): Placed | undefined => {
    const file = pathFrom(source, address).replace(/\/$/, '');
    const bare = barePath(address);
    const name = `*${path.posix.basename(bare)}`;
    const isFile = /\.(?:mdx?|markdown|html)$/.test(address);
    const keys = address.startsWith('/')
      ? [bare, bare.replace(/\.html$/, '')]
      : // Relative to the page's old address, as links of pages are.
        [file, ...addresses.map((from) => barePath(path.posix.join(from, address)))];
    const byFile = isFile ? [`content${bare}`, name, name.replace(/\.md$/, '.markdown')] : [];
    return [...keys, ...byFile].map((key) => known.get(key)).find((each) => each !== undefined);
  };
}
