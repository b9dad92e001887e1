// Ejected from @docusaurus/theme-classic 3.10: adds the last update, a copy button and the year of
// writing, and formats the date like the rest of the site.
export {default} from '@site/src/features/post-info';
