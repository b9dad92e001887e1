import {writeNumbers} from '../search/numberText';
import type {ContentPage} from '../content-index/types';
import {buildPostings} from './buildPostings';
import {buildWords} from './buildWords';
import type {CutPassage} from './cutPassages';
import {cutPassages} from './cutPassages';
import {countTerms, headTerms} from './countTerms';
import type {CoreFile, PageFile, TextsFile} from './passageFormat';
import {
  BLOCK_LETTERS,
  CORE_FILE,
  PASSAGES_VERSION,
  postingsFile,
  textsFile,
  WORDS_FILE,
} from './passageFormat';

/** Characters of text in one file: some four posts, 12 kB compressed. */
const SHARD_LENGTH = 32_000;

function headingOf(page: ContentPage, anchor: string | null): string | null {
  return page.headings.find((heading) => heading.anchor === anchor)?.text ?? null;
}

function pageFile(page: ContentPage, passages: readonly CutPassage[]): PageFile {
  const headings = page.headings.map(({anchor, text}) => [anchor, text] as const);
  const place = (anchor: string | null) => page.headings.findIndex((one) => one.anchor === anchor);
  return {
    headings,
    passages: passages.map(({anchor, blocks}) => [
      place(anchor),
      ...blocks.map(({kind, text}) => BLOCK_LETTERS[kind] + text),
    ]),
  };
}

function textShards(files: readonly PageFile[]): TextsFile[] {
  const shards: PageFile[][] = [];
  let length = Infinity;
  for (const file of files) {
    if (length >= SHARD_LENGTH) {
      shards.push([]);
      length = 0;
    }
    shards.at(-1)?.push(file);
    length += JSON.stringify(file).length;
  }
  return shards;
}

/**
 * The files of the chat's index by their names (without `.json`): a small core, postings by ranges
 * of terms, texts by some pages each, and the words for corrections. The same pages give the same
 * files.
 */
export function buildPassageIndex(pages: readonly ContentPage[]): ReadonlyMap<string, unknown> {
  const cut = pages.map((page) => cutPassages(page));
  const counted = cut.flatMap((passages, page) =>
    passages.map((passage) =>
      countTerms(passage, headingOf(pages[page] as ContentPage, passage.anchor)),
    ),
  );
  const postings = buildPostings(
    counted.map(({times}) => times),
    pages.map(headTerms),
  );
  const texts = textShards(pages.map((page, place) => pageFile(page, cut[place] ?? [])));
  const core: CoreFile = {
    version: PASSAGES_VERSION,
    pages: pages.map(({title, permalink, date}) => [title, permalink, date ?? '']),
    passageCounts: writeNumbers(cut.map(({length}) => length)),
    lengths: writeNumbers(counted.map(({length}) => length)),
    shards: postings.map(({first}) => first),
    textPages: writeNumbers(texts.map(({length}) => length)),
  };
  return new Map<string, unknown>([
    [CORE_FILE, core],
    [WORDS_FILE, buildWords(pages)],
    ...postings.map(({file}, shard) => [postingsFile(shard), file] as const),
    ...texts.map((file, shard) => [textsFile(shard), file] as const),
  ]);
}
