// Ejected from @docusaurus/theme-classic 3.10: suggests where to go next.
export {default} from '@site/src/features/not-found';
