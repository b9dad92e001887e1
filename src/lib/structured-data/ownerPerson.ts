import type {PersonLeaf} from 'schema-dts';
import type {Owner} from '../owner';
import {siteAddress} from '../siteAddress';
import {entityId} from './entityId';

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
    ...(owner.email ? {email: owner.email} : {}),
    ...(profiles.length > 0 ? {sameAs: profiles} : {}),
  };
}
