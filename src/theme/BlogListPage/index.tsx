// Ejected from @docusaurus/theme-classic 3.10: lists posts as rows instead of previews.
export {default} from '@site/src/features/blog-lists/BlogIndex';
