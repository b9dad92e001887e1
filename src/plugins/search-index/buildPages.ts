import type {PageSource, PartSource} from '../../lib/search/pageSource';
import type {SearchSection} from '../../lib/search/types';
import type {ScannedPage, ScannedSection} from './scannedPage';
import {splitPassages} from './splitPassages';

/** What a post's front matter says of it. */
export interface PostFacts {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Keys of `blog/tags.yml`. */
  readonly tags: readonly string[];
}

export interface PagesOptions {
  readonly baseUrl: string;
  /** By the page's path with the base URL. */
  readonly posts: ReadonlyMap<string, PostFacts>;
}

const SECTION_OF: Readonly<Record<string, SearchSection>> = {
  blog: 'Blog',
  books: 'Books',
  media: 'Media',
  resume: 'Resume',
};
const DOCS: readonly SearchSection[] = ['Books', 'Media', 'Resume'];

/** A section with its heading's anchor: '' is the page's own, no anchor is a link to elsewhere. */
function withAnchor({title, hash, content}: ScannedSection, url: string) {
  const own = hash.startsWith(`${url}#`) ? hash.slice(url.length) : hash;
  const anchor = own === '' || own.startsWith('#') ? own.slice(1) : undefined;
  return {title, content, anchor};
}

/** Passages of a section, without those that the page already said. */
function freshPassages(text: string, said: Set<string>): string[] {
  return splitPassages(text).filter((passage) => !said.has(passage) && said.add(passage));
}

function clean(text: string): string {
  return text
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The pages of the site in the index's own shape, from what the local search plugin read. */
export function buildPages(pages: readonly ScannedPage[], options: PagesOptions): PageSource[] {
  return pages.map(({url, pageTitle, description, sections, levels}): PageSource => {
    const said = new Set<string>();
    const all = sections.map((section) => withAnchor(section, url));
    const textAt = (wanted: string): string[] =>
      all
        .filter(({anchor}) => anchor === wanted)
        .flatMap(({content}) => freshPassages(clean(content), said));
    const lead: PartSource = {
      level: 1,
      anchor: null,
      heading: clean(pageTitle),
      passages: [...freshPassages(clean(description), said), ...textAt('')],
    };
    const below = all.flatMap(({title, anchor}): PartSource[] =>
      anchor && title !== pageTitle
        ? [
            {
              level: levels.get(anchor) ?? 2,
              anchor,
              heading: clean(title),
              passages: textAt(anchor),
            },
          ]
        : [],
    );
    const folder = url.slice(options.baseUrl.length).split('/')[0] ?? '';
    const section = SECTION_OF[folder] ?? 'Pages';
    const facts = options.posts.get(url);
    return {
      url,
      section,
      docusaurusTag: DOCS.includes(section) ? 'docs-default-current' : 'default',
      ...(facts ? {date: facts.date} : {}),
      tags: facts?.tags ?? [],
      parts: [lead, ...below],
    };
  });
}
