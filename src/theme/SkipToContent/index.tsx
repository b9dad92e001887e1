// Eject of @docusaurus/theme-classic 3.10: moves the focus in the frame that shows the new page.
export {default} from '@site/src/features/page-shell/SkipLink';
