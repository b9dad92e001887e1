import type {
  Author,
  BlogMetadata,
  BlogPaginatedMetadata,
  PropBlogPostMetadata,
} from '@docusaurus/plugin-content-blog';
import type * as Schema from 'schema-dts';
import type {SiteBase} from './paths';
import {pageAddress, siteAddress} from './paths';
import type {Owner} from './owner';
import {isOwner} from './owner';
import {fullAddress} from './siteLinks';
import {yearWritten} from './yearWritten';

/** Returns the `@id` of the site or its owner. */
function entityId(site: SiteBase, entity: 'website' | 'owner'): string {
  return siteAddress(site, `#${entity}`);
}

/** True for the address of a profile. The front page of a service does not identify the owner. */
function isProfile(href: string | undefined): href is string {
  return href !== undefined && /^https?:\/\/[^/]+\/[^/]/.test(href);
}

export function ownerPerson(owner: Owner): Schema.PersonLeaf {
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

/** Returns the data of the site, including its search. */
export function website(owner: Owner, language: string): Schema.WebSiteLeaf {
  const search: Schema.WithActionConstraints<Schema.SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: siteAddress(owner, '/search?q={search_term_string}'),
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': entityId(owner, 'website'),
    name: owner.siteTitle,
    url: siteAddress(owner, '/'),
    publisher: {'@id': entityId(owner, 'owner')},
    description: owner.description,
    inLanguage: language,
    potentialAction: search,
  };
}

export function blog(
  owner: Owner,
  {blogTitle, blogDescription, permalink}: BlogPaginatedMetadata,
  language: string,
): Schema.BlogLeaf {
  const address = pageAddress(owner, permalink);
  return {
    '@type': 'Blog',
    '@id': address,
    name: blogTitle,
    description: blogDescription,
    url: address,
    inLanguage: language,
    isPartOf: {'@id': entityId(owner, 'website')},
    publisher: {'@id': entityId(owner, 'owner')},
  };
}

/** Metadata of a post from the blog plugin, and facts from its page. */
interface PostFacts extends PropBlogPostMetadata {
  /** Full address of the social card. */
  readonly image?: string | undefined;
  /** Addresses of the authors' pictures that are files beside the post, in the order of the authors. */
  readonly authorImages?: readonly (string | undefined)[];
  readonly wordCount?: number | undefined;
}

function author(owner: Owner, facts: Author): Schema.PersonLeaf {
  const {name, title, email, imageURL, page} = facts;
  const address = facts.url ?? page?.permalink;
  return {
    '@type': 'Person',
    ...(isOwner(owner, name) ? {'@id': entityId(owner, 'owner')} : {}),
    name,
    description: title || undefined,
    url: address && fullAddress(address, owner.url),
    email,
    image: imageURL ? fullAddress(imageURL, owner.url) : undefined,
  };
}

export function blogPosting(
  owner: Owner,
  post: PostFacts,
  {blogTitle, blogBasePath}: BlogMetadata,
  language: string,
): Schema.BlogPostingLeaf {
  const written = yearWritten(post.frontMatter, post.date);
  const address = pageAddress(owner, post.permalink);
  return {
    '@type': 'BlogPosting',
    '@id': address,
    url: address,
    mainEntityOfPage: address,
    headline: post.title,
    description: post.description,
    dateCreated: written === undefined ? undefined : String(written),
    datePublished: post.date,
    dateModified: post.lastUpdatedAt ? new Date(post.lastUpdatedAt).toISOString() : undefined,
    author: post.authors.map((each, index) =>
      author(owner, {...each, imageURL: post.authorImages?.[index] ?? each.imageURL}),
    ),
    publisher: {'@id': entityId(owner, 'owner')},
    keywords: post.tags.length > 0 ? post.tags.map(({label}) => label) : undefined,
    image: post.image ? {'@type': 'ImageObject', url: post.image} : undefined,
    wordCount: post.wordCount || undefined,
    inLanguage: language,
    isPartOf: {'@type': 'Blog', '@id': pageAddress(owner, blogBasePath), name: blogTitle},
  };
}

/** A page of a breadcrumb trail. */
export interface Crumb {
  readonly name: string;
  /** With the base URL. */
  readonly permalink: string;
}

/**
 * Returns the breadcrumbs of a page, starting with the home page.
 *
 * @param trail the other pages in order; the last is the page itself
 */
export function breadcrumbs(owner: Owner, trail: readonly Crumb[]): Schema.BreadcrumbListLeaf {
  const home = {name: owner.siteTitle, item: siteAddress(owner, '/')};
  const crumbs = trail.map(({name, permalink}) => ({name, item: pageAddress(owner, permalink)}));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...crumbs].map((crumb, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      ...crumb,
    })),
  };
}

/** Start of markup that would end a script element, or change how its content is parsed. */
const MARKUP = /<(?=\/?script|!--)/gi;
const WORD_JOINER = '\u2060';

/**
 * Returns the text of a page's JSON-LD with `<` escaped. The build's HTML minifier reverts this escape,
 * so text that could end the script element also gets an invisible word joiner after the `<`.
 */
export function jsonLdText(things: readonly Schema.Thing[]): string {
  return JSON.stringify({'@context': 'https://schema.org', '@graph': things})
    .replace(MARKUP, `<${WORD_JOINER}`)
    .replaceAll('<', '\\u003c');
}
