// Ejected from @docusaurus/theme-classic 3.10: adds a filter and a list of the most used tags.
export {default} from '@site/src/features/blog-lists/TagIndex';
