import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {parse} from 'yaml';
import {buildCompanions} from '../../lib/content-index/buildCompanions';
import {buildContentPages} from '../../lib/content-index/buildContentPages';
import {buildGraph} from '../../lib/content-index/buildGraph';
import {comparePosts} from '../../lib/content-index/comparePosts';
import {readPlainText} from '../../lib/content-index/readPlainText';
import {ownTagAddresses, postFacts, sectionFacts} from '../../lib/content-index/sourceFacts';
import type {ContentPage, KnowledgeGraph, PostCompanions} from '../../lib/content-index/types';
import {readTagsFile} from '../../lib/derivePost';
import {formatOf} from '../../lib/markdownFormat';
import type {MarkdownSettings} from '../../lib/owner';
import type {PostFile} from '../../lib/postFile';
import {parsePostFile} from '../../lib/postFile';

/** The site's sources as they lie in their folders, before any of them is chosen. */
interface SiteSources {
  /** Sorted by name, so by date. */
  readonly posts: readonly PostFile[];
  /** `books/`, `media/` and `resume/`, each sorted by name. */
  readonly sections: readonly PostFile[];
  /** `blog/tags.yml` and `blog/series.yml`; empty where they are missing. */
  readonly tags: string;
  readonly series: string;
}

const SECTIONS = ['books', 'media', 'resume'];

/** Docusaurus passes over files and folders that begin with `_`. */
function readFolder(root: string, folder: string): PostFile[] {
  const full = path.join(root, folder);
  if (!existsSync(full)) {
    return [];
  }
  return readdirSync(full, {recursive: true, encoding: 'utf8'})
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => /\.mdx?$/.test(name) && !/(?:^|\/)_/.test(name))
    .sort()
    .map((name) => parsePostFile(`${folder}/${name}`, readFileSync(path.join(full, name), 'utf8')));
}

function readList(root: string, name: string): string {
  const file = path.join(root, 'blog', name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Reads a folder that is laid out as this repository is. */
function readSources(root: string): SiteSources {
  return {
    posts: readFolder(root, 'blog'),
    sections: SECTIONS.flatMap((section) => readFolder(root, section)),
    tags: readList(root, 'tags.yml'),
    series: readList(root, 'series.yml'),
  };
}

interface ContentIndexOptions {
  /** Folder of the site. */
  readonly root: string;
  /** With a slash at both ends. */
  readonly baseUrl: string;
  /** How the site reads Markdown. */
  readonly markdown?: MarkdownSettings | undefined;
  /** Epoch milliseconds; posts of a later day are left out. */
  readonly now: number;
  /**
   * Whether texts are taken as they were first read until front matter, a list or the set of files
   * changes. `npm run dev` then shows an edited text without comparing all posts anew.
   */
  readonly keepsTexts?: boolean;
}

/**
 * The content index of one site, for all who need it in one process. Each part is made when it is
 * first asked for, and again when a file has changed since.
 */
export interface ContentIndex {
  /** Posts, oldest first, then section pages; no drafts, nothing unlisted, nothing of a later day. */
  readonly pages: () => readonly ContentPage[];
  /**
   * What stands under each post, by its permalink.
   *
   * @param posts as the blog plugin has loaded them, which knows the days of those whose files say
   *   none; kept for what follows
   */
  readonly companions: (posts?: readonly LoadedPost[]) => ReadonlyMap<string, PostCompanions>;
  readonly graph: () => KnowledgeGraph;
}

type LoadedPost = Pick<BlogPost, 'metadata'>;

function once<Value>(make: () => Value): () => Value {
  let made: {readonly value: Value} | undefined;
  return () => (made ??= {value: make()}).value;
}

function daysOf(posts: readonly LoadedPost[]): Map<string, string> {
  return new Map(
    posts.map(({metadata: {source, date}}) => [
      source.replace('@site/', ''),
      date.toISOString().slice(0, 10),
    ]),
  );
}

function seriesLabels(list: unknown): Map<string, string> {
  const entries = Object.entries((list ?? {}) as Record<string, {label?: unknown} | null>);
  return new Map(entries.map(([key, series]) => [key, String(series?.label ?? key)]));
}

/** The same as long as the index need not be made again. */
function keyOf({posts, sections, tags, series}: SiteSources, keepsTexts: boolean): string {
  const texts = [...posts, ...sections].map(({file, head, body}) =>
    keepsTexts ? [file, head] : [file, head, body],
  );
  return JSON.stringify([texts, tags, series]);
}

export function createContentIndex(options: ContentIndexOptions): ContentIndex {
  const {root, baseUrl, markdown, keepsTexts = false} = options;
  let days: ReadonlyMap<string, string> = new Map();

  function buildPages(sources: SiteSources): ContentPage[] {
    const tags = readTagsFile(parse(sources.tags));
    const tagAddresses = ownTagAddresses(sources.posts, {...options, tags, days});
    const site = {...options, tags, days, tagAddresses};
    const withText = <Facts>(file: PostFile, facts: Facts | undefined) =>
      facts ? [{...facts, content: readPlainText(file.body, formatOf(file, markdown))}] : [];
    const posts = sources.posts.flatMap((post) => withText(post, postFacts(post, site)));
    // Names need not begin with a day. Posts of one day stay in the order of their names.
    posts.sort((a, b) => (a.date ?? '').localeCompare(b.date ?? ''));
    const sections = sources.sections.flatMap((page) =>
      withText(page, sectionFacts(page, baseUrl)),
    );
    return buildContentPages([...posts, ...sections], baseUrl);
  }

  function build(sources: SiteSources) {
    const pages = once(() => buildPages(sources));
    const comparison = once(() => comparePosts(pages()));
    const labels = () => seriesLabels(parse(sources.series));
    return {
      pages,
      companions: once(() => buildCompanions(pages(), comparison(), labels())),
      graph: once(() => buildGraph(comparison())),
    };
  }

  let last: {readonly key: string; readonly index: ReturnType<typeof build>} | undefined;
  const current = () => {
    const sources = readSources(root);
    const key = keyOf(sources, keepsTexts) + JSON.stringify([...days]);
    last = last?.key === key ? last : {key, index: build(sources)};
    return last.index;
  };
  return {
    pages: () => current().pages(),
    companions(posts) {
      days = posts ? daysOf(posts) : days;
      return current().companions();
    },
    graph: () => current().graph(),
  };
}
