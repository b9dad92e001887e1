// cspell:words Deutsch mehr
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';

interface Item {
  readonly label?: string;
  readonly value?: string;
  readonly to?: string;
  readonly href?: string;
}

interface MenuProps {
  readonly title: string;
  readonly dropdownItemsBefore: readonly Item[];
  readonly dropdownItemsAfter: readonly Item[];
}

const site = vi.hoisted(() => ({
  locales: ['de'],
  repository: 'https://code.example/site' as string | undefined,
}));

vi.mock('@docusaurus/Translate', () => ({
  translate: ({id}: {id: string}, values: Record<string, string> = {}) =>
    [id, ...Object.values(values)].join(' '),
}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({
    i18n: {
      currentLocale: 'de',
      locales: site.locales,
      localeConfigs: {de: {label: 'Deutsch & <mehr>'}},
    },
    siteConfig: {customFields: {owner: {baseUrl: '/base/', repository: site.repository}}},
  }),
}));
/** Draws the props of a menu. */
const menu = vi.hoisted(() => ({
  default: ({title, dropdownItemsBefore, dropdownItemsAfter}: MenuProps): ReactNode =>
    JSON.stringify([title, ...dropdownItemsBefore, ...dropdownItemsAfter]),
}));
vi.mock('@theme/NavbarItem/DocsVersionDropdownNavbarItem', () => menu);
vi.mock('@theme/NavbarItem/LocaleDropdownNavbarItem', () => menu);

const {LanguageMenu, VersionMenu} = await import('./NavbarMenus');

const props = {items: [], dropdownItemsBefore: [], dropdownItemsAfter: []};

function draw(element: ReactNode): unknown[] {
  return JSON.parse(
    renderToStaticMarkup(element).replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  ) as unknown[];
}

test('a site in one language says so, with the name of the language as HTML', () => {
  site.locales = ['de'];
  expect(draw(<LanguageMenu {...props} />)).toEqual([
    'site.navbar.languages',
    expect.objectContaining({
      type: 'html',
      value: 'site.navbar.oneLanguage Deutsch &amp; &lt;mehr&gt;',
    }),
  ]);
  site.locales = ['de', 'en'];
  expect(draw(<LanguageMenu {...props} />)).toEqual(['site.navbar.languages']);
});

test('the menu of versions links to the archive, and to the changes if the source is public', () => {
  const archive = {label: 'site.navbar.archive', to: '/base/blog/archive'};
  const changes = {label: 'site.navbar.changes', href: 'https://code.example/site/commits'};
  site.repository = 'https://code.example/site';
  expect(draw(<VersionMenu {...props} />)).toEqual(['site.navbar.versions', archive, changes]);
  site.repository = undefined;
  expect(draw(<VersionMenu {...props} />)).toEqual(['site.navbar.versions', archive]);
});
