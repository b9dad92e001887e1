import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Owner} from '../lib/owner';

/** A `custom-section` item is active on every page below its `prefix`. */
function section(label: string, to: string, position: 'left' | 'right', className?: string) {
  const prefix = /^\/[^/]+/.exec(to)?.[0] ?? to;
  return {type: 'custom-section', label, to, prefix, position, className};
}

/** A line of a menu that is no link: why it holds so little. */
function note(text: string) {
  return {type: 'html', value: text, className: 'menu-note'};
}

export function navbar({siteTitle, repository}: Owner): ThemeConfig['navbar'] {
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
      section('Books', '/books/to-read', 'left'),
      section('Media', '/media/on-stage', 'left'),
      section('Resume', '/resume/experience', 'left'),
      section('Blog', '/blog', 'left', 'navbar__item--center'),
      section('Intelligence', '/intelligence', 'right'),
      section('Chat', '/chat', 'right'),
      {
        type: 'custom-new-tab',
        label: 'Newsletter',
        to: '/newsletter',
        prefix: '/newsletter',
        position: 'right',
      },
      {
        type: 'docsVersionDropdown',
        position: 'right',
        dropdownItemsBefore: [note('There is one version of the books, media and resume pages.')],
        dropdownItemsAfter: [
          {label: 'All posts by year', to: '/blog/archive'},
          ...(repository ? [{label: 'Change history', href: `${repository}/commits`}] : []),
        ],
      },
      {
        type: 'localeDropdown',
        position: 'right',
        dropdownItemsBefore: [note('This site is in English only.')],
      },
    ],
  };
}
