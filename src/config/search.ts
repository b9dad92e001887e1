import {existsSync} from 'node:fs';
import path from 'node:path';
import type {PluginOptions} from 'docusaurus-theme-search-ask';
import type {Owner} from '../lib/owner';
import {issuesAddress} from '../lib/paths';
import {SEARCH_PLACEHOLDER} from '../features/first-search/plugin';
import type {Site} from './site';

/** Paths of pages, each with the folder of its questions. A fork may lack either folder. */
const QUESTIONS = [
  ['/', 'src/pages/answers'],
  ['/blog', 'blog/answers'],
] as const;

const SYNONYMS = 'src/data/synonyms.yml';

/** Title of an issue or e-mail: `Search: nothing found for "…"`. */
const TITLE = 'Search%3A%20nothing%20found%20for%20%22{query}%22';

/**
 * Returns the address for reporting that a search found nothing: a new issue in the site's
 * repository, an e-mail to the owner, or the page with corrections if the owner file has neither.
 * `{query}` in the address stands for the query.
 */
export function missingResultsUrl(owner: Pick<Owner, 'repository' | 'email' | 'baseUrl'>): string {
  if (owner.repository) {
    const issues = issuesAddress(owner.repository);
    const parameter = issues.endsWith('/-/issues') ? 'issue[title]' : 'title';
    return `${issues}/new?${parameter}=${TITLE}`;
  }
  return owner.email
    ? `mailto:${owner.email}?subject=${TITLE}`
    : `${owner.baseUrl}about-this-site?query={query}#corrections`;
}

/** Returns the options of the search, and of the index that search and chat share. */
export function searchOptions({root, owner, algolia}: Site): Partial<PluginOptions> {
  return {
    synonyms: existsSync(path.join(root, SYNONYMS)) ? SYNONYMS : [],
    searchPagePath: 'search',
    missingResultsUrl: missingResultsUrl(owner),
    placeholder: SEARCH_PLACEHOLDER,
    algolia,
    questions: Object.fromEntries(
      QUESTIONS.filter(([, folder]) => existsSync(path.join(root, folder))),
    ),
    onUnmatchedQuestions: owner.strictPosts ? 'throw' : 'warn',
  };
}
