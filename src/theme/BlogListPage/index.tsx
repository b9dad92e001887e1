// Eject of @docusaurus/theme-classic 3.10: the index is one list of rows, not every post's preview.
export {default} from '@site/src/features/blog-lists/BlogIndex';
