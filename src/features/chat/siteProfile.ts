import type {Collection, SiteProfile} from 'docusaurus-theme-search-ask/answers';
import type {Owner} from '../../lib/owner';

/**
 * Shelves, each with its section in the search index and words that occur in questions about it.
 * `shelve` matches the plural "shelves".
 */
const SHELVES: readonly Collection[] = [
  {
    section: 'Books',
    nouns: ['book', 'shelf', 'shelve', 'novel', 'reading list'],
    phrases: ['you read', 'you ever read', "you've read", 'you have read', 'are you reading'],
    otherWords: ['education'],
  },
  {
    section: 'Media',
    nouns: ['podcast', 'talk', 'interview', 'webinar', 'lecture', 'video', 'demo', 'keynote'],
    otherWords: ['episode', 'watch', 'listen'],
  },
  {
    section: 'Resume',
    nouns: ['resume', 'cv', 'paper', 'course', 'degree'],
    phrases: ['your resume'],
  },
];

/**
 * Returns the facts about the site that the chat uses: title, author, shelves, and pages to suggest
 * for questions about the site itself.
 *
 * @param address adds the base URL to a path from the root of the site
 */
export function siteProfile(
  {name, siteTitle, featured = []}: Pick<Owner, 'name' | 'siteTitle' | 'featured'>,
  address: (path: string) => string,
): SiteProfile {
  const pages = {
    owner: ['/about-this-site', '/resume/experience'],
    site: ['/about-this-site'],
    // Addresses in the index have no slash at the end, except that of the home page.
    start: featured.map((post) => post.replace(/(?!^)\/$/, '')),
    contact: ['/subscribe', '/about-this-site'],
  };
  return {
    title: siteTitle,
    author: name,
    pages: Object.fromEntries(
      Object.entries(pages).map(([topic, paths]) => [topic, paths.map(address)]),
    ),
    collections: SHELVES,
  };
}
