// Fill of @docusaurus/theme-classic 3.10: what pictures and tables are shown with.
import ScrollingTable from '@site/src/components/ScrollingTable';
import Picture from '@site/src/features/responsive-picture';
import MDXComponents from '@theme-original/MDXComponents';

export default {...MDXComponents, img: Picture, table: ScrollingTable};
