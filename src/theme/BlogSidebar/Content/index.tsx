// Eject of @docusaurus/theme-classic 3.10: a year is a `<details>`, which opens without scripts; years are counted in UTC, as posts are dated.
export {default} from '@site/src/features/blog-sidebar';
