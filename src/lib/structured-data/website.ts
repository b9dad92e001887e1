import type {SearchAction, WebSiteLeaf, WithActionConstraints} from 'schema-dts';
import type {Owner} from '../owner';
import {siteAddress} from '../siteAddress';
import {entityId} from './entityId';

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
