// Eject of @docusaurus/theme-classic 3.10: the footer is icon links of the owner, not link columns.
export {default} from '@site/src/features/site-footer';
