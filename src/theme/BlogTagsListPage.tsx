// Ejected from @docusaurus/theme-classic 3.10: adds a filter, and lists the most frequent tags first.
export {default} from '@site/src/features/blog-lists/TagIndex';
