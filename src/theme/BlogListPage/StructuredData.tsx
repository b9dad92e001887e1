// Eject of @docusaurus/theme-classic 3.10: the blog itself, and a title cannot end its script.
export {default} from '@site/src/features/structured-data/BlogData';
