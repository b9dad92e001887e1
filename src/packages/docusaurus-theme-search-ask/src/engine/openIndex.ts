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
  /** True if there are more docs than posts. */
  readonly hasMainlyDocs: boolean;
  /** Number of the page of each block. */
  readonly pageOfBlock: Uint32Array;
  readonly synonyms: CoreFile['synonyms'];
  readonly shards: CoreFile['shards'];
  /** Number of pages and blocks. */
  readonly documentCount: number;
  readonly fields: readonly FieldNorms[];
}

/** A file with the terms of one alphabetical range. */
export type Shard = ReadonlyMap<string, PackedTerm>;

/** Returns the page number of an indexed document, which is a page's head or one of its blocks. */
export function pageOf({pages, pageOfBlock}: Core, id: number): number {
  return id < pages.length ? id : (pageOfBlock[id - pages.length] ?? 0);
}

async function readCore(file: unknown): Promise<Core> {
  const {locale, pages, tags, synonyms, shards, lengths} = file as CoreFile;
  let firstBlock = 0;
  const heads = pages.map((page) => {
    const head = {...page, firstBlock, tags: page.tags.flatMap((index) => tags[index] ?? [])};
    firstBlock += page.blockCount;
    return head;
  });
  const pageOfBlock = new Uint32Array(firstBlock);
  heads.forEach((head, page) => {
    pageOfBlock.fill(page, head.firstBlock, head.firstBlock + head.blockCount);
  });
  const count = (field: (head: PageHead) => unknown) =>
    heads.filter((head) => field(head) !== undefined).length;
  return {
    language: await loadLanguage(locale),
    pages: heads,
    hasMainlyDocs: count(({docusaurusTag}) => docusaurusTag) > count(({date}) => date),
    pageOfBlock,
    synonyms,
    shards,
    documentCount: heads.length + firstBlock,
    fields: lengths.map(fieldNorms),
  };
}

/**
 * Reads the files of an index. Each file is fetched once, on demand, and again after a failure.
 * Methods reject with `IndexUnavailable` if a file cannot be loaded.
 */
export class TextIndex {
  readonly #load: LoadFile;
  #files = new Map<string, Promise<unknown>>();
  #hasFailed = false;

  constructor(load: LoadFile) {
    this.#load = load;
  }

  #file<Value>(name: string, read: (content: unknown) => Value | Promise<Value>): Promise<Value> {
    const file =
      this.#files.get(name) ??
      this.#load(name)
        .then(read)
        .catch((cause: unknown) => {
          this.#files.delete(name);
          this.#hasFailed = true;
          throw new IndexUnavailable(`The file ${name} of the search index cannot be read.`, {
            cause,
          });
        });
    this.#files.set(name, file);
    return file as Promise<Value>;
  }

  async entry(): Promise<EntryFile> {
    if (this.#hasFailed) {
      // A new build may have renamed the files. Without a connection, the known files are used.
      this.#hasFailed = false;
      const newest = await this.#load(ENTRY_FILE).catch(() => undefined);
      const known = await this.#files.get(ENTRY_FILE);
      if (newest !== undefined && JSON.stringify(newest) !== JSON.stringify(known)) {
        this.#files.clear();
      }
    }
    return this.#file(ENTRY_FILE, (content) => {
      const entry = content as EntryFile | null;
      if (entry?.version !== INDEX_VERSION) {
        throw new IndexUnavailable('The search index is missing or has a different format.');
      }
      return entry;
    });
  }

  /** Returns the core of the first of these docs versions that has one, else that of the latest versions. */
  async core(versionTags: readonly string[] = []): Promise<Core> {
    const {core, versions} = await this.entry();
    const files = versionTags.map((tag) => versions?.[tag]);
    return this.#file(files.find((file) => file !== undefined) ?? core, readCore);
  }

  /** Returns the terms of the file that contains a word's terms; empty if the word sorts before all terms. */
  async shard(core: Core, word: string): Promise<Shard> {
    const name = core.shards.findLast(([first]) => first <= word)?.[1];
    return name === undefined
      ? new Map()
      : this.#file(name, (terms) => new Map((terms as ShardFile).map((term) => [term[0], term])));
  }

  async text(core: Core, page: number): Promise<PageText> {
    return this.#file(core.pages[page]?.textFile ?? '', (content) => content as PageText);
  }
}
