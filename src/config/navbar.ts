import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Owner} from '../lib/owner';
import {escapePattern} from '../lib/text';
import type {Section} from './sections';

/**
 * Returns a function that creates links to pages of this site, each active on every page of its
 * section. The addresses get the base path here, because Docusaurus does not add it to `/blog` on a
 * site served from `/blog/`.
 */
function sectionLinks(baseUrl: string) {
  return (
    label: string,
    page: string,
    position: 'left' | 'right',
    {className, folder = page}: {readonly className?: string; readonly folder?: string} = {},
  ) => {
    const prefix = baseUrl + folder;
    return {
      label,
      to: baseUrl + page,
      position,
      className,
      activeBaseRegex: `^${escapePattern(prefix)}(?:/|$)`,
      // For `src/client-modules/activeNavLink.ts`.
      'data-active-prefix': prefix,
    };
  };
}

export function navbar(
  {siteTitle, map, chat, newsletter, baseUrl}: Owner,
  sections: readonly Section[],
): ThemeConfig['navbar'] {
  const section = sectionLinks(baseUrl);
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
      ...sections.map(({label, path, folder}) => section(label, path, 'left', {folder})),
      section('Blog', 'blog', 'left', {className: 'navbar__item--center'}),
      // The page with the map of the posts.
      ...(map === false ? [] : [section('Intelligence', 'intelligence', 'right')]),
      ...(chat === false ? [] : [section('Chat', 'chat', 'right')]),
      ...(newsletter === false
        ? []
        : [{...section('Newsletter', 'newsletter', 'right'), type: 'custom-new-tab'}]),
      // Only sections consist of docs, and only docs have versions.
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
