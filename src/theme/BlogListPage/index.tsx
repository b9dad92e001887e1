// Eject of @docusaurus/theme-classic 3.10: lists posts as rows, not previews.
export {default} from '@site/src/features/blog-lists/BlogIndex';
