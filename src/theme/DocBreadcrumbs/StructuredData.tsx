// Eject of @docusaurus/theme-classic 3.10: the trail begins at home.
export {default} from '@site/src/features/structured-data/SectionTrail';
