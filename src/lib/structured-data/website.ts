import type {SearchAction, WebSiteLeaf, WithActionConstraints} from 'schema-dts';
import type {Owner} from '../owner';
import {siteAddress} from '../siteAddress';
import {entityId} from './entityId';

/** The site, its owner, and how to ask its search. */
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
    '@type': 'WebSite',
    '@id': entityId(owner, 'website'),
    name: owner.siteTitle,
    description: owner.description,
    url: siteAddress(owner, '/'),
    inLanguage: 'en',
    publisher: {'@id': entityId(owner, 'owner')},
    potentialAction: search,
  };
}
