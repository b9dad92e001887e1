// Ejected from @docusaurus/theme-classic 3.10: says more about each author, and lists the featured posts
// or else the latest.
export {default} from '@site/src/features/blog-lists/AuthorIndex';
