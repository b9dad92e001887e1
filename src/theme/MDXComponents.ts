// Wrap of @docusaurus/theme-classic 3.10: adds pictures, tables, and ids for the anchor check.
import KnownAnchors from '@site/src/components/KnownAnchors';
import ScrollingTable from '@site/src/components/ScrollingTable';
import Picture from '@site/src/features/pictures';
import MDXComponents from '@theme-original/MDXComponents';

export default {
  ...MDXComponents,
  KnownAnchors,
  ScrollingTable,
  img: Picture,
  table: ScrollingTable,
};
