import type {BlogPostingLeaf, PersonLeaf} from 'schema-dts';
import type {Owner} from '../owner';
import type {BlogFacts} from './blog';
import {entityId} from './entityId';

/** An author as the blog's list of authors has it. */
export interface AuthorFacts {
  readonly name?: string;
  readonly title?: string;
  readonly url?: string;
  readonly email?: string;
  readonly imageURL?: string;
  /** The author's page of this site, with the base URL. */
  readonly page?: {readonly permalink: string} | null;
}

export interface PostFacts {
  readonly title: string;
  readonly description: string;
  /** With the base URL. */
  readonly permalink: string;
  /** ISO 8601. */
  readonly date: string;
  /** Epoch milliseconds. */
  readonly lastUpdatedAt?: number | null;
  /** Labels. */
  readonly tags: readonly string[];
  readonly authors: readonly AuthorFacts[];
  /** Full address of its card. */
  readonly image?: string;
  readonly words?: number;
}

function isOwner(owner: Owner, {name}: AuthorFacts): boolean {
  return name?.toLowerCase() === owner.name.toLowerCase();
}

function author(owner: Owner, facts: AuthorFacts): PersonLeaf {
  const {name, title, email, imageURL, page} = facts;
  const url = facts.url ?? (page ? `${owner.url}${page.permalink}` : undefined);
  return {
    '@type': 'Person',
    ...(isOwner(owner, facts) ? {'@id': entityId(owner, 'owner')} : {}),
    ...(name ? {name} : {}),
    ...(title ? {description: title} : {}),
    ...(url ? {url} : {}),
    ...(email ? {email} : {}),
    ...(imageURL ? {image: new URL(imageURL, owner.url).href} : {}),
  };
}

/** A post as a part of its blog. */
export function blogPosting(owner: Owner, post: PostFacts, blog: BlogFacts): BlogPostingLeaf {
  const address = `${owner.url}${post.permalink}`;
  return {
    '@type': 'BlogPosting',
    '@id': address,
    url: address,
    mainEntityOfPage: address,
    headline: post.title,
    description: post.description,
    datePublished: post.date,
    ...(post.lastUpdatedAt ? {dateModified: new Date(post.lastUpdatedAt).toISOString()} : {}),
    author: post.authors.map((each) => author(owner, each)),
    publisher: {'@id': entityId(owner, 'owner')},
    ...(post.tags.length > 0 ? {keywords: [...post.tags]} : {}),
    ...(post.image ? {image: {'@type': 'ImageObject', url: post.image}} : {}),
    ...(post.words ? {wordCount: post.words} : {}),
    inLanguage: 'en',
    isPartOf: {'@type': 'Blog', '@id': `${owner.url}${blog.permalink}`, name: blog.title},
  };
}
