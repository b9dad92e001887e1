import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Owner, OwnerPlace} from '../lib/owner';

/** The owner file as the configuration checked it. */
export function useOwner(): Owner {
  return useDocusaurusContext().siteConfig.customFields?.['owner'] as Owner;
}

const PLACES = ['shortPosts', 'professionalNetwork', 'codeHost', 'meeting'] as const;

/** The owner's four places elsewhere, in the order of the footer; some may have no address yet. */
export function useOwnerPlaces(): (OwnerPlace & {readonly name: (typeof PLACES)[number]})[] {
  const {links} = useOwner();
  return PLACES.map((name) => ({...links[name], name}));
}
