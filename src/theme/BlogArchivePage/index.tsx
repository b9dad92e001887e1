// Ejected from @docusaurus/theme-classic 3.10: shows a calendar for each year, and loads less data.
export {default} from '@site/src/features/blog-lists/Archive';
