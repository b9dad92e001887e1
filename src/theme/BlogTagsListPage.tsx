// Eject of @docusaurus/theme-classic 3.10: tags can be narrowed by typing, and the strongest come first.
export {default} from '@site/src/features/blog-lists/TagIndex';
