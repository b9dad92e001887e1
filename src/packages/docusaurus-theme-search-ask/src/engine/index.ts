export {buildIndex} from './buildIndex.js';
export {ENGLISH, STOP_WORDS, stemOf} from './english.js';
export {blockText, headingPath} from './format.js';
export type {Language, WordsOf} from './language.js';
export {wordFinder} from './language.js';
export type {Core} from './openIndex.js';
export {TextIndex} from './openIndex.js';
export type {Query, QueryWord} from './parseQuery.js';
export {parseQuery, stressOf} from './parseQuery.js';
export type {Found, RankedBlock, RankedPage} from './rank.js';
export {find} from './rank.js';
export {contentText, recordsOf} from './records.js';
export {hasPaired, isGrammar} from './scripts.js';
export {searchHits} from './searchHits.js';
export type {
  HierarchyLevel,
  Search,
  SearchContext,
  SearchHit,
  SearchRecord,
  SearchRequest,
  SearchResponse,
} from './searchTypes.js';
export type {Token} from './tokenize.js';
export {tokenize} from './tokenize.js';
export type {LoadFile, PageHead, PageText, TextPage, TextTag} from './types.js';
export {IndexUnavailable} from './types.js';
