// Eject of @docusaurus/theme-classic 3.10: the date in the form that the whole site gives dates in.
export {default} from '@site/src/features/post-info';
