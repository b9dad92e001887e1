import type {BlogSidebar} from '@docusaurus/plugin-content-blog';
import type {BlogSidebarData} from '../../lib/blogSidebar';
import type {LoadedList} from './loadList';

/** What the pages of long lists get in place of the theme's previews and sidebar of all posts. */
export type BlogListProps<ThemeProps> = Omit<ThemeProps, 'items' | 'listMetadata' | 'sidebar'> & {
  readonly list: LoadedList;
  readonly sidebar: BlogSidebar & BlogSidebarData;
};
