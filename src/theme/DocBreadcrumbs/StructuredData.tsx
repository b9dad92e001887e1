// Eject of @docusaurus/theme-classic 3.10: the path begins at home.
export {default} from '@site/src/features/structured-data/SectionBreadcrumbs';
