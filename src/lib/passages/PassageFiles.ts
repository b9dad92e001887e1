import {NumberReader} from '../search/numberText';
import {readTerms} from '../search/termText';
import type {WordsFile} from './passageFormat';
import {CORE_FILE, postingsFile, textsFile, WORDS_FILE} from './passageFormat';
import {PassagesUnavailable} from './PassagesUnavailable';
import type {PageHead, PassageCore} from './readCore';
import {readCore} from './readCore';
import type {Posting} from './readPostings';
import {readPostings} from './readPostings';
import type {PassageBlocks} from './readTexts';
import {readTexts} from './readTexts';

/** Gives a file of the index by its name, parsed as JSON; rejects where it cannot. */
export type LoadFile = (name: string) => Promise<unknown>;

export interface KnownWords {
  /** In order. */
  readonly words: readonly string[];
  readonly counts: readonly number[];
}

function readWords(value: unknown): KnownWords {
  const file = value as WordsFile;
  const words = readTerms(file.words);
  return {words, counts: new NumberReader(file.counts).take(words.length)};
}

/** The index's files, each loaded once, when it is needed; what failed is loaded anew. */
export class PassageFiles {
  readonly #load: LoadFile;
  readonly #kept = new Map<string, Promise<unknown>>();

  constructor(load: LoadFile) {
    this.#load = load;
  }

  #keep<Value>(name: string, read: (value: unknown) => Value): Promise<Value> {
    const known = this.#kept.get(name) as Promise<Value> | undefined;
    const value =
      known ??
      (async () => {
        try {
          return read(await this.#load(name));
        } catch (cause) {
          this.#kept.delete(name);
          throw new PassagesUnavailable(`The index's ${name} cannot be had.`, {cause});
        }
      })();
    this.#kept.set(name, value);
    return value;
  }

  /** @throws PassagesUnavailable, as the others */
  core(): Promise<PassageCore> {
    return this.#keep(CORE_FILE, readCore);
  }

  words(): Promise<KnownWords> {
    return this.#keep(WORDS_FILE, readWords);
  }

  /** Postings of those terms that the posts have. */
  async postings(
    {shards}: PassageCore,
    terms: Iterable<string>,
  ): Promise<ReadonlyMap<string, Posting>> {
    const byShard = new Map<number, string[]>();
    for (const term of terms) {
      const shard = shards.findLastIndex((first) => first <= term);
      if (shard >= 0) {
        byShard.set(shard, [...(byShard.get(shard) ?? []), term]);
      }
    }
    const found = new Map<string, Posting>();
    await Promise.all(
      [...byShard].map(async ([shard, wanted]) => {
        const postings = await this.#keep(postingsFile(shard), readPostings);
        for (const term of wanted) {
          const posting = postings.get(term);
          if (posting) {
            found.set(term, posting);
          }
        }
      }),
    );
    return found;
  }

  async passagesOf({shard, place}: PageHead): Promise<readonly PassageBlocks[]> {
    const texts = await this.#keep(textsFile(shard), readTexts);
    return texts[place] ?? [];
  }
}
