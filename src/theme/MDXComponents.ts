// Wraps @docusaurus/theme-classic 3.10: replaces pictures and some HTML elements.
import * as embeds from '@site/src/components/Embeds';
import ScrollingTable from '@site/src/components/ScrollingTable';
import Picture from '@site/src/features/pictures';
import MDXComponents from '@theme-original/MDXComponents';

export default {
  ...MDXComponents,
  ...embeds,
  ...embeds.Sized,
  ScrollingTable,
  img: Picture,
  script: embeds.InlineScript,
  style: embeds.InlineStyle,
  table: ScrollingTable,
};
