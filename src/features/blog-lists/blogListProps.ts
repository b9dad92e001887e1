import type {PackedList} from './postList';

/** What the pages of long lists get in place of the theme's previews. */
export type BlogListProps<ThemeProps> = Omit<ThemeProps, 'items' | 'listMetadata'> & {
  readonly list: PackedList;
};
