import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';

const site = vi.hoisted(() => ({locales: ['de'], repository: '' as string | undefined}));
/** Fake menu. */
const menu = vi.hoisted(() => ({default: vi.fn((_props: object) => null)}));

vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({
    i18n: {
      currentLocale: 'de',
      locales: site.locales,
      localeConfigs: {de: {label: 'A & <b>'}},
    },
    siteConfig: {customFields: {owner: {baseUrl: '/base/', repository: site.repository}}},
  }),
}));
vi.mock('@theme/NavbarItem/DocsVersionDropdownNavbarItem', () => menu);
vi.mock('@theme/NavbarItem/LocaleDropdownNavbarItem', () => menu);

const {LanguageMenu, VersionMenu} = await import('./NavbarMenus');

/** Renders a menu and returns the props that the theme's menu gets. */
function propsOf(Menu: typeof LanguageMenu | typeof VersionMenu) {
  renderToStaticMarkup(<Menu items={[]} dropdownItemsBefore={[]} dropdownItemsAfter={[]} />);
  return menu.default.mock.lastCall?.[0];
}

test.each([
  [['de'], [{type: 'html', value: 'This site is available in A &amp; &lt;b&gt; only.'}]],
  [['de', 'en'], []],
])('if the languages are %j, the menu begins with %o', (locales, items) => {
  site.locales = locales;
  expect(propsOf(LanguageMenu)).toMatchObject({dropdownItemsBefore: items});
});

const archive = {label: 'All posts by year', to: '/base/blog/archive'};

test.each([
  ['https://a.example/b', [archive, {href: 'https://a.example/b/commits'}]],
  [undefined, [archive]],
])('if the repository is %s, the menu of versions ends with %o', (repository, items) => {
  site.repository = repository;
  expect(propsOf(VersionMenu)).toMatchObject({dropdownItemsAfter: items});
});
