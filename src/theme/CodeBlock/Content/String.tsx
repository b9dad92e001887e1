// Eject of @docusaurus/theme-classic 3.10: the theme's measures each block while the page is drawn.
import CodeText from '@site/src/features/code-highlighter/CodeText';

export default CodeText;
