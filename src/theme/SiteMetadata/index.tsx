// Ejected from @docusaurus/theme-classic 3.10: leaves out metadata for crawlers of hosted searches, and
// links to translations. The site has only one language, so these would link each page to itself twice.
export {default} from '@site/src/features/structured-data/SiteMetadata';
