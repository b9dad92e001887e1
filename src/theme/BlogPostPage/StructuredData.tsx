// Ejected from @docusaurus/theme-classic 3.10: adds more facts, and escapes titles.
export {default} from '@site/src/features/structured-data/PostData';
