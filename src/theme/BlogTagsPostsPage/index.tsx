// Eject of @docusaurus/theme-classic 3.10: a tag lists rows, not previews.
export {default} from '@site/src/features/blog-lists/TagPosts';
