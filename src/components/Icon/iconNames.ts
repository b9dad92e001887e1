/** The icons of every page: the symbols of `static/img/icons.svg`. */
export const ICON_NAMES = [
  'system',
  'language',
  'search',
  'shortPosts',
  'professionalNetwork',
  'codeHost',
  'meeting',
] as const;

export type IconName = (typeof ICON_NAMES)[number];
