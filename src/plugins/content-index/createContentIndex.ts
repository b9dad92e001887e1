import path from 'node:path';
import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {parse} from 'yaml';
import {buildCompanions} from '../../lib/content-index/buildCompanions';
import {buildContentPages} from '../../lib/content-index/buildContentPages';
import {buildGraph} from '../../lib/content-index/buildGraph';
import type {PostComparison} from '../../lib/content-index/comparePosts';
import {comparePosts} from '../../lib/content-index/comparePosts';
import {keepTerms} from '../../lib/content-index/keepTerms';
import type {BodyContent} from '../../lib/content-index/readTree';
import {postFacts, sectionFacts} from '../../lib/content-index/sourceFacts';
import type {ContentPage, KnowledgeGraph, PostCompanions} from '../../lib/content-index/types';
import type {TwinText} from '../../lib/markdown-twin/types';
import {readTagsFile} from '../../lib/derivePost';
import {parsePostFile} from '../../lib/postFile';
import {createSourceReader} from './createSourceReader';
import type {IndexThread} from './indexThread';
import {keptBodies} from './keptBodies';
import type {KeptReading} from './keptReading';
import type {SiteSources, SourceFile} from './readSources';
import {readAhead} from './readAhead';
import {readSources} from './readSources';

export interface ContentIndexOptions {
  /** Folder of the site. */
  readonly root: string;
  /** With a slash at both ends. */
  readonly baseUrl: string;
  /** Epoch milliseconds; posts of a later day are left out. */
  readonly now: number;
  /**
   * Whether texts are taken as they were first read until front matter, a list or the set of files
   * changes. `npm run dev` then shows an edited text without comparing all posts anew.
   */
  readonly keepsTexts?: boolean;
  /** Folder that keeps what texts were read as for the next run; none where absent. */
  readonly cache?: string;
  /** Starts a second thread, which a large site's index is made in as well; needs the cache. */
  readonly startThread?: () => IndexThread;
}

/**
 * The content index of one site, for all who need it in one process. Each part is made when it is
 * first asked for, and again when a file has changed since.
 *
 * It holds functions alone: Docusaurus writes the options of plugins into the browser's code.
 */
export interface ContentIndex {
  /** Where there is a second thread: has both read the texts, for all that is asked for after. */
  readonly ready: () => Promise<void>;
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
  /** JSON of the graph; the last that is asked for: the second thread, if any, ends with it. */
  readonly graphFile: () => Promise<string>;
  /** Ends the second thread, where there is one: nothing more is made in it. */
  readonly end: () => void;
  /**
   * A source's text for its Markdown twin, if that was made when the source was read.
   *
   * @param body what stands below its front matter
   */
  readonly twinText: (file: string, body: string) => TwinText | undefined;
}

type LoadedPost = Pick<BlogPost, 'metadata'>;

interface IndexParts extends Pick<ContentIndex, 'pages' | 'graph'> {
  readonly companions: () => ReadonlyMap<string, PostCompanions>;
  readonly comparison: () => PostComparison;
}

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

/** What a file says before its text. */
function headOf({file, source}: SourceFile): string {
  return `${file}\n${parsePostFile(file, source).head}`;
}

/** The same as long as the index need not be made again. */
function keyOf(sources: SiteSources, keepsTexts: boolean): string {
  const {posts, sections, tags, series} = sources;
  return JSON.stringify(
    keepsTexts ? [...[...posts, ...sections].map(headOf), tags, series] : sources,
  );
}

export function createContentIndex(options: ContentIndexOptions): ContentIndex {
  const {root, baseUrl, keepsTexts = false, cache, startThread} = options;
  const inCache = (name: string) => cache && path.join(cache, name);
  const bodies = once(() => keptBodies<BodyContent>(root, inCache('bodies.json')));
  const twins = once(() => keptBodies<TwinText>(root, inCache('twins.json')));
  const kept = once((): KeptReading => ({bodies: bodies(), twins: twins()}));
  const readSource = once(() => createSourceReader(kept()));
  const termsOf = keepTerms();
  let days: ReadonlyMap<string, string> = new Map();

  function buildPages(sources: SiteSources): ContentPage[] {
    const read = readSource();
    const site = {...options, tags: readTagsFile(parse(sources.tags)), days};
    const posts = sources.posts.map(read).flatMap(({head, content}) => {
      const facts = postFacts(head, site);
      return facts ? [{...facts, content: content()}] : [];
    });
    // Names need not begin with a day. Posts of one day stay in the order of their names.
    posts.sort((a, b) => (a.date ?? '').localeCompare(b.date ?? ''));
    const sections = sources.sections.map(read).flatMap(({head, content}) => {
      const facts = sectionFacts(head, baseUrl);
      return facts ? [{...facts, content: content()}] : [];
    });
    bodies().save();
    twins().save();
    return buildContentPages([...posts, ...sections], baseUrl);
  }

  function build(sources: SiteSources): IndexParts {
    const pages = once(() => buildPages(sources));
    const comparison = once(() => comparePosts(pages(), termsOf));
    const labels = () => seriesLabels(parse(sources.series));
    return {
      pages,
      comparison,
      companions: once(() => buildCompanions(pages(), comparison(), labels())),
      graph: once(() => buildGraph(comparison())),
    };
  }

  let last: {readonly key: string; readonly index: IndexParts} | undefined;
  const current = (): IndexParts => {
    const sources = readSources(root);
    const key = keyOf(sources, keepsTexts) + JSON.stringify([...days]);
    last = last?.key === key ? last : {key, index: build(sources)};
    return last.index;
  };
  // Docusaurus reads its configuration more than once, and uses one.
  const startOnce = once(() => startThread?.());
  const ready = once(async () => {
    const thread = startOnce();
    if (thread) {
      const {posts, sections} = readSources(root);
      await readAhead([...posts, ...sections], kept(), thread);
    }
  });
  return {
    ready,
    pages: () => current().pages(),
    companions(posts) {
      days = posts ? daysOf(posts) : days;
      return current().companions();
    },
    graph: () => current().graph(),
    async graphFile() {
      const thread = startOnce();
      if (!thread) {
        return JSON.stringify(current().graph());
      }
      const {posts, neighbors, tagCounts} = current().comparison();
      return thread.run('graph', {posts, neighbors, tagCounts});
    },
    end: () => startOnce()?.end(),
    twinText: (file, body) => twins().get({file, source: body}),
  };
}
