// Eject of @docusaurus/theme-classic 3.10: an author's posts are rows, not previews.
export {default} from '@site/src/features/blog-lists/AuthorPosts';
