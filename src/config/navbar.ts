import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Owner} from '../lib/owner';
import type {Section} from './sections';

/**
 * Returns functions that create items for pages of this site. They add the base path, because
 * Docusaurus does not add it to `/blog` on a site served from `/blog/`.
 */
function itemsWithBase(baseUrl: string) {
  const at = (path: string) => `${baseUrl}${path}`;
  return {
    at,
    /** Creates an item that is active on every page below its `prefix`. */
    section(label: string, page: string, position: 'left' | 'right', className?: string) {
      const prefix = at(page.replace(/\/.*/, ''));
      return {type: 'custom-section', label, to: at(page), prefix, position, className};
    },
  };
}

export function navbar(
  {siteTitle, map, chat, newsletter, baseUrl}: Owner,
  sections: readonly Section[],
): ThemeConfig['navbar'] {
  const {at, section} = itemsWithBase(baseUrl);
  return {
    title: siteTitle,
    logo: {
      alt: '',
      src: 'img/logo-light.svg',
      srcDark: 'img/logo-dark.svg',
      href: '/',
      width: 28,
      height: 28,
    },
    hideOnScroll: true,
    items: [
      ...sections.map(({label, main}) => section(label, main, 'left')),
      section('Blog', 'blog', 'left', 'navbar__item--center'),
      ...(map === false ? [] : [section('Intelligence', 'intelligence', 'right')]),
      ...(chat === false ? [] : [section('Chat', 'chat', 'right')]),
      ...(newsletter === false
        ? []
        : [
            {
              type: 'custom-new-tab',
              label: 'Newsletter',
              to: at('newsletter'),
              prefix: at('newsletter'),
              position: 'right' as const,
            },
          ]),
      // Only the pages of sections are docs, and only docs have versions.
      ...(sections.length === 0
        ? []
        : [
            {
              type: 'docsVersionDropdown',
              position: 'right' as const,
              className: 'icon-menu icon-menu--version',
            },
          ]),
      {type: 'localeDropdown', position: 'right', className: 'icon-menu'},
    ],
  };
}
