// Fill of @docusaurus/theme-classic 3.10: what the pictures of posts are shown with.
import ResponsivePicture from '@site/src/features/responsive-picture';
import MDXComponents from '@theme-original/MDXComponents';

export default {...MDXComponents, ResponsivePicture};
