import type {PageSource, PartSource} from '../../lib/search/pageSource';
import type {SearchSection} from '../../lib/search/types';
import type {LocalDocument, LocalDocuments} from './localDocuments';
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
  /** Level of a page's heading, by the page's path and the anchor; 2 where it is not known. */
  readonly levelOf: (url: string, anchor: string) => number | undefined;
}

const SECTION_OF: Readonly<Record<string, SearchSection>> = {
  blog: 'Blog',
  books: 'Books',
  media: 'Media',
  resume: 'Resume',
};
const DOCS: readonly SearchSection[] = ['Books', 'Media', 'Resume'];

function groupByPage(documents: readonly LocalDocument[] = []): Map<number, LocalDocument[]> {
  const groups = new Map<number, LocalDocument[]>();
  for (const document of documents) {
    const page = document.p ?? document.i;
    groups.set(page, [...(groups.get(page) ?? []), document]);
  }
  return groups;
}

function anchorOf({h = ''}: LocalDocument): string {
  return h.slice(h.indexOf('#') + 1);
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
export function buildPages(documents: LocalDocuments, options: PagesOptions): PageSource[] {
  const [titles = [], headings, descriptions, , contents] = documents;
  const headingsOf = groupByPage(headings);
  const descriptionsOf = groupByPage(descriptions);
  const contentsOf = groupByPage(contents);
  return titles.map((title): PageSource => {
    const url = title.u;
    const said = new Set<string>();
    const sections = contentsOf.get(title.i) ?? [];
    const textAt = (anchor: string): string[] =>
      sections
        .filter((section) => anchorOf(section) === anchor)
        .flatMap((section) => freshPassages(clean(section.t), said));
    const lead: PartSource = {
      level: 1,
      anchor: null,
      heading: clean(title.t),
      passages: [
        ...(descriptionsOf.get(title.i) ?? []).flatMap(({t}) => freshPassages(clean(t), said)),
        ...textAt(''),
      ],
    };
    const below = (headingsOf.get(title.i) ?? [])
      .filter((heading) => anchorOf(heading) !== '')
      .map((heading): PartSource => ({
        level: options.levelOf(url, anchorOf(heading)) ?? 2,
        anchor: anchorOf(heading),
        heading: clean(heading.t),
        passages: textAt(anchorOf(heading)),
      }));
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
