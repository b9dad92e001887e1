// Wrap of @docusaurus/theme-classic 3.10: adds pictures, tables, frames, and ids for the anchor check.
import {ScrollingPre, SizedEmbed, SizedIframe, SizedObject} from '@site/src/components/Embeds';
import KnownAnchors from '@site/src/components/KnownAnchors';
import ScrollingTable from '@site/src/components/ScrollingTable';
import Picture from '@site/src/features/pictures';
import MDXComponents from '@theme-original/MDXComponents';

export default {
  ...MDXComponents,
  KnownAnchors,
  ScrollingPre,
  ScrollingTable,
  SizedEmbed,
  SizedIframe,
  SizedObject,
  embed: SizedEmbed,
  iframe: SizedIframe,
  img: Picture,
  object: SizedObject,
  table: ScrollingTable,
};
