// Ejected from @docusaurus/theme-classic 3.10: leaves out the links to translations. The site has only
// one language, so they would link each page to itself twice.
export {default} from '@site/src/features/structured-data/SiteMetadata';
