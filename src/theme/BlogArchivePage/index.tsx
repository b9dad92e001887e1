// Eject of @docusaurus/theme-classic 3.10: years with their calendar, from light rows.
export {default} from '@site/src/features/blog-lists/Archive';
