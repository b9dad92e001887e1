// Eject of @docusaurus/theme-classic 3.10: the theme's asks the browser for names of months and forms of plurals, which takes a tenth of the time in which a post is drawn.
import PostInfo from '@site/src/features/post-info';

export default PostInfo;
