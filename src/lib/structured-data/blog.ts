import type {BlogLeaf} from 'schema-dts';
import type {Owner} from '../owner';
import {entityId} from './entityId';

/** What a blog says of itself. */
export interface BlogFacts {
  readonly title: string;
  readonly description?: string;
  /** With the base URL. */
  readonly permalink: string;
}

/** The blog as a part of the site. */
export function blog(owner: Owner, {title, description, permalink}: BlogFacts): BlogLeaf {
  const address = `${owner.url}${permalink}`;
  return {
    '@type': 'Blog',
    '@id': address,
    name: title,
    ...(description ? {description} : {}),
    url: address,
    inLanguage: 'en',
    isPartOf: {'@id': entityId(owner, 'website')},
    publisher: {'@id': entityId(owner, 'owner')},
  };
}
