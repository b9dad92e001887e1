// Eject of @docusaurus/theme-classic 3.10: more facts, and a title cannot end the script it is in.
export {default} from '@site/src/features/structured-data/PostData';
