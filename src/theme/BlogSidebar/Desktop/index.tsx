// Eject of @docusaurus/theme-classic 3.10: years fold, and their posts come when one is opened.
export {default} from '@site/src/features/blog-sidebar/SidebarDesktop';
