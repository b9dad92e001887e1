// Ejected from @docusaurus/theme-classic 3.10: years are `<details>`, which open without scripts, and
// posts are grouped by their year in UTC.
export {default} from '@site/src/features/blog-sidebar';
