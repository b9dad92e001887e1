import type {
  BlogLeaf,
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  PersonLeaf,
  SearchAction,
  Thing,
  WebSiteLeaf,
  WithActionConstraints,
} from 'schema-dts';
import type {SiteBase} from './paths';
import {pageAddress, siteAddress} from './paths';
import type {Owner} from './owner';

/** The name under which the pages' data speak of the site, or of its owner. */
function entityId(site: SiteBase, entity: 'website' | 'owner'): string {
  return siteAddress(site, `#${entity}`);
}

/** A link to the front page of a service says nothing of who the owner is there. */
function isProfile(href: string | undefined): href is string {
  return href !== undefined && /^https?:\/\/[^/]+\/[^/]/.test(href);
}

/** The owner as a person, by what the owner file says and nothing else. */
export function ownerPerson(owner: Owner): PersonLeaf {
  const {shortPosts, professionalNetwork, codeHost} = owner.links;
  const profiles = [shortPosts, professionalNetwork, codeHost]
    .map(({href}) => href)
    .filter(isProfile);
  return {
    '@type': 'Person',
    '@id': entityId(owner, 'owner'),
    name: owner.name,
    url: siteAddress(owner, '/'),
    email: owner.email,
    sameAs: profiles.length > 0 ? profiles : undefined,
  };
}

/** The site and its owner, as every page says it: pages are read one by one. */
export function websiteInShort(owner: Owner): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': entityId(owner, 'website'),
    name: owner.siteTitle,
    url: siteAddress(owner, '/'),
    publisher: {'@id': entityId(owner, 'owner')},
  };
}

/** The site, its owner, and how to ask its search, as home says it. */
export function website(owner: Owner): WebSiteLeaf {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: siteAddress(owner, '/search?q={search_term_string}'),
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    ...websiteInShort(owner),
    description: owner.description,
    inLanguage: 'en',
    potentialAction: search,
  };
}

/** What a blog says of itself. */
interface BlogFacts {
  readonly title: string;
  readonly description?: string;
  /** With the base URL. */
  readonly permalink: string;
}

/** The blog as a part of the site. */
export function blog(owner: Owner, {title, description, permalink}: BlogFacts): BlogLeaf {
  const address = pageAddress(owner, permalink);
  return {
    '@type': 'Blog',
    '@id': address,
    name: title,
    description,
    url: address,
    inLanguage: 'en',
    isPartOf: {'@id': entityId(owner, 'website')},
    publisher: {'@id': entityId(owner, 'owner')},
  };
}

/** An author as the blog's list of authors has it. */
interface AuthorFacts {
  readonly name?: string;
  readonly title?: string;
  readonly url?: string;
  readonly email?: string;
  readonly imageURL?: string;
  /** The author's page of this site, with the base URL. */
  readonly page?: {readonly permalink: string} | null;
}

interface PostFacts {
  readonly title: string;
  readonly description: string;
  /** With the base URL. */
  readonly permalink: string;
  /** ISO 8601. */
  readonly date: string;
  /** Year in which a post with an editorial date was written. */
  readonly written?: number | undefined;
  /** Epoch milliseconds. */
  readonly lastUpdatedAt?: number | null;
  /** Labels. */
  readonly tags: readonly string[];
  readonly authors: readonly AuthorFacts[];
  /** Full address of its card. */
  readonly image?: string;
  readonly words?: number;
}

function author(owner: Owner, facts: AuthorFacts): PersonLeaf {
  const {name, title, email, imageURL, page} = facts;
  const isOwner = name?.toLowerCase() === owner.name.toLowerCase();
  return {
    '@type': 'Person',
    ...(isOwner ? {'@id': entityId(owner, 'owner')} : {}),
    name,
    description: title || undefined,
    url: facts.url ?? (page ? pageAddress(owner, page.permalink) : undefined),
    email,
    image: imageURL ? new URL(imageURL, owner.url).href : undefined,
  };
}

/** A post as a part of its blog. */
export function blogPosting(owner: Owner, post: PostFacts, blog: BlogFacts): BlogPostingLeaf {
  const address = pageAddress(owner, post.permalink);
  return {
    '@type': 'BlogPosting',
    '@id': address,
    url: address,
    mainEntityOfPage: address,
    headline: post.title,
    description: post.description,
    dateCreated: post.written === undefined ? undefined : String(post.written),
    datePublished: post.date,
    dateModified: post.lastUpdatedAt ? new Date(post.lastUpdatedAt).toISOString() : undefined,
    author: post.authors.map((each) => author(owner, each)),
    publisher: {'@id': entityId(owner, 'owner')},
    keywords: post.tags.length > 0 ? [...post.tags] : undefined,
    image: post.image ? {'@type': 'ImageObject', url: post.image} : undefined,
    wordCount: post.words || undefined,
    inLanguage: 'en',
    isPartOf: {'@type': 'Blog', '@id': pageAddress(owner, blog.permalink), name: blog.title},
  };
}

/** A page on the way from home to the page that is open. */
export interface Crumb {
  readonly name: string;
  /** With the base URL. */
  readonly permalink: string;
}

/** The way from home to a page, which is the last of the trail. */
export function breadcrumbs(owner: Owner, trail: readonly Crumb[]): BreadcrumbListLeaf {
  const home = {name: owner.siteTitle, item: siteAddress(owner, '/')};
  const below = trail.map(({name, permalink}) => ({name, item: pageAddress(owner, permalink)}));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...below].map((crumb, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      ...crumb,
    })),
  };
}

/** What would end a script element, or change how the rest of it is read. */
const MARKUP = /<(?=\/?script|!--)/gi;
const WORD_JOINER = '\u2060';

/**
 * The text of a page's JSON-LD. `<` is escaped; where it begins what HTML would take for the end of
 * the script, a word joiner (which is not seen) follows it as well, because the build's HTML
 * minifier writes JSON anew and takes the escapes back.
 */
export function jsonLdText(things: readonly Thing[]): string {
  return JSON.stringify({'@context': 'https://schema.org', '@graph': things})
    .replace(MARKUP, `<${WORD_JOINER}`)
    .replaceAll('<', '\\u003c');
}
