import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Owner, OwnerProfile} from '../lib/owner';

/** Returns the validated owner file. */
export function useOwner(): Owner {
  return useDocusaurusContext().siteConfig.customFields?.['owner'] as Owner;
}

const PROFILES = ['shortPosts', 'professionalNetwork', 'codeHost', 'meeting'] as const;

/**
 * Returns the owner's profiles to show, in the order of the footer. Those without an address are shown only
 * on the example site, so that owners of a copy see them.
 */
export function useOwnerProfiles(): (OwnerProfile & {readonly name: (typeof PROFILES)[number]})[] {
  const {links, example} = useOwner();
  return PROFILES.map((name) => ({...links[name], name})).filter(({href}) => href || example);
}
