// Eject of @docusaurus/theme-classic 3.10: a way on instead of a dead end.
export {default} from '@site/src/features/not-found';
