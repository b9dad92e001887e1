// Eject of @docusaurus/theme-classic 3.10: the trail begins at home.
export {SectionTrail as default} from '@site/src/features/structured-data/Trail';
