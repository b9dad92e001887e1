import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Owner, OwnerProfile} from '../lib/owner';

/** Returns the validated owner file. */
export function useOwner(): Owner {
  return useDocusaurusContext().siteConfig.customFields?.['owner'] as Owner;
}

const PROFILES = ['shortPosts', 'professionalNetwork', 'codeHost', 'meeting'] as const;

/** Returns the owner's four profiles, in the order of the footer; some may have no address. */
export function useOwnerProfiles(): (OwnerProfile & {readonly name: (typeof PROFILES)[number]})[] {
  const {links} = useOwner();
  return PROFILES.map((name) => ({...links[name], name}));
}
