// Wraps @docusaurus/theme-classic 3.10: replaces pictures and some HTML elements.
import * as embeds from '@site/src/components/Embeds';
import ScrollingTable from '@site/src/components/ScrollingTable';
import Picture from '@site/src/features/pictures';
import MDXComponents from '@theme-original/MDXComponents';

export default {
  ...MDXComponents,
  ...embeds,
  ScrollingTable,
  embed: embeds.SizedEmbed,
  iframe: embeds.SizedIframe,
  img: Picture,
  object: embeds.SizedObject,
  script: embeds.InlineScript,
  style: embeds.InlineStyle,
  table: ScrollingTable,
};
