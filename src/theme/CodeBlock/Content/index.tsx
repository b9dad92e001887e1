// Eject of @docusaurus/theme-classic 3.10: the theme's imports the highlighter into every page that could show code.
import CodeContent from '@site/src/features/code-highlighter';

export default CodeContent;
