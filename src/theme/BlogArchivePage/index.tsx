// Eject of @docusaurus/theme-classic 3.10: shows years with calendars, and loads less data.
export {default} from '@site/src/features/blog-lists/Archive';
