// Ejected from @docusaurus/theme-classic 3.10: describes only the blog, and escapes titles.
export {default} from '@site/src/features/structured-data/BlogData';
