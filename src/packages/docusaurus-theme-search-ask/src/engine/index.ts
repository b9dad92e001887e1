export {buildIndex} from './buildIndex.js';
export {ENGLISH, STOP_WORDS, stemOf} from './english.js';
export {blockText} from './format.js';
export {MARK} from './highlight.js';
export {TextIndex} from './openIndex.js';
export {contentText, recordsOf} from './records.js';
export {hasPairedLetters, isGrammar} from './scripts.js';
export {searchHits} from './searchHits.js';
export type {
  Search,
  SearchHit,
  SearchRecord,
  SearchRequest,
  SearchResponse,
} from './searchTypes.js';
export {tokenize} from './tokenize.js';
export type {LoadFile, TextPage} from './types.js';
export {IndexUnavailable} from './types.js';
