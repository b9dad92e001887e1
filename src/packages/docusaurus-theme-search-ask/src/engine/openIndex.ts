import type {CoreFile, EntryFile, PackedTerm, ShardFile} from './format.js';
import {ENTRY_FILE, INDEX_VERSION} from './format.js';
import type {Language} from './language.js';
import {loadLanguage} from './loadLanguage.js';
import type {FieldNorms} from './scoreTerm.js';
import {fieldNorms} from './scoreTerm.js';
import type {LoadFile, PageHead, PageText} from './types.js';
import {IndexUnavailable} from './types.js';

/** Content of the core file: everything but terms and texts. */
export interface Core {
  readonly language: Language;
  readonly pages: readonly (PageHead & {readonly textFile: string})[];
  /** Page number of each block. */
  readonly pageOfBlock: Uint32Array;
  readonly synonyms: CoreFile['synonyms'];
  readonly shards: CoreFile['shards'];
  /** Number of pages and blocks. */
  readonly documents: number;
  readonly fields: readonly FieldNorms[];
}

/** A file with the terms of one alphabetical range. */
export type Shard = ReadonlyMap<string, PackedTerm>;

/** Returns the page number of an indexed document, which is a page's head or one of its blocks. */
export function pageOf({pages, pageOfBlock}: Core, id: number): number {
  return id < pages.length ? id : (pageOfBlock[id - pages.length] ?? 0);
}

async function readCore(file: unknown): Promise<Core> {
  const {locale, pages, sections, tags, synonyms, shards, lengths} = file as CoreFile;
  let firstBlock = 0;
  const heads = pages.map(([url, title, place, date, tagPlaces, blockCount, textFile]) => {
    const [section = '', docusaurusTag] = sections[place] ?? [];
    const head = {
      url,
      title,
      section,
      ...(docusaurusTag === undefined ? {} : {docusaurusTag}),
      ...(date === '' ? {} : {date}),
      tags: tagPlaces.flatMap((tag) => {
        const [key, label] = tags[tag] ?? [];
        return key === undefined || label === undefined ? [] : [{key, label}];
      }),
      firstBlock,
      blockCount,
      textFile,
    };
    firstBlock += blockCount;
    return head;
  });
  const pageOfBlock = new Uint32Array(firstBlock);
  heads.forEach((head, page) => {
    pageOfBlock.fill(page, head.firstBlock, head.firstBlock + head.blockCount);
  });
  return {
    language: await loadLanguage(locale),
    pages: heads,
    pageOfBlock,
    synonyms,
    shards,
    documents: heads.length + firstBlock,
    fields: lengths.map(fieldNorms),
  };
}

/** Reads the files of an index. Each file is fetched once, on demand, and again after a failure. */
export class TextIndex {
  readonly #load: LoadFile;
  /** Tag of a docs version whose pages replace those of the last one. */
  readonly #version: string | undefined;
  readonly #versions = new Map<string, TextIndex>();
  #cache = new Map<string, Promise<unknown>>();
  #coreName = '';
  #mayBeOutdated = false;

  constructor(load: LoadFile, version?: string) {
    this.#load = load;
    this.#version = version;
  }

  /**
   * Returns the index of the first given docs version that has its own, otherwise this index.
   *
   * @param tags tags of versions; any others are ignored
   * @throws IndexUnavailable if the index cannot be loaded
   */
  async ofVersions(tags: readonly string[]): Promise<TextIndex> {
    const {versions = {}} = await this.#cached('entry', () => this.#entry());
    const version = tags.find((tag) => tag in versions);
    if (version === undefined) {
      return this;
    }
    const index = this.#versions.get(version) ?? new TextIndex(this.#load, version);
    this.#versions.set(version, index);
    return index;
  }

  /**
   * Returns the locale of the site, and the tags of the older docs versions.
   *
   * @throws IndexUnavailable if the index cannot be loaded
   */
  async site(): Promise<{readonly locale: string; readonly versions: readonly string[]}> {
    const {locale, versions = {}} = await this.#cached('entry', () => this.#entry());
    return {locale, versions: Object.keys(versions)};
  }

  #cached<Value>(name: string, read: () => Promise<Value>): Promise<Value> {
    const cache = this.#cache;
    const cached = cache.get(name) as Promise<Value> | undefined;
    if (cached) {
      return cached;
    }
    const value = read().catch((cause: unknown) => {
      cache.delete(name);
      this.#mayBeOutdated = this.#coreName !== '';
      throw new IndexUnavailable(`The index's ${name} cannot be read.`, {cause});
    });
    cache.set(name, value);
    return value;
  }

  async #entry(): Promise<EntryFile> {
    const entry = (await this.#load(ENTRY_FILE)) as EntryFile | null;
    if (entry?.version !== INDEX_VERSION || !/^\w+\.json$/.test(entry.core)) {
      throw new IndexUnavailable('The index is missing or has another format.');
    }
    return entry;
  }

  async #newestCore(): Promise<string> {
    const {core, versions = {}} = await this.#entry();
    return versions[this.#version ?? ''] ?? core;
  }

  /**
   * Returns the core of the index.
   *
   * @throws IndexUnavailable if it cannot be loaded
   */
  async core(): Promise<Core> {
    if (this.#mayBeOutdated) {
      // A file was missing: a new build may have renamed it.
      this.#mayBeOutdated = false;
      const name = await this.#newestCore().catch(() => this.#coreName);
      if (name !== this.#coreName) {
        this.#cache = new Map();
      }
    }
    return this.#cached('core', async () => {
      const name = await this.#newestCore();
      const core = await readCore(await this.#load(name));
      this.#coreName = name;
      return core;
    });
  }

  /**
   * Returns the file with a word's terms; undefined if the word sorts before all terms.
   *
   * @throws IndexUnavailable if the file cannot be loaded
   */
  async shard(core: Core, word: string): Promise<Shard | undefined> {
    const name = core.shards.findLast(([first]) => first <= word)?.[1];
    return name === undefined
      ? undefined
      : this.#cached(name, async () => {
          const terms = (await this.#load(name)) as ShardFile;
          return new Map(terms.map((term) => [term[0], term]));
        });
  }

  /**
   * Returns the text of a page, given the page's number.
   *
   * @throws IndexUnavailable if the file cannot be loaded
   */
  async text(core: Core, page: number): Promise<PageText> {
    const name = core.pages[page]?.textFile;
    if (name === undefined) {
      throw new RangeError(`No page ${page}`);
    }
    return this.#cached(name, async () => (await this.#load(name)) as PageText);
  }
}
