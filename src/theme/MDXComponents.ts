// Wrap of @docusaurus/theme-classic 3.10: adds pictures, HTML elements, and ids for the anchor check.
import * as embeds from '@site/src/components/Embeds';
import KnownAnchors from '@site/src/components/KnownAnchors';
import ScrollingTable from '@site/src/components/ScrollingTable';
import Picture from '@site/src/features/pictures';
import MDXComponents from '@theme-original/MDXComponents';

export default {
  ...MDXComponents,
  ...embeds,
  KnownAnchors,
  ScrollingTable,
  embed: embeds.SizedEmbed,
  iframe: embeds.SizedIframe,
  img: Picture,
  object: embeds.SizedObject,
  script: embeds.InlineScript,
  style: embeds.InlineStyle,
  table: ScrollingTable,
};
