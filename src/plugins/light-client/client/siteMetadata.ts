import type {SiteMetadata} from '@docusaurus/types';

/** Stands in for the list of plugins and their versions, which only debug pages show. */
const metadata: Omit<SiteMetadata, 'docusaurusVersion'> = {pluginVersions: {}};

export default metadata;
