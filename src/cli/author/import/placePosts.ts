import path from 'node:path';
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
import type {LinkedPost} from './moveAddresses';
import {pathFrom} from './moveAddresses';
import {barePath, nameOf, oldAddress} from './places';
import type {Export, ExportedPost} from './readExport';

export interface PlanSettings {
  readonly exported: Export;
  /** Posts that are here already. */
  readonly here: readonly PostFile[];
  readonly root: string;
  /** Text of a file of the site; '' where there is none. */
  readonly readHere: (file: string) => string;
  /** Text of a file of the export. */
  readonly readThere: (file: string) => string;
  /** Day (YYYY-MM-DD) on which a file of the export was last written. */
  readonly changed: (file: string) => string;
  readonly oldSite: URL | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A post in Docusaurus' terms, and where it goes. */
export interface Placed extends LinkedPost {
  readonly post: ExportedPost;
  readonly converted: ConvertedFields;
  /** Below `blog/`, without an ending; a folder where files come along. */
  readonly stem: string;
  readonly slug: string;
  readonly date: string;
  readonly body: string;
  readonly addresses: readonly string[];
  readonly isDraft: boolean;
  readonly notes: readonly string[];
}

function idsOf(file: string, body: string): Set<string> {
  const post = parsePostFile(file, body);
  const written = [...body.matchAll(/\s(?:id|name)=["']([^"']+)["']/g)].map(([, id = '']) => id);
  try {
    const {headings} = readTree(parseMarkdown(body, formatOf({...post, body, fields: {}})));
    return new Set([...headings.map(({anchor}) => anchor), ...written]);
  } catch {
    return new Set(written);
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: {readonly value: Value} | undefined;
  return () => (made ??= {value: make()}).value;
}

/** Where each post goes, before its text is read for what it links to. */
export function placePosts({exported, here, readThere, changed, now}: PlanSettings): Placed[] {
  const {docusaurus, posts, files} = exported;
  const config = files.includes('_config.yml') ? readThere('_config.yml') : '';
  const hereByFile = new Set(here.map(({file}) => file));
  const hereAddresses = new Map(
    here.map((post) => [postPermalink(derivePost(post), '/'), post.file]),
  );
  const claimed = new Set<string>();
  return posts.map((post): Placed => {
    const {source, kind, fields, body: written} = post;
    if (docusaurus !== undefined) {
      const stem = source
        .slice(docusaurus === '' ? 0 : docusaurus.length + 1)
        .replace(/\.mdx?$/, '');
      const file = `blog/${stem}.${kind}`;
      const parsed = parsePostFile(file, readThere(source));
      const {date = changed(source), slug} = derivePost(parsed);
      const isDraft = parsed.fields['draft'] === true;
      return {
        post,
        converted: {...convertFields({}), fields},
        stem,
        slug,
        date,
        body: parsed.body,
        permalink: postPermalink({slug}, '/'),
        addresses: [],
        isDraft,
        isVisible: !isDraft && !isScheduled(date, now),
        anchors: once(() => idsOf(file, parsed.body)),
        notes: [],
      };
    }
    const converted = convertFields(fields);
    const {text, notes} = convertText(written, kind, converted.separator);
    const settled = settleHeadings(text, converted.fields['title']);
    const {text: body, title = converted.fields['title']} = settled;
    const [, year, month, day] = /(\d{4})-(\d{2})-(\d{2})(?=[-_/.])/.exec(source) ?? [];
    const named = day === undefined ? undefined : `${year}-${month}-${day}`;
    const date = converted.date ?? named ?? changed(source.replace(/#.*/, ''));
    const wanted = keyFrom((converted.slug ?? nameOf(source)).replace(/^.*\//, '')) || 'post';
    let slug = wanted;
    const isTaken = () => {
      const address = `/blog/${slug}`;
      const stem = `blog/${date}-${slug}`;
      const own = [`${stem}.${kind}`, `${stem}/index.${kind}`].find((file) => hereByFile.has(file));
      const holder = hereAddresses.get(address);
      return claimed.has(slug) || (holder !== undefined && holder !== own);
    };
    for (let count = 2; isTaken(); count += 1) {
      slug = `${wanted}-${count}`;
    }
    claimed.add(slug);
    const isDraft = converted.isDraft || /(?:^|\/)_drafts\//.test(source);
    const categories = [fields['categories'] ?? fields['category'] ?? []].flat().map(String);
    const known = {date, slug: converted.slug, categories};
    const old = converted.permalink ?? oldAddress(source, config, known);
    return {
      post,
      converted: {
        ...converted,
        fields: {...converted.fields, ...(title === undefined ? {} : {title})},
        renamed: [
          ...converted.renamed,
          ...(settled.isDeeper ? ['headings were moved down one level, below the title'] : []),
        ],
      },
      stem: `${date}-${slug}`,
      slug,
      date,
      body,
      permalink: `/blog/${slug}`,
      addresses: [...converted.aliases, ...(old === undefined ? [] : [old])].map(barePath),
      isDraft,
      isVisible: !isDraft && !isScheduled(date, now),
      anchors: once(() => idsOf(`a.${kind}`, body)),
      notes: [
        ...post.notes,
        ...converted.notes,
        ...notes,
        ...(slug === wanted
          ? []
          : [`the address /blog/${wanted} is taken; the post is at /blog/${slug}`]),
        ...(converted.date || named ? [] : [`no date; the date of the file, ${date}, was used`]),
      ],
    };
  });
}

/** Finds a post by an address, or by the path or the name of its file. */
export function postFinder(placed: readonly Placed[]) {
  const byPath = new Map(placed.map((each) => [each.post.source, each]));
  const byName = new Map(placed.map((each) => [path.posix.basename(each.post.source), each]));
  const withoutEnding = new Map(
    placed.map((each) => [each.post.source.replace(/(?:\/index)?\.\w+$/, ''), each]),
  );
  const byAddress = new Map(
    placed.flatMap((each) =>
      [...each.addresses, each.permalink].map((address) => [barePath(address), each] as const),
    ),
  );
  return ({post: {source}, addresses}: Placed, address: string): Placed | undefined => {
    const byUrl = addresses
      .map((from) => byAddress.get(barePath(path.posix.join(from, address))))
      .find((found) => found !== undefined);
    const file = pathFrom(source, address);
    const isFile = /\.(?:mdx?|markdown|html)$/.test(address);
    const name = address.replace(/^.*\//, '').replace(/^index\.mdx?$/, '') || address;
    return (
      byPath.get(file) ??
      (isFile ? byPath.get(`content/${address.replace(/^\//, '')}`) : undefined) ??
      (address.startsWith('/')
        ? (byAddress.get(barePath(address)) ??
          byAddress.get(barePath(address).replace(/\.html$/, '')))
        : withoutEnding.get(file.replace(/\/$/, ''))) ??
      (isFile ? (byName.get(name) ?? byName.get(name.replace(/\.md$/, '.markdown'))) : undefined) ??
      [...byPath].find(([each]) => isFile && each.endsWith(`/${address}`))?.[1] ??
      // Relative to the page's old address, as links of pages are.
      (address.startsWith('/') || isFile ? undefined : byUrl)
    );
  };
}
