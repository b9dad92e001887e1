import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Owner, OwnerPlace} from '../lib/owner';

/** Returns the validated owner file. */
export function useOwner(): Owner {
  return useDocusaurusContext().siteConfig.customFields?.['owner'] as Owner;
}

const PLACES = ['shortPosts', 'professionalNetwork', 'codeHost', 'meeting'] as const;

/** Returns the owner's four profiles, in the order of the footer; some may have no address. */
export function useOwnerPlaces(): (OwnerPlace & {readonly name: (typeof PLACES)[number]})[] {
  const {links} = useOwner();
  return PLACES.map((name) => ({...links[name], name}));
}
