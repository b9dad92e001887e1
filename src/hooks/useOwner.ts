import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Owner} from '../lib/owner';

/** The owner file as the configuration checked it. */
export function useOwner(): Owner {
  return useDocusaurusContext().siteConfig.customFields?.['owner'] as Owner;
}
