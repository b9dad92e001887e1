import {ENTRY_FILE, INDEX_VERSION} from './indexFormat';
import type {EntryFile} from './indexFormat';
import type {PageSource} from './pageSource';
import type {SearchCore} from './readIndex';
import {readCore, readTexts} from './readIndex';
import type {Posting, Postings} from './readShard';
import {readShard, shardOf} from './readShard';
import {SearchUnavailable} from './SearchUnavailable';

/** Gives a file of the index by its name, parsed as JSON; rejects where it cannot. */
export type FetchFile = (name: string) => Promise<unknown>;

/** The index's files, each fetched once, when it is needed; what failed is fetched anew. */
export class IndexFiles {
  readonly #fetchFile: FetchFile;
  #kept = new Map<string, Promise<unknown>>();
  #coreName = '';
  #doubted = false;

  constructor(fetchFile: FetchFile) {
    this.#fetchFile = fetchFile;
  }

  #keep<Value>(name: string, read: () => Promise<Value>): Promise<Value> {
    const kept = this.#kept;
    const known = kept.get(name) as Promise<Value> | undefined;
    if (known) {
      return known;
    }
    const value = read().catch((cause: unknown) => {
      kept.delete(name);
      this.#doubted = this.#coreName !== '';
      throw cause instanceof SearchUnavailable
        ? cause
        : new SearchUnavailable(`The search index's ${name} could not be loaded.`, {cause});
    });
    kept.set(name, value);
    return value;
  }

  async #entry(): Promise<string> {
    const entry = (await this.#fetchFile(ENTRY_FILE)) as EntryFile | null;
    if (entry?.version !== INDEX_VERSION || !/^\w+$/.test(entry.core)) {
      throw new SearchUnavailable('There is no search index, or one of another format.');
    }
    return `${entry.core}.json`;
  }

  /** After a file was missing: the site may have been built anew since, with other names. */
  async #renew(): Promise<void> {
    this.#doubted = false;
    const name = await this.#entry().catch(() => this.#coreName);
    if (name !== this.#coreName) {
      this.#kept = new Map();
    }
  }

  /** @throws SearchUnavailable */
  async core(): Promise<SearchCore> {
    if (this.#doubted) {
      await this.#renew();
    }
    return this.#keep('core', async () => {
      const name = await this.#entry();
      const core = readCore(await this.#fetchFile(name));
      this.#coreName = name;
      return core;
    });
  }

  /** Postings of terms, without those whose file cannot be had; `missing` says whether some are. */
  async postings(
    core: SearchCore,
    ids: readonly number[],
  ): Promise<{postings: Map<number, Posting>; missing: boolean}> {
    const wanted = ids.filter((id) => (core.counts[id] as number) > 0);
    const shards = [...new Set(wanted.map((id) => shardOf(core, id)))];
    const read = await Promise.allSettled(
      shards.map((shard) => {
        const name = core.shards[shard]?.file ?? '';
        return this.#keep(name, async () => readShard(core, shard, await this.#fetchFile(name)));
      }),
    );
    const byShard = new Map<number, Postings>();
    read.forEach((result, index) => {
      if (result.status === 'fulfilled') {
        byShard.set(shards[index] as number, result.value);
      }
    });
    const postings = new Map<number, Posting>();
    for (const id of wanted) {
      const posting = byShard.get(shardOf(core, id))?.get(id);
      if (posting) {
        postings.set(id, posting);
      }
    }
    return {postings, missing: byShard.size < shards.length};
  }

  /** @throws SearchUnavailable */
  texts(core: SearchCore, page: number): Promise<PageSource> {
    const head = core.pages[page];
    if (!head) {
      throw new RangeError(`No page ${page}`);
    }
    return this.#keep(head.textFile, async () =>
      readTexts(head, await this.#fetchFile(head.textFile)),
    );
  }
}
