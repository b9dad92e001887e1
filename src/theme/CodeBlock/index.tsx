// Wrap of @docusaurus/theme-classic 3.10: the highlighter's languages come with the first code block.
import '@site/src/features/code-highlighter';
import CodeBlock from '@theme-original/CodeBlock';

export default CodeBlock;
