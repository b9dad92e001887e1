// Eject of @docusaurus/theme-classic 3.10: the date in the form that the whole site gives dates in.
import PostInfo from '@site/src/features/post-info';

export default PostInfo;
