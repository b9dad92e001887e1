import path from 'node:path';
import {parse} from 'yaml';
import {buildCompanions} from '../../lib/content-index/buildCompanions';
import {buildContentPages} from '../../lib/content-index/buildContentPages';
import {buildGraph} from '../../lib/content-index/buildGraph';
import {comparePosts} from '../../lib/content-index/comparePosts';
import {keepTerms} from '../../lib/content-index/keepTerms';
import type {BodyContent} from '../../lib/content-index/readBody';
import {postFacts, readTags, sectionFacts} from '../../lib/content-index/sourceFacts';
import type {ContentPage, KnowledgeGraph, PostCompanions} from '../../lib/content-index/types';
import type {TwinText} from '../../lib/markdown-twin/types';
import {parsePostFile} from '../../lib/postFile';
import {createSourceReader} from './createSourceReader';
import {keptBodies} from './keptBodies';
import type {SiteSources, SourceFile} from './readSources';
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
}

/**
 * The content index of one site, for all who need it in one process. Each part is made when it is
 * first asked for, and again when a file has changed since.
 *
 * It holds functions alone: Docusaurus writes the options of plugins into the browser's code.
 */
export interface ContentIndex {
  /** Posts, oldest first, then section pages; no drafts, nothing unlisted, nothing of a later day. */
  readonly pages: () => readonly ContentPage[];
  /** What stands under each post, by its permalink. */
  readonly companions: () => ReadonlyMap<string, PostCompanions>;
  readonly graph: () => KnowledgeGraph;
  /**
   * A source's text for its Markdown twin, if that was made when the source was read.
   *
   * @param body what stands below its front matter
   */
  readonly twinText: (file: string, body: string) => TwinText | undefined;
}

type Parts = Omit<ContentIndex, 'twinText'>;

function once<Value>(make: () => Value): () => Value {
  let made: {readonly value: Value} | undefined;
  return () => (made ??= {value: make()}).value;
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
  const {root, baseUrl, keepsTexts = false, cache} = options;
  const inCache = (name: string) => cache && path.join(cache, name);
  const bodies = once(() => keptBodies<BodyContent>(root, inCache('bodies.json')));
  const twins = once(() => keptBodies<TwinText | null>(root, inCache('twins.json')));
  const readSource = once(() => createSourceReader({bodies: bodies(), twins: twins()}));
  const termsOf = keepTerms();

  function buildPages(sources: SiteSources): ContentPage[] {
    const read = readSource();
    const tags = readTags(parse(sources.tags), baseUrl);
    const posts = sources.posts.map(read).flatMap(({head, content}) => {
      const facts = postFacts(head, tags, options);
      return facts ? [{...facts, content: content()}] : [];
    });
    const sections = sources.sections.map(read).flatMap(({head, content}) => {
      const facts = sectionFacts(head, baseUrl);
      return facts ? [{...facts, content: content()}] : [];
    });
    bodies().save();
    twins().save();
    return buildContentPages([...posts, ...sections], baseUrl);
  }

  function build(sources: SiteSources): Parts {
    const pages = once(() => buildPages(sources));
    const comparison = once(() => comparePosts(pages(), termsOf));
    const labels = () => seriesLabels(parse(sources.series));
    return {
      pages,
      companions: once(() => buildCompanions(pages(), comparison(), labels())),
      graph: once(() => buildGraph(comparison())),
    };
  }

  let last: {readonly key: string; readonly index: Parts} | undefined;
  const current = (): Parts => {
    const sources = readSources(root);
    const key = keyOf(sources, keepsTexts);
    last = last?.key === key ? last : {key, index: build(sources)};
    return last.index;
  };
  return {
    pages: () => current().pages(),
    companions: () => current().companions(),
    graph: () => current().graph(),
    twinText: (file, body) => twins().get({file, source: body}) ?? undefined,
  };
}
