// Eject of @docusaurus/theme-classic 3.10: the list says who writes and shows the latest posts.
export {default} from '@site/src/features/blog-lists/AuthorIndex';
