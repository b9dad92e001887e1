// Ejected from @docusaurus/theme-classic 3.10: formats the date like the rest of the site.
export {default} from '@site/src/features/post-info';
