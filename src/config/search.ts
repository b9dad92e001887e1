import type {PluginOptions} from 'docusaurus-theme-search-ask';
import {synonymsFile} from '../data/schemas/synonyms';
import {SEARCH_PLACEHOLDER} from '../lib/searchSettings';
import {addQuestions} from './addQuestions';
import {missingResultsUrl} from './missingResultsUrl';
import type {Site} from './site';

/** Options of search and of the index that search and chat share. */
export function searchOptions({root, owner, search}: Site): Partial<PluginOptions> {
  return {
    synonyms: synonymsFile(root) ?? [],
    // The stock search plugin has a page of its own.
    searchPagePath: search.kind === 'easyops' ? false : 'search',
    missingResultsUrl: missingResultsUrl(owner),
    placeholder: SEARCH_PLACEHOLDER,
    algolia: search.kind === 'hosted' ? search.algolia : undefined,
    addQuestions: addQuestions(root),
    onUnmatchedQuestions: owner.strictPosts ? 'throw' : 'warn',
  };
}
