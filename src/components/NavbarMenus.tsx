import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocsVersionDropdown from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import type {Props as VersionProps} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import LocaleDropdown from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import type {Props as LocaleProps} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import type {ReactNode} from 'react';
import {useOwner} from '../hooks/useOwner';
import {escapeHtml} from '../lib/text';

/** The menu of docs versions, with links to the archive of posts and to the site's change history. */
export function VersionMenu(props: VersionProps): ReactNode {
  const {baseUrl, repository} = useOwner();
  const archive = {
    label: translate({
      id: 'site.navbar.archive',
      message: 'All posts by year',
      description: 'Link to the archive of posts, in the menu of versions',
    }),
    to: `${baseUrl}blog/archive`,
  };
  const changes = {
    label: translate({
      id: 'site.navbar.changes',
      message: 'Change history',
      description: 'Link to the commits of the site, in the menu of versions',
    }),
    href: `${repository}/commits`,
  };
  return (
    <DocsVersionDropdown
      {...props}
      title={translate({
        id: 'site.navbar.versions',
        message: 'Versions',
        description: 'Tooltip of the menu of versions in the navbar',
      })}
      dropdownItemsAfter={[...props.dropdownItemsAfter, archive, ...(repository ? [changes] : [])]}
    />
  );
}

/** The menu of languages. If there is only one, a note says so. */
export function LanguageMenu(props: LocaleProps): ReactNode {
  const {currentLocale, locales, localeConfigs} = useDocusaurusContext().i18n;
  const note = translate(
    {
      id: 'site.navbar.oneLanguage',
      message: 'This site is available in {language} only.',
      description: 'Note in the menu of languages of a site in one language',
    },
    {language: localeConfigs[currentLocale]?.label ?? currentLocale},
  );
  return (
    <LocaleDropdown
      {...props}
      title={translate({
        id: 'site.navbar.languages',
        message: 'Languages',
        description: 'Tooltip of the menu of languages in the navbar',
      })}
      dropdownItemsBefore={[
        ...(locales.length === 1
          ? [{type: 'html' as const, value: escapeHtml(note), className: 'menu-note'}]
          : []),
        ...props.dropdownItemsBefore,
      ]}
    />
  );
}
