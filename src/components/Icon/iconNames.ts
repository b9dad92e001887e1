/** The icons of every page: the symbols of `static/img/icons.svg`. */
export const ICON_NAMES = [
  'sun',
  'moon',
  'system',
  'external',
  'language',
  'menu',
  'search',
  'shortPosts',
  'professionalNetwork',
  'codeHost',
  'meeting',
] as const;

export type IconName = (typeof ICON_NAMES)[number];
