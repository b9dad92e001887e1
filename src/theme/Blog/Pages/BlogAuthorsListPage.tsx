// Ejected from @docusaurus/theme-classic 3.10: introduces the authors and lists their latest posts.
export {default} from '@site/src/features/blog-lists/AuthorIndex';
