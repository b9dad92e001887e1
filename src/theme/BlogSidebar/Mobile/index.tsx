// Eject of @docusaurus/theme-classic 3.10: the menu's panel folds years as the sidebar does.
export {default} from '@site/src/features/blog-sidebar/SidebarMobile';
