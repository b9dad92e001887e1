// Eject of @docusaurus/theme-classic 3.10: the theme's imports the highlighter into every page that could show code.
export {default} from '@site/src/features/code-highlighter';
