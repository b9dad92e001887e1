import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Owner} from '../lib/owner';
import type {Section} from './sections';

/**
 * Items of this site's own pages, with the base path in front: Docusaurus does not add it to `/blog`
 * on a site served from `/blog/`.
 */
function itemsBelow(baseUrl: string) {
  const at = (path: string) => `${baseUrl}${path}`;
  return {
    at,
    /** A link to a page, active on every page of its section. */
    section(label: string, page: string, position: 'left' | 'right', className?: string) {
      const prefix = at(page.replace(/\/.*/, ''));
      return {
        label,
        to: at(page),
        position,
        className,
        activeBaseRegex: `^${prefix.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:/|$)`,
        // For `src/client-modules/activeNavLink.ts`.
        'data-active-prefix': prefix,
      };
    },
  };
}

/** A line of text in a menu. */
function note(text: string) {
  return {type: 'html', value: text, className: 'menu-note'};
}

export function navbar(
  {siteTitle, repository, map, chat, newsletter, baseUrl}: Owner,
  sections: readonly Section[],
): ThemeConfig['navbar'] {
  const {at, section} = itemsBelow(baseUrl);
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
        : [{...section('Newsletter', 'newsletter', 'right'), type: 'custom-new-tab'}]),
      // Only sections are docs, which have versions.
      ...(sections.length === 0
        ? []
        : [
            {
              type: 'docsVersionDropdown',
              position: 'right' as const,
              className: 'icon-menu icon-menu--version',
              title: 'Versions',
              dropdownItemsAfter: [
                {label: 'All posts by year', to: at('blog/archive')},
                ...(repository ? [{label: 'Change history', href: `${repository}/commits`}] : []),
              ],
            },
          ]),
      {
        type: 'localeDropdown',
        position: 'right',
        className: 'icon-menu',
        title: 'Languages',
        dropdownItemsBefore: [note('This site is available in English only.')],
      },
    ],
  };
}
